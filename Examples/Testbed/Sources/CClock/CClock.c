#include "CClock.h"

#if defined(__wasm__)
__attribute__((import_module("carom"), import_name("now"))) double carom_now(void);

double clock_milliseconds(void) { return carom_now(); }
#else
#include <time.h>

double clock_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}
#endif
