"""Smaller goods of the shop: things for the table, the shelf and the wall."""
import math
from brewers import badge, black, clear, coffee, jug, matte, steel
from packs import lean, pod, white_plastic
from shape import fillet, lathe, loft, paint, place, quad, rounded_rect, set_uv, soft, tube
from stage import material
from ware import glaze, wrap


def wood(): return material('bamboo', (0.58, 0.4, 0.22), 0.45, spec=0.35, bump=0.05, bump_scale=3)
def paper(): return material('paper white', (0.82, 0.8, 0.75), 0.85, spec=0.15)


def pitcher():
    jug(0, 0, 0)


def wand():
    """A battery whisk on its stand."""
    lathe('stand', fillet([(0, 0.8), (3.6, 0.8), (4.0, 0.5), (4.0, 0)], 0.25, 4), black(), 96)
    tube('post', [(-2.6, 0, 0.6), (-2.6, 0, 10), (-2.6, 0, 17.6), (-1.6, 0, 18.2)], 0.28, steel())
    place([lathe('grip', fillet([(0, 24.0), (0.9, 23.8), (1.45, 22.6), (1.5, 15.5), (1.15, 13.2), (0.6, 12.6), (0, 12.6)], 0.4, 5), glaze(), 96),
           lathe('shaft', [(0.16, 13), (0.16, 2.2)], steel(), 24)], (0, 0, 0))
    for k in range(9):
        a = k * 0.8
        ring = [(1.15 * math.cos(t * math.pi / 6), 1.15 * math.sin(t * math.pi / 6), 2.0 + 0.1 * math.sin(a + t)) for t in range(12)]
    for z in (1.8, 2.05, 2.3):
        tube('coil', [(1.15 * math.cos(t * math.pi / 6), 1.15 * math.sin(t * math.pi / 6), z) for t in range(12)], 0.1, steel(), cyclic=True)
    tube('spoke', [(-1.15, 0, 2.05), (0, 0, 2.4), (1.15, 0, 2.05)], 0.08, steel())
    place([lathe('switch', fillet([(0, 0.25), (0.5, 0.25), (0.6, 0.1), (0.6, -0.3)], 0.08, 3), steel(), 40)], (0, -1.42, 20.6), (90, 0, 0))
    wrap('print', 1.505, 15.6, 19.2, material('label:badge', rough=0.25, spec=0.5), span=0.8, r1=1.49)


def thermal():
    """An insulated jug with a lever lid."""
    lathe('shell', fillet([(0, 0.1), (5.6, 0.1), (6.0, 0.6), (6.2, 4), (6.1, 12.5), (5.2, 17.5), (4.1, 20.0), (4.0, 21.2)], 0.7, 6), glaze(), 160)
    lathe('foot', fillet([(6.02, 0.2), (6.15, 0.3), (6.2, 1.3), (6.08, 1.4)], 0.06, 3), steel(), 128)
    lathe('neck', fillet([(4.0, 20.8), (4.3, 20.9), (4.3, 22.2), (3.9, 22.4)], 0.1, 3), steel(), 128)
    lathe('lid', fillet([(4.2, 22.2), (4.3, 22.6), (4.1, 24.0), (3.0, 24.8), (0, 25.0)], 0.3, 5), black(), 128)
    soft('lever', 2.6, 6.2, 0.7, black(), (1.2, 0, 25.0), r=0.6, f=0.25)
    place([soft('spout', 2.0, 2.4, 1.6, black(), (0, 0, 0), r=0.5, f=0.3)], (-4.2, 0, 21.6))
    tube('grip', [(4.0, 0, 21.6), (6.6, 0, 22.4), (9.6, 0, 21.4), (10.2, 0, 15.5), (9.2, 0, 9.4), (7.6, 0, 7.6), (5.9, 0, 7.8)], 0.85, black())
    wrap('print', 6.21, 5.0, 11.6, material('label:badge', rough=0.22, spec=0.55, coat=0.5), span=0.62, r1=6.14)


