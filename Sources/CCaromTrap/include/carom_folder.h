#pragma once
#include <stdint.h>

// Lists and reads the files of an app's folder, for a host without a page. In WebAssembly there are none.

typedef struct carom_folder carom_folder;

/// Opens a folder; null if there is none.
carom_folder *_Nullable carom_folder_open(const char *_Nonnull path);

/// The next name in the folder, in no order; null after the last one. It is valid until the next call.
const char *_Nullable carom_folder_next(carom_folder *_Nonnull folder);

/// Closes the folder.
void carom_folder_close(carom_folder *_Nonnull folder);

/// Reads the beginning of a file, at most `capacity` bytes. Returns how many, or −1 if it cannot be read.
int32_t carom_file_read(const char *_Nonnull path, uint8_t *_Nonnull bytes, int32_t capacity);
