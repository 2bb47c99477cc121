// What the benchmarks take the time with.
#pragma once

/// CPU time of this thread, ms; in WebAssembly the time of whoever runs the program.
#if defined(__wasm__)
__attribute__((import_module("bench"), import_name("now")))
#endif
double clock_now(void);
