"""What brewers are put together from: a frame, a tank, keys. The body takes the variant's colour, trims stay."""
import math
from brewers import black, body, button, chrome, glow, matte, nozzle, screen, smoke, steel, tray, water
from shape import fillet, lathe, loft, place, soft, tube


def closed(points, r, steps=6):
    """A closed ring of (y, z) with rounded corners."""
    (ax, ay), (bx, by) = points[0], points[1]
    middle = ((ax + bx) / 2, (ay + by) / 2)
    return fillet([middle] + points[1:] + [points[0], middle], r, steps)[:-1]


def inset(ring, by):
    """The ring moved inwards."""
    n = len(ring)
    area = sum(ring[i][0] * ring[(i + 1) % n][1] - ring[(i + 1) % n][0] * ring[i][1] for i in range(n))
    sign = 1 if area > 0 else -1
    out = []
    for i, (y, z) in enumerate(ring):
        (py, pz), (ny, nz) = ring[i - 1], ring[(i + 1) % n]
        ty, tz = ny - py, nz - pz
        size = math.hypot(ty, tz) or 1
        out.append((y - sign * tz / size * by, z + sign * ty / size * by))
    return out


def slab(name, ring, w, mat, f=0.6, x=0.0, steps=5):
    """A side profile given a width, its edges softened: its front stays flat, so that a name printed there is straight."""
    sections = []
    for side in (-1, 1):
        for i in range(steps + 1):
            a = math.pi / 2 * (i if side < 0 else steps - i) / steps
            px = x + side * (w / 2 - f * (1 - math.cos(a)))
            sections.append([(px, y, z) for y, z in inset(ring, f * (1 - math.sin(a)))])
    return loft(name, sections, mat, smooth=46)


def frame(w, h, d, foot=2.6, head=9.5, back=11.0, r=1.5, f=0.7, slope=0.0, lip=0.0, x=0.0, mat=None, plate=True):
    """Foot, back and head in one piece. `slope` leans the head's front back, `lip` draws the foot in. Gives front, inner wall and the cup's place."""
    front, inner = -d / 2, d / 2 - back
    f = min(f, 0.66 * min(r, 0.48 * (foot - 0.4)))  # a softer edge than the corners are round would fold over itself
    ring = closed([(front + lip, 0.4), (d / 2, 0.4), (d / 2, h), (front + slope, h), (front, h - head), (inner, h - head), (inner, foot), (front + lip, foot)], r)
    slab('frame', ring, w, mat or body(), f, x)
    soft('feet', w - 1.8, d - 2.4, 0.6, matte(), (x, 0, 0), r=1.0, f=0.15, steps=2)
    cup = (front + lip + inner) / 2 - 0.3
    soft('cheek', w * 0.74, 0.5, h - head - foot - 1.6, black(), (x, inner - 0.1, foot + 0.5), r=0.2, f=0.2)
    if plate:
        tray(x, cup, foot - 1.15, w * 0.84, inner - front - lip - 1.4, min(2.2, w * 0.16))
    nozzle(x, cup, h - head - 1.9, 1.8)
    return front, inner, cup


def lift(x, w, near, far, z, rise=1.2, r=0.5, mat=None):
    """A bar that wraps the head from side to side."""
    a, b = x - w / 2, x + w / 2
    tube('lift', [(a, far, z), (a, (near + far) / 2, z + rise), (a + 0.2, near + 1.2, z + rise), (a + 1.6, near, z + rise), (x, near - 0.1, z + rise), (b - 1.6, near, z + rise), (b - 0.2, near + 1.2, z + rise), (b, (near + far) / 2, z + rise), (b, far, z)], r, mat or chrome())


def tank(x, y, w, d, h, z=1.6, level=0.72, r=2.0, glass=None, cap=None):
    """Water in a clear tank on a dark base."""
    soft('tank base', w + 0.1, d + 0.1, 1.8, matte(), (x, y, z - 1.2), r=r, f=0.3)
    soft('tank', w, d, h - 1.4, glass or smoke(), (x, y, z), r=r, f=0.5)
    soft('fill', w - 0.5, d - 0.5, h * level, water(), (x, y, z + 0.3), r=max(r - 0.3, 0.3), f=0.35)
    soft('tank cap', w + 0.16, d + 0.16, 1.3, cap or black(), (x, y, z + h - 1.7), r=r + 0.05, f=0.4)


def dial(x, y, z, r, mat=None, lit=True):
    parts = [lathe('dial', fillet([(0, 1.5), (r * 0.9, 1.5), (r, 1.36), (r, 0)], r * 0.08, 4), mat or steel(), 96, lambda a, i: 1 - 0.012 * (0.5 + 0.5 * math.cos(a * 60)) * (1 if i > 8 else 0)),
             lathe('dial mark', [(0, 1.53), (0.16, 1.53)], black(), 24)]
    if lit:
        parts.append(lathe('dial ring', [(r * 1.08, 0.03), (r * 1.16, 0.05), (r * 1.18, 0.02)], glow(), 96))
    return place(parts, (x, y, z), (90, 0, 0))


def keys(x, y, z, n, pitch, r, lit=0):
    for k in range(n):
        button(x + (k - (n - 1) / 2) * pitch, y, z, r, steel(), lit=k == lit)


def on_top(x, y, z, r, mat=None, lit=True):
    place(button(0, 0, 0, r, mat, lit), (x, y, z), (-90, 0, 0))


def panel(x, y, z, w, h, name='bezel'):
    soft(name, w, 0.5, h, screen(), (x, y, z), r=0.2, f=0.18, steps=3)