def liners():
    """A printed box of paper filters and a loose stack."""
    front = material('label:front', rough=0.45, spec=0.35)
    side = material('label:side', rough=0.45, spec=0.35)
    box = soft('box', 10.4, 6.4, 11.0, front, r=0.08, f=0.06, steps=2, corner=3)
    paint(box, side, lambda c, n: abs(n.x) > 0.75 or n.z > 0.75)
    set_uv(box, lambda co, no, i: (co.x / 10.4 + 0.5, 0.1) if no.z > 0.75 else ((co.y / 6.4 + 0.5), co.z / 11) if abs(no.x) > 0.75 else (co.x / 10.4 + 0.5, co.z / 11))
    place([box], (-3.4, 2.6, 0), (0, 0, 6))
    flutes = lambda a, i: 1 + (0.035 * math.cos(a * 44) if i > 1 else 0)
    for k in range(5):
        place([lathe('liner', [(0, 0.02), (2.3, 0.02), (2.45, 0.2), (3.3, 3.2), (3.34, 3.3)], paper(), 264, flutes, smooth=70)], (5.0, -1.4, 0.22 * k), (0, 0, 9 * k))
    place([lathe('liner', [(0, 0.02), (2.3, 0.02), (2.45, 0.2), (3.3, 3.2), (3.34, 3.3)], paper(), 264, flutes, smooth=70)], (0.2, -4.6, 2.35), (64, 0, -16))


def reusable():
    """A refillable pod of mesh and plastic, its lid open, with a scoop of grounds."""
    lathe('basket', fillet([(0, 0.1), (1.9, 0.1), (2.0, 0.4), (2.3, 4.3)], 0.12, 4), steel(), 160, lambda a, i: 1 - 0.012 * (math.cos(a * 60) > 0.5))
    for k in range(8):
        a = k * math.pi / 4
        place([soft('rib', 0.3, 0.34, 4.2, glaze(), (0, 0, 0), r=0.1, f=0.08, steps=2)], (2.22 * math.cos(a), 2.22 * math.sin(a), 0.1), (0, 0, math.degrees(a)))
    lathe('rim', fillet([(2.2, 4.1), (2.7, 4.1), (2.8, 4.3), (2.7, 4.6), (2.2, 4.6)], 0.1, 4), glaze(), 128)
    lathe('grounds', [(2.2, 3.9), (1.4, 4.15), (0, 4.3)], material('grounds', (0.05, 0.025, 0.014), 0.95, spec=0.2, bump=0.9, bump_scale=5), 96)
    place([lathe('cap', fillet([(0, 0.5), (2.3, 0.5), (2.7, 0.3), (2.75, 0)], 0.15, 4), glaze(), 128)], (0, 2.9, 6.9), (98, 0, 0))
    lid = place([lathe('cap2', fillet([(0, 0.7), (2.2, 0.7), (2.6, 0.4), (2.7, 0)], 0.2, 5), glaze(), 128)], (5.8, -1.6, 0), (0, 0, 0))
    badge = lathe('mark', [(0, 0.715), (0.7, 0.715), (1.4, 0.713), (1.9, 0.71)], material('label:badge', rough=0.3, spec=0.5), 96)
    set_uv(badge, lambda co, no, i: (0.5 + co.x / 4.4, 0.5 + co.y / 4.4))
    place([badge], (5.8, -1.6, 0))


