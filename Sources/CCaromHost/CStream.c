// The page of an app that runs natively: it is at the other end of a stream, and its messages call the functions that a page
// calls in WebAssembly. `carom dev` holds that end.
//
// A message is a word with the number of the bytes after it, a letter for its kind, and its contents, in little-endian order. The
// page asks, and waits for the answer of the same kind before it asks again:
//
//   T                                       the tables; the answer holds their text
//   X how:byte fraction:double inputs       receives inputs, shows; the answer holds clockHash:uint64, then the words of a frame
//   I layer:int32                           the answer holds what the inspector shows, as JSON
//
// `how` is a sum of HASH, for the clock hash (0 without it), ALL, for a frame that describes everything, and NO_FRAME, for none.
// Before it answers, the app may ask for widths of texts:
//
//   M length:word text font                 the answer is W width:double

#if !defined(__wasm__)

#include "CHost.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { HASH = 1, ALL = 2, NO_FRAME = 4 };
enum { HEADER_WORDS = 5, EXCHANGE_HEAD = 9 };

/// The two ends of the stream here; −1 where the app has no page.
static int in = -1, out = -1;

void carom_log(const uint8_t *text, int32_t length) {
  fwrite(text, 1, (size_t)length, stdout);
  putchar('\n');
}

/// Reads exactly `count` bytes. The app ends where the page has gone for good.
static void take(void *bytes, size_t count) {
  for (char *next = bytes; count > 0;) {
    ssize_t got = read(in, next, count);
    if (got <= 0) exit(0);
    next += got, count -= (size_t)got;
  }
}

static void give(const void *bytes, size_t count) {
  for (const char *next = bytes; count > 0;) {
    ssize_t sent = write(out, next, count);
    if (sent <= 0) exit(0);
    next += sent, count -= (size_t)sent;
  }
}

/// Begins a message of this kind with `count` bytes of contents, which follow.
static void begin(char kind, size_t count) {
  uint32_t length = (uint32_t)count + 1;
  give(&length, 4);
  give(&kind, 1);
}

/// Reads a message into `contents`, which grows, and returns its kind.
static char next(uint8_t **contents, size_t *room, size_t *count) {
  uint32_t length;
  char kind;
  take(&length, 4);
  take(&kind, 1);
  *count = length > 0 ? length - 1 : 0;
  if (*count > *room || !*contents) {
    *room = *count + 1024;
    *contents = realloc(*contents, *room);
    if (!*contents) abort();
  }
  take(*contents, *count);
  return kind;
}

double carom_measure(const uint8_t *text, int32_t length, const uint8_t *font, int32_t fontLength) {
  if (out < 0) return length * 8.0;
  static uint8_t *contents;
  static size_t room;
  size_t count;
  begin('M', 4 + (size_t)length + (size_t)fontLength);
  give(&length, 4);
  give(text, (size_t)length);
  give(font, (size_t)fontLength);
  double width = 0;
  if (next(&contents, &room, &count) == 'W' && count == sizeof width) memcpy(&width, contents, sizeof width);
  return width;
}

static void *(*tables)(void);
static void *(*inspect)(int32_t);

void carom_offer_descriptions(void *(*all_tables)(void), void *(*inspect_layer)(int32_t)) {
  tables = all_tables, inspect = inspect_layer;
}

/// Takes the standard input and output for the stream. What the app prints goes to standard error, line by line, and what it reads
/// is empty.
static void open_stream(void) {
  in = dup(0), out = dup(1);
  int nothing = open("/dev/null", O_RDONLY);
  dup2(nothing, 0), dup2(2, 1), close(nothing);
  setvbuf(stdout, NULL, _IOLBF, 0);
}

void carom_offer(
  void (*start)(int32_t, int32_t), void *(*input_buffer)(int32_t), void (*receive)(int32_t), void *(*frame)(double),
  void *(*recording)(void), uint64_t (*state_hash)(void), uint64_t (*clock_hash)(void), void (*show_again)(void)) {
  (void)start, (void)recording, (void)state_hash;
  if (!getenv("CAROM_STREAM")) return;
  open_stream();
  uint8_t *contents = NULL;
  size_t room = 0, count;
  for (;;) {
    char kind = next(&contents, &room, &count);
    if (kind == 'T' && tables) {
      uint32_t *text = tables();
      begin('T', text[0]);
      give(text + 1, text[0]);
    } else if (kind == 'I' && count == sizeof(int32_t) && inspect) {
      int32_t layer;
      memcpy(&layer, contents, sizeof layer);
      uint32_t *text = inspect(layer);
      begin('I', text[0]);
      give(text + 1, text[0]);
    } else if (kind == 'X' && count >= EXCHANGE_HEAD) {
      double fraction;
      uint8_t how = contents[0];
      memcpy(&fraction, contents + 1, sizeof fraction);
      int32_t bytes = (int32_t)(count - EXCHANGE_HEAD);
      if (bytes > 0) {
        memcpy(input_buffer(bytes), contents + EXCHANGE_HEAD, (size_t)bytes);
        receive(bytes);
      }
      if (how & ALL) show_again();
      uint32_t none[HEADER_WORDS] = {0}, *words = how & NO_FRAME ? none : frame(fraction);
      uint64_t hash = how & HASH ? clock_hash() : 0;
      size_t size = 4 * ((size_t)HEADER_WORDS + words[0] + words[1]);
      begin('X', sizeof hash + size);
      give(&hash, sizeof hash);
      give(words, size);
    }
  }
}

#endif
