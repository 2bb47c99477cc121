#include "carom_trap.h"

#if defined(__wasm__)

const char *carom_trap_folder(void) { return 0; }
carom_trap *carom_trap_begin(const char *folder, const char *app) { return 0; }
void carom_trap_keep(carom_trap *trap, const uint8_t *bytes, int32_t count) {}
void carom_trap_enter(carom_trap *trap, int64_t tick) {}
void carom_trap_end(carom_trap *trap) {}

#else

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct carom_trap {
  int file;
  volatile int64_t tick;
  char path[1024];
};

/// The session whose tick ran last.
static carom_trap *volatile current;

static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { SIGNALS = sizeof signals / sizeof *signals };
static struct sigaction before[SIGNALS];

static void say(const char *text) {
  if (write(STDERR_FILENO, text, strlen(text)) < 0) return;
}

static void say_number(int64_t number) {
  char digits[24];
  char *first = digits + sizeof digits - 1;
  *first = 0;
  do *--first = (char)('0' + number % 10);
  while (number /= 10);
  say(first);
}

static void trapped(int signal, siginfo_t *info, void *context) {
  carom_trap *trap = current;
  current = 0;
  if (trap) {
    say("\nCarom: the app trapped in tick ");
    say_number(trap->tick);
    say(" of its session. The recording that leads there: ");
    say(trap->path);
    say("\n");
  }
  for (int index = 0; index < SIGNALS; index++) {
    if (signals[index] == signal) sigaction(signal, &before[index], 0);
  }
  // Restores the previous handler, such as Swift's backtracer, which names file and line. A faulting instruction is
  // executed again and reaches it; a raised signal is raised again.
  if (signal == SIGABRT || signal == SIGTRAP) raise(signal);
}

static void prepare(void) {
  static int is_prepared;
  if (is_prepared) return;
  is_prepared = 1;
  // A handler cannot run on a stack that has overflowed, so it gets its own. Swift's runtime may already have installed
  // one.
  static char room[65536];
  stack_t stack;
  if (sigaltstack(0, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
    stack = (stack_t){.ss_sp = room, .ss_size = sizeof room};
    sigaltstack(&stack, 0);
  }
  struct sigaction action = {.sa_sigaction = trapped, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < SIGNALS; index++) sigaction(signals[index], &action, &before[index]);
}

const char *carom_trap_folder(void) {
  const char *folder = getenv("CAROM_TRAPS");
  return folder && *folder ? folder : 0;
}

carom_trap *carom_trap_begin(const char *folder, const char *app) {
  static int sessions;
  char path[sizeof((carom_trap *)0)->path];
  snprintf(path, sizeof path, "%s/%s-%d-%d.carom", folder, app, (int)getpid(), ++sessions);
  mkdir(folder, 0777);
  int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
  if (file < 0) {
    fprintf(stderr, "Carom: %s cannot be written (%s), so no recording is kept for a trap.\n", path, strerror(errno));
    return 0;
  }
  carom_trap *trap = calloc(1, sizeof *trap);
  if (!trap) {
    close(file);
    return 0;
  }
  trap->file = file;
  snprintf(trap->path, sizeof trap->path, "%s", path);
  prepare();
  return trap;
}

void carom_trap_keep(carom_trap *trap, const uint8_t *bytes, int32_t count) {
  while (count > 0) {
    ssize_t written = write(trap->file, bytes, (size_t)count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes += written;
    count -= (int32_t)written;
  }
}

void carom_trap_enter(carom_trap *trap, int64_t tick) {
  trap->tick = tick;
  current = trap;
}

void carom_trap_end(carom_trap *trap) {
  if (current == trap) current = 0;
  close(trap->file);
  unlink(trap->path);
  free(trap);
}

#endif
