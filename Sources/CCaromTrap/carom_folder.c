#include "carom_folder.h"

#if defined(__wasm__)

carom_folder *carom_folder_open(const char *path) { return 0; }
const char *carom_folder_next(carom_folder *folder) { return 0; }
void carom_folder_close(carom_folder *folder) {}
int32_t carom_file_read(const char *path, uint8_t *bytes, int32_t capacity) { return -1; }

#else

#include <dirent.h>
#include <stdio.h>

carom_folder *carom_folder_open(const char *path) { return (carom_folder *)opendir(path); }

const char *carom_folder_next(carom_folder *folder) {
  struct dirent *entry = readdir((DIR *)folder);
  return entry ? entry->d_name : 0;
}

void carom_folder_close(carom_folder *folder) { closedir((DIR *)folder); }

int32_t carom_file_read(const char *path, uint8_t *bytes, int32_t capacity) {
  FILE *file = fopen(path, "rb");
  if (!file) return -1;
  size_t count = fread(bytes, 1, (size_t)capacity, file);
  int failed = ferror(file);
  fclose(file);
  return failed ? -1 : (int32_t)count;
}

#endif
