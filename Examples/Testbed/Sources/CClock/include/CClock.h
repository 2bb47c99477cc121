// A clock for what is shown of the time that steps take; nothing that is computed may follow it.
#pragma once

/// Milliseconds since some moment: the page's own in WebAssembly.
double clock_milliseconds(void);
