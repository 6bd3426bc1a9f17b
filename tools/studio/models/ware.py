"""Mugs, storage, care products and the other accessories."""
import math
from brewers import black, carafe_parts, chrome, clear, coffee, jug, matte, smoke, steel, water
from packs import lean, pod
from shape import fillet, lathe, loft, place, quad, rounded_rect, set_uv, soft, tube
from stage import material


def glaze(): return material('body', rough=0.22, spec=0.55, coat=0.5)


def wrap(name, r, z0, z1, mat, span=1.0, r1=None, segments=160, steps=10):
    """A printed band round a cylinder; u runs once across the visible half."""
    r1 = r1 or r
    obj = lathe(name, [(r + (r1 - r) * k / steps, z0 + (z1 - z0) * k / steps) for k in range(steps + 1)], mat, segments)
    return set_uv(obj, lambda co, no, i: (math.atan2(co.x, -co.y) / math.pi / span + 0.5, (co.z - z0) / (z1 - z0)))


def mug_at(at=(0, 0, 0), turn=0, filled=True, printed=True):
    body = lathe('mug', fillet([(0, 0.3), (2.6, 0.3), (2.9, 0), (3.3, 0.1), (4.05, 1.4), (4.2, 3), (4.2, 9.3), (4.12, 9.5), (3.95, 9.4), (3.85, 8.9), (3.85, 2.0), (3.2, 1.0), (0, 0.9)], 0.35, 5), glaze(), 160)
    grip = tube('mug grip', [(3.9, 0, 7.9), (5.2, 0, 8.3), (7.0, 0, 7.6), (7.2, 0, 5.0), (6.2, 0, 3.0), (4.9, 0, 2.4), (3.9, 0, 2.6)], 0.52, glaze())
    parts = [body, grip]
    if filled:
        parts.append(lathe('drink', [(3.87, 8.35), (0, 8.35)], coffee(), 96))
        parts.append(lathe('crema', [(3.86, 8.37), (3.5, 8.37), (3.3, 8.36)], material('crema', (0.32, 0.16, 0.06), 0.35), 96))
    if printed:
        parts.append(wrap('print', 4.212, 2.2, 8.6, material('label:badge', rough=0.22, spec=0.55, coat=0.5), span=0.62, segments=200))
    return place(parts, at, (0, 0, turn))


def mug():
    mug_at(turn=-12)


def tumbler():
    body = lathe('tumbler', fillet([(0, 0.2), (2.9, 0.2), (3.1, 0), (3.3, 0.3), (3.42, 4), (4.0, 15.6), (3.9, 16.0)], 0.3, 5), glaze(), 160)
    lathe('foot', fillet([(3.32, 0.25), (3.4, 0.3), (3.44, 1.2), (3.36, 1.3)], 0.05, 3), steel(), 160)
    lathe('lip', fillet([(3.95, 15.5), (4.1, 15.6), (4.12, 16.2), (3.9, 16.4)], 0.08, 4), steel(), 160)
    lathe('cap', fillet([(4.0, 16.3), (4.16, 16.6), (4.1, 17.8), (3.7, 18.2), (3.3, 18.25), (3.1, 17.9), (0, 17.8)], 0.2, 5), black(), 160)
    place([lathe('slider', fillet([(0, 0.5), (0.9, 0.5), (1.0, 0.3), (1.0, 0)], 0.1, 3), matte(), 48)], (0, -1.6, 17.75))
    wrap('print', 3.50, 5.0, 12.6, material('label:badge', rough=0.22, spec=0.55, coat=0.5), span=0.62, r1=3.863, segments=200)


def carousel(tiers=5, around=7):
    """A turning rack of chromed loops, as many as it is sold for; the odd loop is empty."""
    r = 2.75 / math.sin(math.pi / around)
    foot, pitch = r + 3.4, 5.7
    lathe('foot', fillet([(0, 1.3), (2, 1.3), (foot - 0.6, 0.9), (foot, 0.4), (foot, 0)], 0.4, 5), glaze(), 128)
    lathe('pole', [(0.5, 1), (0.5, 2.6 + tiers * pitch)], chrome(), 32)
    place([lathe('knob', fillet([(0, 2.4), (0.9, 2.2), (1.3, 1.3), (0.9, 0.4), (0.5, 0)], 0.3, 4), glaze(), 48)], (0, 0, 2.2 + tiers * pitch))
    for tier in range(tiers):
        z = 2.2 + tier * pitch
        for k in range(around):
            a = math.radians(360 * k / around - 90 + 18)
            x, y = r * math.cos(a), r * math.sin(a)
            ring = [(x + 2.45 * math.cos(t * math.pi / 6), y + 2.45 * math.sin(t * math.pi / 6), z + 3.9) for t in range(12)]
            tube('loop', ring, 0.14, chrome(), cyclic=True)
            rim = 1 - 2.45 / r
            tube('arm', [(0, 0, z + 3.9), (x * rim / 2, y * rim / 2, z + 3.9), (x * rim, y * rim, z + 3.9)], 0.14, chrome())
            if (tier * around + k) % 13 != 5:
                pod((x, y, z), spin=k * 40 + tier * 20)