def glasses():
    """A pair of double-walled glasses, one with a layered latte."""
    glass = material('glass', (0.98, 0.99, 0.99), 0.0, spec=0.6, glass=1.0, ior=1.14)
    milk = material('milk', (0.86, 0.78, 0.66), 0.5, sss=0.0)
    brown = material('latte', (0.36, 0.18, 0.08), 0.4)

    def one(at, full):
        parts = [lathe('glass', fillet([(0, 0), (2.9, 0), (3.4, 0.4), (4.2, 4.5), (4.3, 9.8), (4.2, 10.0), (4.05, 9.9), (3.9, 8.0), (3.1, 3.0), (1.6, 1.4), (0, 1.2)], 0.3, 5), glass, 128)]
        if full:
            parts += [lathe('milk', fillet([(0, 1.25), (1.6, 1.45), (3.06, 3.05), (3.4, 4.6), (0, 4.6)], 0.15, 4), milk, 96),
                      lathe('latte', fillet([(0, 4.61), (3.4, 4.61), (3.78, 7.2), (0, 7.2)], 0.06, 3), brown, 96),
                      lathe('foam', fillet([(0, 7.21), (3.78, 7.21), (3.92, 8.7), (3.4, 9.0), (0, 9.0)], 0.3, 4), material('foam', (0.85, 0.8, 0.72), 0.8), 96)]
        return place(parts, at)

    one((-3.6, 1.8, 0), True)
    one((4.4, -1.6, 0), False)


def espresso():
    """Two small cups on saucers."""
    def one(at, turn):
        cup = lathe('cup', fillet([(0, 1.0), (1.7, 1.0), (1.9, 0.75), (2.1, 0.9), (2.9, 2.6), (3.2, 5.6), (3.1, 5.75), (2.98, 5.6), (2.7, 2.9), (1.6, 1.5), (0, 1.4)], 0.25, 5), glaze(), 128)
        drink = lathe('drink', [(3.0, 4.8), (0, 4.8)], material('crema', (0.32, 0.16, 0.06), 0.35), 64)
        saucer = lathe('saucer', fillet([(0, 0.3), (2.4, 0.3), (2.6, 0), (3.0, 0), (5.2, 1.0), (5.3, 1.2), (5.1, 1.25), (2.8, 0.62), (0, 0.6)], 0.2, 4), glaze(), 128)
        ear = tube('ear', [(2.9, 0, 4.7), (4.2, 0, 5.0), (4.6, 0, 3.8), (3.6, 0, 2.6), (2.7, 0, 2.5)], 0.34, glaze())
        return place([cup, drink, saucer, ear], at, (0, 0, turn))
    one((-4.2, 2.4, 0), -150)
    one((3.8, -2.2, 0), -18)


def tray_wood():
    """A bamboo tray with two rows of pods."""
    soft('floor', 30, 13.4, 0.8, wood(), r=1.4, f=0.25)
    for y in (-6.3, 6.3):
        soft('rail', 30, 0.8, 3.0, wood(), (0, y, 0.2), r=0.35, f=0.2)
    for x in (-14.6, 14.6):
        soft('end', 0.8, 13.2, 4.2, wood(), (x, 0, 0.2), r=0.35, f=0.3)
    for i in range(5):
        for j in range(2):
            if (i, j) != (3, 0):
                pod((-11.0 + i * 5.5, -2.8 + j * 5.6, 0.8), spin=i * 40 + j * 90)


def caddy():
    """A table caddy with compartments for sticks, sugar and pods."""
    soft('floor', 20, 12, 0.8, glaze(), r=1.2, f=0.25)
    for y in (-5.7, 5.7):
        soft('wall', 20, 0.7, 7.0, glaze(), (0, y, 0.2), r=0.3, f=0.2)
    for x in (-9.7, -3.2, 3.3, 9.7):
        soft('wall', 0.7, 11.8, 7.0, glaze(), (x, 0, 0.2), r=0.3, f=0.2)
    for i in range(7):
        for j in range(2):
            place([soft('sachet', 0.42, 5.0, 7.6, paper() if (i + j) % 3 else material('sachet', (0.62, 0.42, 0.26), 0.7), r=0.1, f=0.08, steps=2)], (-8.9 + i * 0.8, -2.7 + j * 5.3, 1.0), (3 * math.sin(i * 2.0), 4 * math.sin(i + j), 0))
    for k in range(12):
        a = k * 1.3
        place([soft('stick', 0.5, 0.16, 13.5, wood(), r=0.07, f=0.05, steps=2)], (0.2 + 1.6 * math.cos(a), 2.4 * math.sin(a * 1.7), 1.0), (5 * math.sin(a), 6 * math.cos(a), k * 40))
    pod((6.6, -2.7, 0.9), spin=20)
    pod((6.6, 2.8, 0.9), spin=80)
    pod((6.6, 0.4, 5.3), spin=-30)


