"""Brewers with a carafe, with milk, and the tall ones, in their real width, height and depth (cm)."""
import math
from brewers import (badge, black, body, button, carafe_parts, chrome, glow, jug, matte, nozzle, screen, smoke, steel, tray,
                     ui_material)
from frames import closed, dial, frame, keys, lift, panel, slab, tank
from shape import fillet, lathe, place, quad, soft, tube
from stage import material


def amber(): return material('amber glass', (0.78, 0.36, 0.1), 0.03, spec=0.6, glass=0.8, ior=1.2)


# With a carafe


def steel_carafe(x, y, z, turn=24):
    wall = fillet([(0, 0), (6.0, 0), (6.3, 0.5), (6.3, 9.4), (5.4, 12.4), (4.2, 13.6), (0, 13.7)], 0.7, 5)
    place([lathe('carafe', wall, steel(), 96), lathe('lid', fillet([(4.3, 13.4), (4.3, 14.4), (3.4, 15.2), (0, 15.3)], 0.3, 4), black(), 96)], (x, y, z))
    place([tube('grip', [(0, -5.0, 12.6), (0, -8.0, 12.8), (0, -9.6, 11.4), (0, -9.6, 6.5), (0, -8.4, 3.6), (0, -6.2, 3.0)], 0.75, black())], (x, y, z), (0, 0, turn))


def twin(w, h, d, r, f, head, x_pod, w_pod, x_jug, w_jug, slope=0.6):
    """Two bays under one roof, with a wall between them. Gives front and bay depth."""
    front, inner = -d / 2, d / 2 - 10.0
    f = min(f, 0.62)
    ring = closed([(front, 0.4), (d / 2, 0.4), (d / 2, h), (front + slope, h), (front, h - head), (inner, h - head), (inner, 2.4), (front, 2.4)], r)
    slab('frame', ring, w, body(), f)
    soft('feet', w - 2, d - 2.4, 0.6, matte(), (0, 0, 0), r=1.0, f=0.15, steps=2)
    cup = (front + inner) / 2 - 0.3
    for x, wide in ((x_pod, w_pod), (x_jug, w_jug)):
        soft('cheek', wide, 0.5, h - head - 4.2, black(), (x, inner - 0.1, 2.9), r=0.2, f=0.2)
    wall = (x_pod + w_pod / 2 + x_jug - w_jug / 2) / 2 if x_pod < x_jug else (x_jug + w_jug / 2 + x_pod - w_pod / 2) / 2
    soft('wall', 1.2, inner - front - 2.2, h - head - 2.2, body(), (wall, (front + inner) / 2 + 1.0, 2.2), r=0.4, f=0.2)
    tray(x_pod, cup, 1.3, w_pod, inner - front - 1.6, 1.8)
    nozzle(x_pod, cup, h - head - 1.9, 1.9)
    return front, cup


def warm_plate(x, y, z):
    place([lathe('hot plate', fillet([(0, 0.5), (6.8, 0.5), (7.2, 0.3), (7.3, 0)], 0.15, 3), matte(), 80)], (x, y, z))


def basket(x, y, z):
    place([lathe('basket', fillet([(0, 0), (4.2, 0), (5.4, 2.2), (5.6, 4.4)], 0.4, 4), black(), 80)], (x, y, z))


def duet():
    front, cup = twin(32.0, 34.6, 30.0, 1.9, 1.0, 10.2, -10.6, 9.0, 5.4, 18.6)
    warm_plate(5.4, cup, 2.3)
    carafe_parts(5.4, cup, 2.8)
    basket(5.4, cup, 20.6)
    panel(5.4, front + 0.16, 27.0, 13.0, 4.4)
    keys(5.4, front - 0.12, 29.2, 4, 2.9, 0.68, 2)
    lift(-10.6, 10.6, front, -2, 32.4, rise=1.6, r=0.5)
    badge(-10.6, front + 0.2, 27.6, 5.6, 1.5)