def carousel_little(): carousel(4, 5)


def carousel_tall(): carousel(7, 10)


def drawer(across=6):
    """A pull-out box for pods under the brewer."""
    m = glaze()
    inside = across * 5.28
    wide = inside + 2.3
    soft('case top', wide, 32, 1.0, m, (0, 0, 7.6), r=1.4, f=0.3)
    soft('case floor', wide, 32, 0.8, m, (0, 0, 0), r=1.4, f=0.3)
    for x in (0.4 - wide / 2, wide / 2 - 0.4):
        soft('case side', 0.8, 31.6, 7.4, m, (x, 0, 0.4), r=0.3, f=0.1)
    soft('front', wide - 0.6, 1.0, 6.4, m, (0, -26.0, 1.0), r=0.45, f=0.35)
    soft('pull', 10, 1.0, 0.8, steel(), (0, -26.9, 4.4), r=0.35, f=0.3)
    soft('tray', wide - 2, 26, 0.5, black(), (0, -13.0, 1.2), r=0.4, f=0.1)
    for x in (1.2 - wide / 2, wide / 2 - 1.2):
        soft('tray side', 0.5, 26, 3.0, steel(), (x, -13, 1.2), r=0.2, f=0.1)
    for i in range(across):
        for j in range(2):
            pod((2.64 - inside / 2 + i * 5.28, -22.9 + j * 5.3, 1.75), spin=i * 50 + j * 120)


def drawer_wide(): drawer(10)


def bottle_at(at=(0, 0, 0), turn=0, h=17.0):
    sections = []
    for z, w, d in ((0, 6.6, 4.0), (0.12, 7.0, 4.4), (0.5, 7.4, 4.8), (h * 0.62, 7.4, 4.8), (h * 0.72, 7.0, 4.6), (h * 0.82, 5.2, 4.0), (h * 0.9, 3.3, 3.2), (h * 0.93, 2.9, 2.9), (h, 2.9, 2.9)):
        sections.append([(x, y, z) for x, y in rounded_rect(w, d, min(w, d) / 2 * (0.72 if z < h * 0.8 else 0.98), 12)])
    dense = []
    for a, b in zip(sections, sections[1:]):
        for k in range(4):
            dense.append([tuple(p + (q - p) * k / 4 for p, q in zip(m, n)) for m, n in zip(a, b)])
    bottle = loft('bottle', dense + [sections[-1]], material('body', rough=0.36, spec=0.5), smooth=60)
    cap = lathe('cap', fillet([(1.75, 0), (1.8, 0.1), (1.75, 2.6), (1.5, 2.9), (0, 2.95)], 0.15, 4), material('accent', rough=0.35, spec=0.5), 96, lambda a, i: 1 - 0.02 * (0.5 + 0.5 * math.cos(a * 36)) * (1 if i < 9 else 0))
    place([cap], (0, 0, h - 0.7))
    lab = material('label:front', rough=0.4, spec=0.45)
    z0, z1, half = 1.3, h * 0.6, []
    ring = [p for p in rounded_rect(7.46, 4.86, 2.4 * 0.72, 24) if p[1] < -0.4]
    ring.sort(key=lambda p: math.atan2(p[0], -p[1]))
    total, lengths = 0, [0]
    for p, q in zip(ring, ring[1:]):
        total += math.hypot(q[0] - p[0], q[1] - p[1])
        lengths.append(total)
    from shape import mesh_object
    verts = [(x, y, z) for z in (z0, z1) for x, y in ring]
    n = len(ring)
    strip = mesh_object('label', verts, [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)], lab)
    set_uv(strip, lambda co, no, i: (lengths[i % n] / total, 0 if i < n else 1))
    return place([bottle, cap, strip], at, (0, 0, turn))


def descaler():
    bottle_at(turn=10)


def filter_at(x, y, turn=0, lying=False):
    parts = [lathe('filter', fillet([(0, 0), (2.2, 0), (2.5, 0.3), (2.6, 4.6), (2.2, 5.2), (1.6, 5.6), (1.5, 6.6), (0, 6.7)], 0.25, 5), material('body', rough=0.4, spec=0.45), 96),
             wrap('band', 2.57, 0.9, 3.9, material('label:badge', rough=0.4, spec=0.45), span=0.8, r1=2.615)]
    parts += [place([soft('fin', 0.24, 0.3, 0.9, matte(), (0, 0, 0), r=0.1, f=0.05, steps=2, corner=4)], (1.56 * math.cos(a), 1.56 * math.sin(a), 5.6), (0, 0, math.degrees(a)))[0] for a in [k * math.pi / 6 for k in range(12)]]
    return place(parts, (x, y, 2.62 if lying else 0), (88, 0, turn) if lying else (0, 0, turn))