def husk(at, turn=(0, 0, 0)):
    """A pod's cup without lid and grounds."""
    wall = lathe('husk', fillet([(0, 0.12), (1.45, 0.12), (1.55, 0), (1.82, 0), (1.98, 1.2), (2.08, 1.32), (2.2, 3.9), (2.24, 4.12)], 0.1, 4), white_plastic(), 160)
    rim = lathe('husk rim', fillet([(2.2, 4.08), (2.52, 4.08), (2.58, 4.16), (2.55, 4.24), (2.24, 4.25)], 0.05, 4), white_plastic(), 128)
    return place([wall, rim], at, turn)


def recycler():
    """A bin that opens spent pods: a cutting ring in its deck, the empty cups nested between rods, one pod still to do."""
    soft('bin', 22, 15, 15.6, glaze(), r=2.6, f=0.5)
    soft('gap', 21.5, 14.5, 0.5, black(), (0, 0, 15.5), r=2.4, f=0.1)
    soft('deck', 22, 15, 2.4, glaze(), (0, 0, 15.9), r=2.6, f=0.7)
    badge(0, -7.5, 4.4, 7.0, 7.0)
    place([lathe('collar', fillet([(2.35, -0.6), (2.35, 1.0), (2.6, 1.3), (3.4, 1.3), (3.9, 0.5), (4.0, 0)], 0.15, 4), steel(), 128),
           lathe('well', [(2.4, 0.1), (0, 0.1)], matte(), 64)], (-5.2, -0.6, 18.3))
    place([soft('blade', 0.24, 4.7, 0.5, steel(), (0, 0, 0), r=0.08, f=0.06, steps=2)], (-5.2, -0.6, 18.9))
    place([lathe('tray', fillet([(0, 0.5), (3.2, 0.5), (3.5, 0.3), (3.6, 0)], 0.1, 4), black(), 96)], (5.2, -0.2, 18.25))
    for k in range(6):
        husk((5.2, -0.2, 23.0 + 0.95 * k), (180, 0, 0))
    for a in (35, 145, 270):
        x, y = 5.2 + 2.95 * math.cos(math.radians(a)), -0.2 + 2.95 * math.sin(math.radians(a))
        tube('rod', [(x, y, 18.4), (x, y, 24), (x, y, 29.2)], 0.17, steel())
    husk((-6.6, -11.4, 0))
    lean(-1.2, -11.8, 16)


def rail():
    """A rail of pods to hang on the wall; it leans here."""
    parts = [soft('board', 38, 1.6, 9.0, glaze(), (0, 0, 0), r=0.6, f=0.3)]
    for k in range(6):
        x = -15.6 + k * 6.24
        ring = [(x + 2.5 * math.cos(t * math.pi / 6), -3.6 + 2.5 * math.sin(t * math.pi / 6), 4.4) for t in range(12)]
        parts += [tube('loop', ring, 0.16, steel(), cyclic=True), tube('arm', [(x, -0.6, 4.4), (x, -0.9, 4.4), (x, -1.15, 4.4)], 0.16, steel())]
        if k != 4:
            parts += pod((x, -3.6, 0.5), spin=k * 50)
    place(parts, (0, 0, 0))


def cozy():
    """A knitted jacket on a mug."""
    from ware import mug_at
    mug_at(turn=-12, printed=False)
    knit = material('label:badge', rough=0.95, spec=0.1, bump=0.5, bump_scale=14)
    ribs = lambda a, i: 1 + 0.012 * math.cos(a * 70)
    sleeve = lathe('knit', [(4.26, 1.9)] + [(4.44 + 0.05 * math.sin(k * 2.6), 1.9 + 6.6 * k / 40) for k in range(1, 40)] + [(4.26, 8.5)], knit, 280, ribs, smooth=80)
    set_uv(sleeve, lambda co, no, i: (math.atan2(co.x, -co.y) / math.pi / 1.0 + 0.5, (co.z - 1.9) / 6.6))
    lathe('hem', fillet([(4.3, 8.3), (4.62, 8.35), (4.6, 8.9), (4.28, 8.9)], 0.1, 3), material('hem', (0.55, 0.48, 0.4), 0.95, spec=0.1, bump=0.5, bump_scale=14), 128)


