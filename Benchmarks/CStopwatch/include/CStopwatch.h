// The clock of the benchmarks.
#pragma once

/// The CPU time of this thread in ms; in WebAssembly the clock that the embedder provides.
#if defined(__wasm__)
__attribute__((import_module("bench"), import_name("now")))
#endif
double clock_now(void);
