// Runs one scene file in one engine. Prints the median and total CPU time in ms, the peak memory in MB, and one line
// per body.
#include "peers.h"

#include <time.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

static double cpu_milliseconds() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

// The peak resident memory of this process alone; `ru_maxrss` would be inherited from the parent process.
static double peak_megabytes() {
  FILE *status = fopen("/proc/self/status", "r");
  if (!status) return 0;
  char line[256];
  double kilobytes = 0;
  while (fgets(line, sizeof line, status))
    if (sscanf(line, "VmHWM: %lf", &kilobytes) == 1) break;
  fclose(status);
  return kilobytes / 1024;
}

int main(int argc, char **argv) {
  if (argc < 2) return 2;
  FILE *file = fopen(argv[1], "r");
  if (!file) return 2;
  SceneFile scene;
  int items = 0, pins = 0;
  if (fscanf(file, "%lf %lf %lf %d %d", &scene.gx, &scene.gy, &scene.elastic, &items, &pins) != 5) return 2;
  scene.items.resize(items);
  scene.pins.resize(pins);
  for (Item &item : scene.items)
    for (int k = 0; k < 14; k++)
      if (fscanf(file, "%lf", &item.dynamic + k) != 1) return 2;
  for (Pin &pin : scene.pins)
    for (int k = 0; k < 4; k++)
      if (fscanf(file, "%lf", &pin.first + k) != 1) return 2;
  fclose(file);

  peer_make(scene);
  const int steps = argc > 2 ? atoi(argv[2]) : 600;
  std::vector<double> times;
  double total = 0;
  for (int i = 0; i < steps; i++) {
    double before = cpu_milliseconds();
    peer_step(1.0 / 120);
    times.push_back(cpu_milliseconds() - before);
    total += times.back();
  }
  std::sort(times.begin(), times.end());
  printf("%.6f %.6f %.2f\n", times[times.size() / 2], total, peak_megabytes());
  std::vector<State> states;
  peer_state(states);
  for (const State &s : states) printf("%.9g %.9g %.9g %.9g %.9g %.9g\n", s.x, s.y, s.angle, s.vx, s.vy, s.spin);
  return 0;
}
