#pragma once
#include <stdint.h>

#include "carom_folder.h"

// A file that is written while a session is running, and the message that names it when the process traps. The signal
// handler calls only async-signal-safe functions. In WebAssembly these functions do nothing, because the page keeps its
// session itself.

typedef struct carom_trap carom_trap;

/// The folder that the environment variable `CAROM_TRAPS` names; null if it is not set or empty.
const char *_Nullable carom_trap_folder(void);

/// Creates a file, and its folder if necessary, and prepares the message for a trap. The file is named after the app,
/// the process and the number of the session in it. If it cannot be created, returns null and prints the reason.
carom_trap *_Nullable carom_trap_begin(const char *_Nonnull folder, const char *_Nonnull app);

/// Appends bytes. They are in the file even if the process ends immediately afterwards.
void carom_trap_keep(carom_trap *_Nonnull trap, const uint8_t *_Nonnull bytes, int32_t count);

/// Notes that a tick of this session begins.
void carom_trap_enter(carom_trap *_Nonnull trap, int64_t tick);

/// The session ended without a trap: removes the file.
void carom_trap_end(carom_trap *_Nonnull trap);
