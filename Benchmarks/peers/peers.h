// The interface of a peer engine: it gets a scene as numbers, runs steps and returns the state. In meters, kilograms
// and seconds.
#pragma once
#include <vector>

struct Item {
  double dynamic, form, a, b, x, y, angle, vx, vy, spin, density, friction, restitution, ghost;
};
struct Pin {
  double first, second, x, y;
};
struct SceneFile {
  double gx, gy, elastic;
  std::vector<Item> items;
  std::vector<Pin> pins;
};
struct State {
  double x, y, angle, vx, vy, spin;
};

void peer_make(const SceneFile &scene);
void peer_step(double dt);
void peer_state(std::vector<State> &out);