def duet_essentials():
    """Square and plain, the carafe at the left, two rocker switches."""
    front, cup = twin(30.8, 33.6, 29.0, 0.6, 0.4, 8.6, 10.2, 8.8, -5.2, 18.0, slope=0)
    warm_plate(-5.2, cup, 2.3)
    carafe_parts(-5.2, cup, 2.8)
    basket(-5.2, cup, 20.6)
    for x in (8.6, 11.8):
        soft('rocker', 1.9, 0.7, 3.0, black(), (x, front - 0.2, 28.0), r=0.2, f=0.2)
        soft('rocker light', 0.8, 0.1, 0.3, glow(), (x, front - 0.56, 30.2), r=0.1, f=0.03, steps=1)
    soft('seam', 30.84, 28.0, 0.3, matte(), (0, 0.5, 31.2), r=0.4, f=0.05, steps=1)
    badge(-5.2, front - 0.02, 27.8, 5.8, 1.56)


def chorus():
    """A steel carafe without a warmer, a curved brow, the tank at the right."""
    front, cup = twin(27.2, 36.4, 31.0, 3.2, 1.8, 11.2, -8.4, 8.0, 5.0, 15.2, slope=1.4)
    steel_carafe(5.0, cup, 2.6, 12)
    basket(5.0, cup, 20.8)
    dial(-8.4, front + 0.75, 31.0, 2.0)
    panel(5.0, front + 0.75, 29.0, 11.0, 4.2)
    keys(5.0, front + 0.45, 31.1, 3, 3.1, 0.7, 1)
    tank(16.6, 1.8, 5.0, 24.5, 32.0, r=2.4)
    badge(-8.4, front + 0.28, 26.6, 5.0, 1.35)


def canteen():
    """Stainless and tall: a pour-over deck with a glass pot, and a pod head for decaf beside it."""
    w, h, d = 35.6, 44.4, 37.0
    front, inner = -d / 2, d / 2 - 13
    sheet = body()
    soft('base', w, d, 4.0, sheet, (0, 0, 0.4), r=0.8, f=0.3)
    soft('column', w, 13, h - 4, sheet, (0, d / 2 - 6.5, 4.2), r=0.8, f=0.3)
    soft('deck', 21.5, d - 1, 8.0, sheet, (6.9, 0.4, h - 8.0), r=0.8, f=0.3)
    soft('pod head', 12.6, d - 5, 15.5, sheet, (-11.4, 2.4, 22.5), r=0.8, f=0.3)
    soft('pour lid', 16, 13, 0.9, steel(), (6.9, -5.0, h - 0.2), r=1.0, f=0.25)
    place([lathe('funnel', fillet([(2.0, -5.0), (7.6, 0), (8.0, 0.4), (8.0, 2.2)], 0.4, 4), steel(), 96)], (6.9, -6.0, h - 10.0))
    warm_plate(6.9, -6.0, 4.3)
    carafe_parts(6.9, -6.0, 4.9)
    tray(-11.4, -6.0, 3.6, 10.8, 17.0, 1.0)
    nozzle(-11.4, -5.0, 20.6, 2.1)
    soft('cheek', 30, 0.5, 15, black(), (0, inner - 0.1, 5.4), r=0.2, f=0.2)
    keys(6.9, front + 0.36, h - 4.2, 3, 4.4, 1.05, 1)
    button(-11.4, -13.62, 34.0, 1.5, steel())
    badge(-11.4, -13.66, 26.2, 6.4, 1.73)


# With milk


def pad(x, y, z, r=5.2):
    place([lathe('pad', fillet([(0, 0.9), (r - 0.6, 0.9), (r - 0.1, 0.6), (r, 0)], 0.2, 4), black(), 80), lathe('pad light', [(r + 0.02, 0.3), (r + 0.1, 0.36), (r + 0.1, 0.2)], glow(), 80)], (x, y, z))


