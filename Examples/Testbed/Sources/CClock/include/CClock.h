// A clock for displaying the time that steps take; no computation may depend on it.
#pragma once

/// Milliseconds since some moment: the page's own in WebAssembly.
double clock_milliseconds(void);