def filters():
    filter_at(-3.4, 1.6, 6)
    filter_at(2.9, 2.2, -14)
    filter_at(0.9, -2.9, 58, lying=True)


def filter_pair():
    filter_at(-2.7, 1.4, 6)
    filter_at(2.1, -1.5, 52, lying=True)


def filter_six():
    """Three, two, one: all six are seen at a glance."""
    for row, count in enumerate((3, 2, 1)):
        for k in range(count):
            filter_at((k - (count - 1) / 2) * 6.0, 5.2 - row * 5.2, (5, -7, 3)[(row + k) % 3])


def frother():
    lathe('base', fillet([(0, 0.2), (5.6, 0.2), (5.9, 0), (6.1, 0.5), (5.8, 2.4), (5.1, 2.8), (0, 2.8)], 0.3, 5), black(), 128)
    body = lathe('jug', fillet([(0, 2.9), (4.9, 2.9), (5.1, 3.4), (4.9, 12), (4.55, 15.6), (4.45, 15.8)], 0.3, 5), glaze(), 160)
    lathe('ring', fillet([(4.9, 2.7), (5.2, 2.8), (5.2, 3.4), (4.95, 3.5)], 0.08, 3), steel(), 128)
    lathe('lid', fillet([(4.6, 15.5), (4.7, 15.8), (4.6, 16.6), (3.8, 17.3), (0.9, 17.5), (0.8, 18.3), (0.5, 18.6), (0, 18.65)], 0.25, 5), smoke(), 128)
    lathe('seal', [(4.62, 15.6), (4.66, 15.9), (4.6, 16.0)], steel(), 128)
    tube('grip', [(4.6, 0, 14.4), (6.4, 0, 14.9), (8.2, 0, 13.8), (8.3, 0, 9.4), (7.2, 0, 6.4), (5.8, 0, 5.4), (4.9, 0, 5.6)], 0.6, black())
    from brewers import button
    place(button(0, 0, 0, 0.9), (0, -6.05, 1.5), (6, 0, 0))
    wrap('print', 4.965, 8.0, 11.4, material('label:badge', rough=0.22, spec=0.55, coat=0.5), span=0.62, r1=4.93)


def carafe():
    carafe_parts(0, 0, 0)


def kit():
    """Care set: bottle, two filters, brush and cloth."""
    bottle_at((-3.4, 1.8, 0), 8, 15)
    filter_at(3.2, 3.4, -8)
    filter_at(6.4, -0.4, 40, lying=True)
    place([lathe('grip', fillet([(0, 0), (0.6, 0.1), (0.75, 2), (0.5, 7), (0.55, 8.6), (0, 8.8)], 0.3, 4), material('wood', (0.5, 0.3, 0.16), 0.5), 48),
           lathe('bristle', [(0.52, 8.6), (0.95, 11.2), (0, 11.3)], matte(), 48)], (3.6, -4.8, 0.95), (0, -90, 20))
    cloth = []
    for k in range(4):
        soft('cloth', 8.2 - 0.1 * k, 6.6 - 0.1 * k, 0.36, material('accent', rough=0.95, spec=0.1, bump=0.3, bump_scale=9), (-3.0 + 0.05 * k, -4.8, 0.36 * k), r=0.5, f=0.17, steps=3)


def cup():
    """Paper cup with sleeve and lid, and a short stack behind."""
    paper = material('body', rough=0.6, spec=0.3)
    sleeve = material('label:badge', rough=0.75, spec=0.2, bump=0.03, bump_scale=6)

    def one(at, turn=0, lidded=True):
        parts = [lathe('cup', fillet([(0, 0.5), (2.8, 0.5), (2.85, 0), (2.95, 0), (3.0, 0.4), (4.2, 10.9), (4.35, 11.0), (4.35, 11.3), (4.1, 11.3), (4.0, 10.6), (0, 10.4)], 0.08, 4), paper, 128),
                 wrap('sleeve', 3.32, 2.6, 8.2, sleeve, span=0.7, r1=3.96, segments=200)]
        if lidded:
            parts.append(lathe('lid', fillet([(4.42, 10.9), (4.5, 11.0), (4.5, 11.5), (4.3, 11.7), (4.1, 12.6), (3.8, 12.9), (3.5, 12.8), (3.3, 12.3), (0, 12.2)], 0.1, 4), black(), 128))
        return place(parts, at, (0, 0, turn))

    one((0, 0, 0), 4)
    for k in range(5):
        one((7.4, 4.2, 0.95 * k), 10 * k, False)


def starter():
    """A brewer with cartons and pods: starter kits and brewer bundles."""
    from machines import tempo
    import bpy
    from packs import carton
    before = set(bpy.context.scene.objects)
    tempo()
    place([o for o in bpy.context.scene.objects if o not in before], (-7, 5, 0), (0, 0, 0))
    carton(13.6, 8.6, 12.6, (14.2, 3.6, 0), -10)
    pod((11.0, -8.0, 0), spin=20)
    lean(16.6, -9.0, 12)
