"""Players' keys: P-256 as WebCrypto makes them, in plain Python, so that the tests need no package."""

import hashlib
import secrets
import base64

P = 2**256 - 2**224 + 2**192 + 2**96 - 1
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
G = (0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
     0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5)


def _double(point):
  x, y, z = point
  if not y:
    return (0, 1, 0)
  yy = y * y % P
  s = 4 * x * yy % P
  zz = z * z % P
  m = 3 * (x - zz) * (x + zz) % P
  x3 = (m * m - 2 * s) % P
  return (x3, (m * (s - x3) - 8 * yy * yy) % P, 2 * y * z % P)


def _add(one, other):
  x1, y1, z1 = one
  x2, y2, z2 = other
  if not z1:
    return other
  if not z2:
    return one
  a, b = z1 * z1 % P, z2 * z2 % P
  u1, u2 = x1 * b % P, x2 * a % P
  s1, s2 = y1 * b * z2 % P, y2 * a * z1 % P
  if u1 == u2:
    return _double(one) if s1 == s2 else (0, 1, 0)
  h, r = u2 - u1, s2 - s1
  hh = h * h % P
  hhh, v = h * hh % P, u1 * hh % P
  x3 = (r * r - hhh - 2 * v) % P
  return (x3, (r * (v - x3) - s1 * hhh) % P, h * z1 * z2 % P)


def _times(number):
  """number · G, as x and y."""
  result, power = (0, 1, 0), (*G, 1)
  while number:
    if number & 1:
      result = _add(result, power)
    power = _double(power)
    number >>= 1
  x, y, z = result
  inverse = pow(z, -1, P)
  return x * inverse * inverse % P, y * inverse * inverse * inverse % P


def base64url(data):
  return base64.urlsafe_b64encode(data).decode().rstrip("=")


def from_base64url(text):
  return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Key:
  """A pair of keys; `public` is the raw public key in base64url, `id` the key's name, which is also that of a player who begins with it."""

  def __init__(self):
    self.secret = secrets.randbelow(N - 1) + 1
    x, y = _times(self.secret)
    raw = b"\x04" + x.to_bytes(32, "big") + y.to_bytes(32, "big")
    self.public = base64url(raw)
    self.id = self.player = base64url(hashlib.sha256(raw).digest()[:12])

  def sign(self, data):
    digest = int.from_bytes(hashlib.sha256(data).digest(), "big")
    while True:
      k = secrets.randbelow(N - 1) + 1
      r = _times(k)[0] % N
      s = pow(k, -1, N) * (digest + r * self.secret) % N
      if r and s:
        return base64url(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
