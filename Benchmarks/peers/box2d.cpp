// The scene in Debian's Box2D 2.4.1, with its usual 8 velocity and 3 position iterations. By default it treats fast
// bodies as bullets against static ones.
#include <box2d/box2d.h>

#include "peers.h"

static b2World *world;
static std::vector<b2Body *> bodies;

void peer_make(const SceneFile &scene) {
  world = new b2World(b2Vec2(float(scene.gx), float(scene.gy)));
  world->SetAllowSleeping(false);
  for (const Item &item : scene.items) {
    b2BodyDef body;
    body.type = item.dynamic ? b2_dynamicBody : b2_staticBody;
    body.position.Set(float(item.x), float(item.y));
    body.angle = float(item.angle);
    body.linearVelocity.Set(float(item.vx), float(item.vy));
    body.angularVelocity = float(item.spin);
    bodies.push_back(world->CreateBody(&body));
    b2CircleShape circle;
    b2PolygonShape box;
    b2FixtureDef fixture;
    if (item.form == 0) {
      circle.m_radius = float(item.a);
      fixture.shape = &circle;
    } else {
      box.SetAsBox(float(item.a), float(item.b));
      fixture.shape = &box;
    }
    fixture.density = float(item.density);
    fixture.friction = float(item.friction);
    fixture.restitution = float(item.restitution);
    if (scene.elastic) fixture.restitutionThreshold = 0;
    if (item.ghost) fixture.filter.maskBits = 0;
    bodies.back()->CreateFixture(&fixture);
  }
  for (const Pin &pin : scene.pins) {
    b2RevoluteJointDef joint;
    joint.Initialize(bodies[int(pin.first)], bodies[int(pin.second)], b2Vec2(float(pin.x), float(pin.y)));
    world->CreateJoint(&joint);
  }
}

void peer_step(double dt) { world->Step(float(dt), 8, 3); }

void peer_state(std::vector<State> &out) {
  for (b2Body *b : bodies) {
    b2Vec2 p = b->GetPosition(), v = b->GetLinearVelocity();
    out.push_back({p.x, p.y, b->GetAngle(), v.x, v.y, b->GetAngularVelocity()});
  }
}
