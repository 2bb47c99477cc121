#pragma once
#include <stdint.h>

// What the page does for the app: imports of the module "carom" in WebAssembly, functions natively, which ask the page at the other
// end of a stream (CStream.c) where there is one.
#if defined(__wasm__)
#define CAROM_PAGE(name) __attribute__((import_module("carom"), import_name(#name)))
#else
#define CAROM_PAGE(name)
#endif

/// Writes a line of UTF-8 to the console.
CAROM_PAGE(log) void carom_log(const uint8_t *_Nullable text, int32_t length);

/// The width of a single-line text in points. `font` is a CSS font shorthand; both strings are UTF-8.
CAROM_PAGE(measure)
double carom_measure(const uint8_t *_Nullable text, int32_t length, const uint8_t *_Nullable font, int32_t fontLength);

#if !defined(__wasm__)
/// Hands over the functions that only the page of `carom dev` calls, before `carom_offer`: the tables by which it encodes and decodes,
/// and what its inspector shows. Each returns the length of a text as a word, then its bytes.
void carom_offer_descriptions(void *_Nonnull (*_Nonnull tables)(void), void *_Nonnull (*_Nonnull inspect)(int32_t layer));
#endif

/// Hands over the functions that the page calls. In WebAssembly, being passed here keeps the linker from removing them. Natively, where
/// the environment has CAROM_STREAM, the page at the other end of standard input and output calls them until it goes, and only then
/// this returns; otherwise at once.
void carom_offer(
  void (*_Nonnull start)(int32_t, int32_t), void *_Nonnull (*_Nonnull input_buffer)(int32_t), void (*_Nonnull receive)(int32_t),
  void *_Nonnull (*_Nonnull frame)(double), void *_Nonnull (*_Nonnull recording)(void),
  uint64_t (*_Nonnull state_hash)(void), uint64_t (*_Nonnull clock_hash)(void), void (*_Nonnull show_again)(void));

/// Hands over the functions with which a page keeps runs and shows them, for the same reason. Nothing calls them natively.
void carom_offer_runs(
  void *_Nonnull (*_Nonnull run)(int32_t), void *_Nonnull (*_Nonnull open_run)(int32_t),
  void (*_Nonnull run_to)(int32_t, int32_t), void *_Nonnull (*_Nonnull run_state)(void),
  void *_Nonnull (*_Nonnull reduced_run)(void), void *_Nonnull (*_Nonnull run_ghost)(void),
  void (*_Nonnull take_picture)(void), void *_Nonnull (*_Nonnull film_strip)(int32_t), void (*_Nonnull play_on)(void));
