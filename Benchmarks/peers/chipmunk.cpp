// The scene in Debian's Chipmunk 7. It multiplies the friction and elasticity of two shapes; square roots of the values
// give the mixtures of the other engines if both shapes have the same value.
#include <chipmunk/chipmunk.h>

#include <cmath>

#include "peers.h"

static cpSpace *space;
static std::vector<cpBody *> bodies;

void peer_make(const SceneFile &scene) {
  space = cpSpaceNew();
  cpSpaceSetGravity(space, cpv(scene.gx, scene.gy));
  for (const Item &item : scene.items) {
    cpBody *body;
    if (item.dynamic) {
      bool round = item.form == 0;
      double mass = item.density * (round ? CP_PI * item.a * item.a : 4 * item.a * item.b);
      double moment = round ? cpMomentForCircle(mass, 0, item.a, cpvzero) : cpMomentForBox(mass, 2 * item.a, 2 * item.b);
      body = cpSpaceAddBody(space, cpBodyNew(mass, moment));
    } else {
      body = cpSpaceAddBody(space, cpBodyNewStatic());
    }
    cpBodySetPosition(body, cpv(item.x, item.y));
    cpBodySetAngle(body, item.angle);
    if (item.dynamic) {
      cpBodySetVelocity(body, cpv(item.vx, item.vy));
      cpBodySetAngularVelocity(body, item.spin);
    }
    cpShape *shape = item.form == 0 ? cpCircleShapeNew(body, item.a, cpvzero)
                                    : cpBoxShapeNew(body, 2 * item.a, 2 * item.b, 0);
    cpSpaceAddShape(space, shape);
    cpShapeSetFriction(shape, std::sqrt(item.friction));
    cpShapeSetElasticity(shape, std::sqrt(item.restitution));
    if (item.ghost) cpShapeSetFilter(shape, CP_SHAPE_FILTER_NONE);
    bodies.push_back(body);
  }
  for (const Pin &pin : scene.pins)
    cpSpaceAddConstraint(space, cpPivotJointNew(bodies[int(pin.first)], bodies[int(pin.second)], cpv(pin.x, pin.y)));
}

void peer_step(double dt) { cpSpaceStep(space, dt); }

void peer_state(std::vector<State> &out) {
  for (cpBody *b : bodies) {
    cpVect p = cpBodyGetPosition(b), v = cpBodyGetVelocity(b);
    out.push_back({p.x, p.y, cpBodyGetAngle(b), v.x, v.y, cpBodyGetAngularVelocity(b)});
  }
}
