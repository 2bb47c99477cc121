#pragma once
#include <stdint.h>

#include "carom_folder.h"

// A file that is written while a session lasts, and the word about it when the process traps. Only what a signal handler
// may call is called there. In WebAssembly nothing is done: the page keeps its session itself.

typedef struct carom_trap carom_trap;

/// The folder that the environment variable `CAROM_TRAPS` names; null where it is not set or empty.
const char *_Nullable carom_trap_folder(void);

/// Creates a file, with its folder, and prepares the word about a trap. The file is named after the app, the process and
/// the number of the session in it. Null, and a line that says why, if it cannot be created.
carom_trap *_Nullable carom_trap_begin(const char *_Nonnull folder, const char *_Nonnull app);

/// Appends bytes. What was appended is in the file even if the process ends at once.
void carom_trap_keep(carom_trap *_Nonnull trap, const uint8_t *_Nonnull bytes, int32_t count);

/// Notes that a tick of this session runs from now on.
void carom_trap_enter(carom_trap *_Nonnull trap, int64_t tick);

/// The session ended without a trap: removes the file.
void carom_trap_end(carom_trap *_Nonnull trap);