def tablets():
    """A tube of descaling tablets, three laid out."""
    lathe('tube', fillet([(0, 0), (2.1, 0), (2.2, 0.2), (2.2, 12.6), (2.0, 12.8)], 0.1, 4), glaze(), 128)
    lathe('cap', fillet([(2.2, 12.5), (2.35, 12.6), (2.35, 14.0), (2.1, 14.3), (0, 14.3)], 0.12, 4), material('accent', rough=0.35, spec=0.5), 128)
    wrap('wrap', 2.215, 1.0, 11.8, material('label:front', rough=0.35, spec=0.5), span=0.8)
    chalk = material('chalk', (0.86, 0.87, 0.86), 0.9, spec=0.2, bump=0.3, bump_scale=8)
    disc = lambda: lathe('tablet', fillet([(0, 0.8), (1.5, 0.8), (1.7, 0.6), (1.7, 0.2), (1.5, 0), (0, 0)], 0.1, 4), chalk, 64)
    place([disc()], (4.2, -2.4, 0))
    place([disc()], (5.4, -2.0, 0.8), (0, 0, 0))
    place([disc()], (1.4, -4.6, 1.64), (74, 0, 30))


def lids():
    """A stack of cup lids and one propped against it."""
    profile = fillet([(0, 0.7), (2.4, 0.7), (2.7, 1.3), (3.6, 1.3), (3.9, 1.0), (4.1, 0.2), (4.5, 0.1), (4.5, -0.3), (4.3, -0.3)], 0.1, 4)
    for k in range(9):
        place([lathe('lid', profile, glaze(), 128)], (0.06 * math.sin(k * 2), 0.05 * math.cos(k * 3), 0.3 + 0.62 * k), (0, 0, 20 * k))
    place([lathe('lid', profile, glaze(), 128)], (6.0, -3.0, 4.32), (72, 0, 24))


def cold():
    """A clear cup of iced coffee with a straw."""
    glass = material('cup clear', (0.97, 0.98, 0.98), 0.02, spec=0.6, glass=1.0, ior=1.1)
    lathe('cup', fillet([(0, 0.3), (2.9, 0.3), (3.2, 0), (3.3, 0.3), (4.4, 14.6), (4.5, 14.8), (4.25, 14.7), (3.1, 0.7), (0, 0.6)], 0.12, 4), glass, 128)
    lathe('drink', fillet([(0, 0.75), (3.0, 0.75), (4.0, 12.0), (0, 12.0)], 0.1, 3), material('iced', (0.16, 0.07, 0.03), 0.08, spec=0.5, glass=0.4, ior=1.2), 96)
    for k, (x, y) in enumerate(((-1.6, -1.4), (1.2, -2.0), (0.4, 1.2), (-1.9, 1.3))):
        place([soft('ice', 2.2, 2.2, 2.2, material('ice', (0.95, 0.97, 1), 0.08, spec=0.6, glass=0.8, ior=1.2), r=0.35, f=0.3)], (x, y, 10.8), (18 * k, 14, 33 * k))
    lathe('lid', fillet([(4.4, 14.5), (4.65, 14.6), (4.65, 15.2), (4.3, 15.5), (3.8, 16.1), (0, 16.1)], 0.15, 4), glaze(), 128)
    tube('straw', [(0.4, 0, 2), (0.5, 0.1, 12), (0.7, 0.2, 18), (0.9, 0.2, 22.5)], 0.36, glaze())
    wrap('print', 3.64, 4.4, 11.0, material('label:badge', rough=0.2, spec=0.5), span=0.62, r1=4.13)