def milk_jug(x, y, z, mat, turn=28, h=12.4, r=4.6):
    """An insulated jug in the machine's colour."""
    place([lathe('jug', fillet([(0, 0), (r - 0.2, 0), (r, 0.4), (r, h * 0.72), (r * 0.82, h * 0.92), (r * 0.86, h), (0, h)], 0.4, 5), mat, 96),
           lathe('jug lid', fillet([(r * 0.9, h - 0.1), (r * 0.9, h + 0.7), (r * 0.7, h + 1.3), (0.8, h + 1.4), (0.7, h + 2.1), (0, h + 2.2)], 0.2, 4), black(), 96)], (x, y, z))
    place([tube('jug grip', [(0, -r + 0.4, h * 0.84), (0, -r - 2.2, h * 0.86), (0, -r - 3.2, h * 0.7), (0, -r - 3.0, h * 0.34), (0, -r - 1.4, h * 0.2), (0, -r + 0.2, h * 0.2)], 0.5, black())], (x, y, z), (0, 0, turn))


def plume():
    """A round head and a frother on one tray."""
    soft('foot', 30.4, 27.6, 1.8, matte(), (3.2, 0, 0), r=5.0, f=0.5)
    soft('back', 15.8, 11.4, 23.4, body(), (-3.8, 7.6, 1.4), r=3.6, f=0.8)
    soft('head', 16.2, 27.4, 9.8, body(), (-3.8, 0.2, 21.4), r=7.2, f=1.0, steps=8)
    soft('collar', 16.3, 27.5, 0.8, steel(), (-3.8, 0.2, 22.0), r=7.25, f=0.2)
    soft('lid', 15.0, 26.0, 1.2, black(), (-3.8, 0.3, 30.9), r=6.8, f=0.5)
    soft('cheek', 9.6, 0.7, 16, black(), (-3.8, 1.7, 3.6), r=0.3, f=0.25)
    tray(-3.8, -6.2, 0.8, 13.2, 13.4, 5.0)
    nozzle(-3.8, -6.2, 19.4, 2.0)
    for k, x in enumerate((-6.6, -3.8, -1.0)):
        button(x, -13.36 if k == 1 else -13.0, 28.4, 0.85, steel(), lit=k == 1)
    pad(12.0, -3.6, 1.75)
    jug(12.0, -3.6, 2.65)
    badge(-3.8, -13.62, 24.3, 4.8, 1.3)


def plume_slim():
    """The frother docks in front of the tank, beside a narrow brewer."""
    front, inner, cup = frame(11.4, 31.8, 37.2, head=9.4, back=12.5, r=1.6, f=0.9, slope=2.0, x=-4.0)
    soft('wing', 8.2, 36.6, 1.8, matte(), (5.8, 0, 0.4), r=2.0, f=0.3)
    tank(5.8, 11.2, 7.4, 13.4, 28.0, r=2.4)
    pad(5.8, -7.8, 2.1, 3.8)
    milk_jug(5.8, -7.8, 3.0, steel(), 30, 11.4, 3.6)
    panel(-4.0, front + 1.2, 28.0, 7.6, 2.3)
    keys(-4.0, front + 0.98, 29.15, 2, 2.8, 0.6, 0)
    badge(-4.0, front + 0.35, 23.6, 4.8, 1.3)


