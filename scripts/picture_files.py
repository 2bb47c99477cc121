"""The app's picture files: their sizes, as the page passes them to the app at the start, so that layouts know them before a
picture is loaded. Sources/UIKitCore/Drawing/PictureHeader.swift reads the same headers for tests and for images that an app
creates from bytes.
"""

import re

import web_manifest

ENDINGS = (".png", ".svg", ".webp", ".jpg", ".jpeg", ".gif")
# The page's own pictures do not belong to the app.
NOT_THE_APPS = {web_manifest.DRAWING, *web_manifest.DRAWN, *web_manifest.PREVIEWS}


def is_picture(name):
  return name.endswith(ENDINGS) and name not in NOT_THE_APPS


def listed(files):
  """A flat list of names and sizes, as in ["logo@2x.png", "128x64"], of the pictures among files by their names. A file whose
  size cannot be read has the size "0x0", and the app diagnoses that when it uses the file."""
  answer = []
  for name in sorted(files):
    if is_picture(name):
      width, height = size(files[name]) or (0, 0)
      answer += [name, f"{width}x{height}"]
  return answer


def size(data):
  """The size of a PNG, JPEG, GIF, WebP or SVG file in pixels; None if it is not such a file, or ends too early."""
  for read in (png, gif, webp, jpeg, svg):
    found = read(data)
    if found:
      return found if all(0 < length <= 1 << 20 for length in found) else None
  return None


def number(data, offset, count, order):
  return int.from_bytes(data[offset:offset + count], order) if offset + count <= len(data) else None


def pair(data, first, second, count, order):
  width, height = number(data, first, count, order), number(data, second, count, order)
  return None if width is None or height is None else (width, height)


def png(data):
  return pair(data, 16, 20, 4, "big") if data[:8] == b"\x89PNG\r\n\x1a\n" and data[12:16] == b"IHDR" else None


def gif(data):
  return pair(data, 6, 8, 2, "little") if data[:6] in (b"GIF87a", b"GIF89a") else None


def webp(data):
  if data[:4] != b"RIFF" or data[8:12] != b"WEBP":
    return None
  kind = data[12:16]
  if kind == b"VP8 ":
    found = pair(data, 26, 28, 2, "little")
    return found and (found[0] & 0x3FFF, found[1] & 0x3FFF)
  if kind == b"VP8L":
    width, rest = number(data, 21, 2, "little"), number(data, 22, 3, "little")
    return None if rest is None else ((width & 0x3FFF) + 1, (rest >> 6 & 0x3FFF) + 1)
  if kind == b"VP8X":
    found = pair(data, 24, 27, 3, "little")
    return found and (found[0] + 1, found[1] + 1)
  return None


def jpeg(data):
  """Finds the size in the frame's header, which follows any number of other segments."""
  if data[:3] != b"\xff\xd8\xff":
    return None
  offset, is_turned = 2, False
  while offset + 4 <= len(data) and data[offset] == 0xFF:
    marker, length = data[offset + 1], number(data, offset + 2, 2, "big")
    if length < 2:
      return None
    if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
      found = pair(data, offset + 7, offset + 5, 2, "big")
      return found and (found[::-1] if is_turned else found)
    is_turned = is_turned or marker == 0xE1 and lies_on_its_side(data, offset + 4)
    offset += 2 + length
  return None


def lies_on_its_side(data, offset):
  """Whether the Exif data swap width and height: an orientation of 5 … 8."""
  if data[offset:offset + 6] != b"Exif\0\0":
    return False
  start = offset + 6
  order = "little" if data[start:start + 2] == b"II" else "big"
  first = number(data, start + 4, 4, order)
  count = first is not None and number(data, start + first, 2, order)
  for index in range(count or 0):
    entry = start + first + 2 + 12 * index
    tag = number(data, entry, 2, order)
    if tag is None:
      return False
    if tag == 0x112:
      return (number(data, entry + 8, 2, order) or 0) in range(5, 9)
  return False


def svg(data):
  """The size is `width` and `height` in pixels, or else that of `viewBox`; fractions of pixels are rounded up."""
  tag = re.search(rb"<svg[^>]*", data[:4096])
  if not tag:
    return None

  def numbers(name):
    found = re.search(rb"[\x00-\x20]" + name + rb"=(?:\"([^\"]*)\"|'([^']*)')", tag[0])
    answer = []
    for word in re.split(rb"[\x00-\x20,]+", (found[1] or found[2] or b"").strip() if found else b""):
      if word.startswith(b"-"):
        # The origin of a view box may be negative, and does not matter.
        answer.append(0)
        continue
      parts = re.fullmatch(rb"(\d+)(?:\.(\d*))?(?:px)?", word)
      if not parts:
        return []
      answer.append(int(parts[1][:7]) + (1 if (parts[2] or b"").strip(b"0") else 0))
    return answer

  width, height, box = numbers(b"width"), numbers(b"height"), numbers(b"viewBox")
  if width and height:
    return width[0], height[0]
  return (box[2], box[3]) if len(box) == 4 else None
