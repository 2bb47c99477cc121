#include "CHost.h"

// What the app has of the page in WebAssembly; natively it is in CStream.c.

void carom_offer_runs(
  void *(*run)(int32_t), void *(*open_run)(int32_t), void (*run_to)(int32_t, int32_t), void *(*run_state)(void),
  void *(*reduced_run)(void), void *(*run_ghost)(void), void (*take_picture)(void), void *(*film_strip)(int32_t),
  void (*play_on)(void)) {
  (void)run, (void)open_run, (void)run_to, (void)run_state, (void)reduced_run, (void)run_ghost, (void)take_picture;
  (void)film_strip, (void)play_on;
}

#if defined(__wasm__)

void carom_offer(
  void (*start)(int32_t, int32_t), void *(*input_buffer)(int32_t), void (*receive)(int32_t), void *(*frame)(double),
  void *(*recording)(void), uint64_t (*state_hash)(void), uint64_t (*clock_hash)(void), void (*show_again)(void)) {
  (void)start, (void)input_buffer, (void)receive, (void)frame, (void)recording, (void)state_hash;
  (void)clock_hash, (void)show_again;
}

typedef __SIZE_TYPE__ size_t;

// The seed of Set and Dictionary. It is the same in every session, so that their order never changes results.
void arc4random_buf(void *buffer, size_t count) {
  uint8_t *bytes = buffer;
  for (size_t index = 0; index < count; index++) bytes[index] = (uint8_t)(index * 151 + 43);
}

// The standard library prints single characters, for example the reason of a trap; the console needs whole lines.
static uint8_t line[1024];
static int32_t lineLength = 0;

int putchar(int character) {
  if (character != '\n') line[lineLength++] = (uint8_t)character;
  if (character == '\n' || lineLength == sizeof line) {
    carom_log(line, lineLength);
    lineLength = 0;
  }
  return character;
}

double strtod(const char *text, char **end);

// Called by `Double("1.5")`. Returns the end of the number in the text, or null if there is no number.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  char *end;
  *result = strtod(text, &end);
  return end == text ? 0 : end;
}

#endif