def cloudbank():
    """A wide touch display leans over two bays; the frother stands at the left."""
    front, inner, cup = frame(17.6, 33.8, 30.6, head=12.0, back=11.0, r=2.6, f=1.4, slope=3.2, x=6.6)
    lean = math.degrees(math.atan2(3.2, 12.0))
    place([soft('glass', 13.6, 0.5, 8.2, screen(), (0, 0, 0), r=0.2, f=0.18, steps=3)], (6.6, front + 0.72, 24.6), (-lean, 0, 0))
    ui = quad('ui', ((-5.8, -0.3, 0.7), (5.8, -0.3, 0.7), (5.8, -0.3, 7.6), (-5.8, -0.3, 7.6)), ui_material())
    place([ui], (6.6, front + 0.72, 24.6), (-lean, 0, 0))
    soft('shelf', 14.6, 25, 1.8, body(), (-8.8, 1.5, 0.4), r=4.0, f=0.6)
    pad(-9.6, -2.6, 2.1, 5.4)
    milk_jug(-9.6, -2.6, 3.0, steel(), -34, 13.4, 4.9)
    tank(-6.0, 10.8, 6.4, 8.6, 30.0, r=2.6)
    badge(6.6, front + 0.05, 22.2, 4.8, 1.3)


def crescendo():
    """Enamel and chrome: two domes, one for coffee and one for milk."""
    soft('plinth', 32.4, 31.6, 2.4, chrome(), (0, 0, 0), r=6.5, f=0.8)
    soft('back', 30.0, 11.0, 22.4, body(), (0, 8.8, 2.2), r=4.6, f=1.0)
    soft('head', 18.0, 29.6, 11.2, body(), (-6.4, 0.6, 23.6), r=7.4, f=4.2, steps=11)
    soft('tank dome', 11.4, 20.0, 9.2, body(), (9.4, 5.0, 23.4), r=5.4, f=3.8, steps=11)
    soft('belt', 18.1, 29.7, 0.9, chrome(), (-6.4, 0.6, 23.4), r=7.4, f=0.25)
    soft('cheek', 11, 0.6, 18, black(), (-6.4, 3.2, 4.0), r=0.3, f=0.25)
    tray(-6.4, -6.4, 1.4, 14.0, 14.0, 5.0)
    nozzle(-6.4, -6.4, 21.6, 2.1)
    pad(9.4, -5.4, 2.3, 5.6)
    milk_jug(9.4, -5.4, 3.2, body(), 30, 14.0, 5.2)
    dial(-6.4, -14.3, 29.0, 1.7, chrome())
    tube('lever', [(3.0, -2, 30.2), (4.2, -5, 31.0), (4.2, -9.5, 31.4)], 0.5, chrome())
    badge(-6.4, -14.3, 25.0, 5.0, 1.35)


# Tall ones


def alto():
    """A tower that keeps its water on top, behind lit marks."""
    front, inner, cup = frame(20.4, 27.0, 30.6, head=8.2, back=12.0, r=1.6, f=0.9)
    tank(0, 0.4, 19.8, 29.2, 11.6, z=27.6, level=0.6, r=2.6)
    for k in range(4):
        soft('mark', 1.6, 0.12, 0.26, glow(), (6.4, -14.36, 29.8 + 1.9 * k), r=0.05, f=0.02, steps=1)
    keys(0, front - 0.05, 23.4, 3, 3.6, 0.9, 1)
    badge(0, front - 0.02, 19.6, 5.6, 1.5)


def alto_connect():
    """The tower behind one pane of dark glass, with an eye that reads the lid."""
    front, inner, cup = frame(20.4, 38.2, 30.6, head=19.4, back=12.0, r=1.6, f=0.9)
    soft('pane', 16.6, 0.5, 16.6, screen(), (0, front - 0.05, 20.4), r=0.2, f=0.18, steps=3)
    quad('ui', ((-6.4, front - 0.33, 25.6), (6.4, front - 0.33, 25.6), (6.4, front - 0.33, 35.6), (-6.4, front - 0.33, 35.6)), ui_material())
    place([lathe('eye ring', [(1.05, 0.05), (1.3, 0.07), (1.34, 0.0)], steel(), 64), lathe('eye', [(0, 0.16), (0.6, 0.12), (1.0, 0.02)], screen(), 48)], (0, front - 0.32, 23.4), (90, 0, 0))
    soft('water window', 20.5, 5.0, 13.0, smoke(), (0, 8.2, 21.5), r=1.6, f=0.25)
    soft('top', 17.0, 22.0, 0.6, black(), (0, 0, 38.0), r=2.0, f=0.2)
    badge(0, front - 0.34, 21.0, 4.8, 1.3, plaque=True)


def belvedere():
    """A round column under a tank of tinted glass that is lit from below."""
    r = 9.6
    place([lathe('foot', fillet([(0, 2.2), (r + 0.2, 2.2), (r + 0.4, 1.6), (r + 0.4, 0.4), (r, 0)], 0.4, 5), body(), 128)], (0, -3.6, 0))
    soft('back', 16.0, 12.0, 24.0, body(), (0, 8.0, 1.0), r=5.6, f=0.8)
    soft('drum', 19.6, 30.0, 8.4, body(), (0, 0, 18.6), r=9.7, f=1.2, steps=8)
    soft('collar', 19.7, 30.1, 0.7, chrome(), (0, 0, 26.4), r=9.75, f=0.2)
    place([lathe('glass', fillet([(0, 0), (8.6, 0), (9.0, 0.5), (9.0, 8.6), (8.8, 9.0)], 0.3, 4), amber(), 128), lathe('light', [(0, 0.2), (8.2, 0.2)], glow('ember', (1, 0.5, 0.16), 1.6), 96),
           lathe('cap', fillet([(9.1, 8.7), (9.3, 8.9), (9.3, 9.6), (8.6, 10.3), (1.4, 10.4), (1.2, 11.0), (0, 11.1)], 0.25, 4), chrome(), 128)], (0, 2.0, 27.0))
    place([lathe('grid', fillet([(0, 0.3), (7.0, 0.3), (7.4, 0.15), (7.4, 0)], 0.1, 3), steel(), 96)], (0, -4.4, 2.15))
    soft('cheek', 8.6, 0.6, 14.4, black(), (0, 2.1, 3.2), r=0.3, f=0.2)
    nozzle(0, -5.2, 16.8, 1.9)
    button(0, -15.0, 23.9, 1.15)
    badge(0, -15.02, 20.6, 4.6, 1.25)


def depot():
    """For offices: plumbed in, touch screen, steel bay, a bin for forty pods."""
    m = body()
    soft('plinth', 28.4, 41, 3, matte(), (0, 0, 0), r=1.4, f=0.4)
    soft('cabinet', 29.2, 41.7, 11.0, m, (0, 0, 2.6), r=1.6, f=0.5)
    soft('drawer', 24, 0.8, 7.2, m, (0, -20.7, 4.4), r=0.35, f=0.3)
    soft('pull', 12, 0.9, 0.7, steel(), (0, -21.2, 10.4), r=0.3, f=0.25)
    soft('spine', 28.8, 19, 20, m, (0, 11.2, 13.2), r=1.6, f=0.5)
    soft('crown', 29.2, 41.7, 17.6, m, (0, 0, 28.6), r=1.8, f=0.9, steps=7)
    soft('band', 29.3, 41.8, 0.6, steel(), (0, 0, 28.3), r=1.75, f=0.15)
    panel(0, -20.85, 30.6, 21.6, 13.2, 'glass')
    quad('ui', ((-9.8, -21.14, 31.4), (9.8, -21.14, 31.4), (9.8, -21.14, 43.0), (-9.8, -21.14, 43.0)), ui_material())
    soft('bay', 21, 0.9, 14.6, steel(), (0, 1.6, 13.6), r=0.4, f=0.3)
    tray(0, -9.6, 12.6, 23.0, 19.0, 1.4)
    nozzle(0, -8.8, 26.4, 2.3)
    soft('hatch', 18, 15, 1.0, black(), (0, -4, 45.8), r=2.4, f=0.4)
    badge(0, -21.12, 6.6, 8.6, 2.32)
