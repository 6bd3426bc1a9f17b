"""Brewers for one and for a family, in their real width, height and depth (cm)."""
import math
from brewers import badge, black, body, button, chrome, clear, glow, matte, nozzle, screen, smoke, steel, tray
from frames import closed, dial, frame, keys, lift, on_top, panel, slab, tank
from shape import fillet, lathe, place, soft, tube
from stage import material


# Small ones


def nib():
    """A pebble on a plinth: one round key on top."""
    soft('foot', 12.4, 27.0, 1.9, matte(), (0, 0, 0), r=5.6, f=0.5)
    soft('back', 12.0, 12.5, 20.4, body(), (0, 7.3, 1.5), r=4.8, f=0.8)
    soft('head', 12.4, 27.4, 9.0, body(), (0, 0, 20.5), r=6.0, f=2.3, steps=9)
    soft('waist', 12.1, 27.0, 0.6, chrome(), (0, 0, 20.2), r=5.8, f=0.2)
    soft('cheek', 8.6, 0.8, 14.6, black(), (0, 1.0, 3.8), r=0.35, f=0.3)
    tray(0, -6.3, 1.1, 10.8, 12.6, 5.0)
    nozzle(0, -6.3, 18.2, 1.9)
    on_top(0, -6.6, 29.4, 1.4)
    badge(0, -13.62, 24.3, 4.4, 1.2)


def nib_mini():
    """An egg on a saucer: no tank, a flap on top to pour one cup in."""
    soft('saucer', 11.4, 25.4, 1.6, body(), (0, 0, 0), r=5.6, f=0.7)
    soft('back', 8.4, 9.0, 17, body(), (0, 7.2, 1.2), r=3.9, f=0.8)
    soft('head', 11.4, 25.7, 9.2, body(), (0, 0, 15.6), r=5.6, f=4.3, steps=11)
    soft('flap', 6.4, 8.6, 0.7, black(), (0, 4.4, 24.2), r=3.0, f=0.3)
    soft('tab', 2.2, 1.4, 0.5, black(), (0, -0.4, 24.25), r=0.6, f=0.2)
    place([lathe('grid', fillet([(0, 0.35), (4.3, 0.35), (4.6, 0.2), (4.6, 0)], 0.1, 3), steel(), 96)], (0, -6.4, 1.5))
    nozzle(0, -6.4, 14.0, 1.7)
    button(0, -12.62, 20.6, 0.95)
    badge(0, -12.7, 18.3, 3.4, 0.95)


def nook():
    """Soft-cornered, with a tank that docks on either side and a lever bar."""
    front, inner, cup = frame(10.2, 27.6, 28.4, head=9.4, back=11.5, r=2.6, f=1.5, slope=1.0, x=-2.0)
    tank(5.2, 3.6, 4.0, 19.5, 23.0, z=1.5, r=1.9)
    lift(-2.0, 11.0, front + 0.4, 2, 24.6, rise=2.2, r=0.42)
    dial(-2.0, front + 0.42, 23.6, 1.3)
    badge(-2.0, front - 0.2, 19.4, 4.6, 1.25)


def concierge():
    """For the night stand: a plain block, one large key, a steel eye for the tether."""
    front, inner, cup = frame(11.9, 25.2, 26.4, foot=2.0, head=7.2, back=12.4, r=0.9, f=0.45)
    soft('hood', 10.4, 15, 0.7, black(), (0, -3.5, 24.9), r=1.6, f=0.25)
    place(button(0, 0, 0, 1.9, steel()), (0, front - 0.02, 22.2), (0, 0, 0))
    soft('skirt', 12.0, 26.5, 1.4, matte(), (0, 0, 0.0), r=0.9, f=0.2)
    tube('eye', [(6.0, 9.5, 2.6), (7.0, 9.5, 2.6), (7.2, 9.5, 3.6), (7.0, 9.5, 4.6), (6.0, 9.5, 4.6)], 0.22, steel())
    badge(0, front - 0.02, 18.6, 4.4, 1.2)


# For a family


def tempo():
    """Tank at the left, a lever round the head, three keys in a dark band."""
    front, inner, cup = frame(17.0, 31.4, 29.6, head=10.0, back=12.0, r=2.2, f=1.2, slope=0.6, x=3.0)
    soft('line', 17.06, 28.6, 0.35, chrome(), (3.0, 0.3, 21.9), r=1.3, f=0.1, steps=2)
    panel(3.0, front + 0.22, 26.0, 10.5, 2.9)
    keys(3.0, front - 0.1, 27.4, 3, 2.9, 0.72, 1)
    lift(3.0, 17.9, front - 0.1, 2.0, 29.6, rise=1.4, r=0.55)
    tank(-8.6, 2.6, 5.6, 21.5, 27.0, r=2.4)
    badge(3.0, front - 0.02, 22.7, 5.4, 1.46)


def tempo_plus():
    """Wider, with a leaning display across the head and the tank behind it."""
    front, inner, cup = frame(24.4, 32.2, 27.4, head=11.4, back=9.6, r=1.8, f=0.9, slope=3.4)
    lean = math.degrees(math.atan2(3.4, 11.4))
    place([soft('display', 17.0, 0.5, 5.0, screen(), (0, 0, 0), r=0.2, f=0.18, steps=3)], (0, front + 1.42, 25.2), (-lean, 0, 0))
    for k in range(5):
        place(button(0, 0, 0, 0.7, steel(), lit=k == 2), (-5.6 + 2.8 * k, front + 1.96, 27.7), (-lean, 0, 0))
    soft('roof', 20.0, 15, 0.8, black(), (0, 2.0, 31.9), r=2.2, f=0.3)
    tube('grip', [(-5, -2.0, 32.5), (-4.6, -4.6, 33.3), (0, -5.2, 33.5), (4.6, -4.6, 33.3), (5, -2.0, 32.5)], 0.42, chrome())
    tank(0, 15.0, 22.0, 5.4, 29.6, r=2.3)
    badge(0, front - 0.02, 21.9, 5.6, 1.5)


def homestead():
    """A bread box: rolled front, chrome rails, a side lever with a ball, an amber lamp."""
    w, h, d = 22.0, 31.0, 29.0
    front, inner = -d / 2, d / 2 - 11
    ring = closed([(front, 2.0), (front, 1.0), (d / 2, 1.0), (d / 2, h - 3), (d / 2 - 3, h), (front + 9.0, h), (front + 3.4, h - 2.2), (front + 0.6, h - 6.4), (front, h - 11.2), (inner, h - 11.2), (inner, 3.0), (front, 3.0)], 2.2, 8)
    slab('frame', ring, w, body(), 1.0)
    for x in (-9.0, 9.0):
        for y in (-11.0, 11.0):
            place([lathe('foot', fillet([(0, 1.2), (1.0, 1.2), (1.3, 0.3), (1.1, 0)], 0.15, 3), chrome(), 40)], (x, y, 0))
    for z in (20.6, 3.3):
        soft('rail', w + 0.14, d - 1.0 if z > 10 else d + 0.1, 0.4, chrome(), (0, 0.4 if z > 10 else 0, z - 0.4), r=1.1, f=0.12, steps=2)
    cup = (front + inner) / 2 - 0.2
    soft('cheek', 15.5, 0.5, 14.8, black(), (0, inner - 0.1, 3.8), r=0.2, f=0.2)
    tray(0, cup, 1.9, 17.0, inner - front - 1.6, 2.2)
    nozzle(0, cup, h - 13.0, 2.0)
    place(button(0, 0, 0, 1.25, material('lamp', (0.9, 0.5, 0.14), 0.2, spec=0.6, coat=0.6)), (-6.4, front + 0.3, 23.4), (-8, 0, 0))
    dial(6.4, front + 0.32, 23.4, 1.5, chrome(), lit=False)
    tube('lever', [(11.2, -2.0, 22.0), (12.0, -2.2, 22.4), (12.2, -5.6, 26.6), (12.2, -7.6, 29.0)], 0.42, chrome())
    place([lathe('ball', [(1.15 * math.sin(t * math.pi / 14), -1.15 * math.cos(t * math.pi / 14)) for t in range(15)], black(), 48)], (12.2, -7.9, 29.4))
    place([lathe('boss', fillet([(0, 0.9), (1.5, 0.9), (1.8, 0.5), (1.8, 0)], 0.15, 3), chrome(), 64)], (11.0, -2.0, 22.0), (0, 90, 0))
    badge(0, front - 0.02, 20.9, 5.2, 1.4)


def foreman():
    """For the office: square shoulders, a steel fascia, a heavy metal lever, ninety ounces behind."""
    front, inner, cup = frame(25.8, 34.4, 28.0, foot=3.2, head=12.6, back=9.0, r=0.8, f=0.5)
    soft('fascia', 22.6, 0.5, 9.6, steel(), (0, front - 0.05, 23.6), r=0.2, f=0.15, steps=3)
    panel(-4.0, front - 0.3, 27.2, 9.6, 4.8)
    keys(6.2, front - 0.35, 29.4, 2, 3.4, 1.05, 0)
    tube('lever', [(-12.4, 4, 34.8), (-12.4, -6, 36.4), (-12.0, front + 1.5, 36.9), (-9.5, front - 0.7, 36.9), (0, front - 0.9, 36.9), (9.5, front - 0.7, 36.9), (12.0, front + 1.5, 36.9), (12.4, -6, 36.4), (12.4, 4, 34.8)], 0.75, steel())
    soft('fill lid', 15, 9, 0.8, black(), (0, 7.5, 34.2), r=1.4, f=0.25)
    tank(0, 17.2, 25.0, 6.2, 33.0, r=1.2, glass=clear())
    badge(0, front - 0.36, 24.2, 5.2, 1.4, plaque=True)


# Narrow ones


def sliver():
    """A book on a shelf: flat cheeks, a blade of a head, the tank along its back."""
    front, inner, cup = frame(12.5, 31.8, 31.0, head=8.8, back=10.0, r=1.0, f=0.35, slope=5.0)
    soft('spine', 12.56, 0.3, 20.5, chrome(), (0, inner + 2.6, 2.0), r=0.1, f=0.06, steps=2)
    tank(0, 18.6, 12.0, 6.2, 29.4, r=2.0)
    on_top(0, -6.4, 31.85, 1.2)
    badge(0, front + 0.9, 24.0, 4.8, 1.3)


def sliver_iced():
    """The blade with a rounded nose and a frosted collar that glows cold."""
    w, h, d = 12.5, 31.8, 31.0
    front, inner = -d / 2, d / 2 - 10
    ring = closed([(front + 1.6, 0.4), (d / 2, 0.4), (d / 2, h), (front + 4.2, h), (front + 0.6, h - 3.0), (front, h - 7.0), (front + 3.2, h - 9.6), (inner, h - 9.6), (inner, 2.6), (front + 1.6, 2.6)], 2.0, 8)
    slab('frame', ring, w, body(), 1.3)
    cup = (front + 1.6 + inner) / 2
    soft('cheek', 9.4, 0.5, 18, material('frost', (0.62, 0.68, 0.7), 0.5, spec=0.4), (0, inner - 0.1, 3.2), r=0.2, f=0.2)
    tray(0, cup, 1.4, 10.4, inner - front - 3.2, 2.2)
    nozzle(0, cup + 0.6, h - 11.5, 1.8)
    ice = glow('ice', (0.42, 0.72, 1.0), 2.6)
    place([lathe('cold ring', [(2.5, 0.02), (2.8, 0.05), (2.86, 0)], ice, 96)], (0, front + 2.0, h - 3.2), (52, 0, 0))
    place(button(0, 0, 0, 1.3, steel(), lit=False), (0, front + 1.86, h - 3.1), (-38, 0, 0))
    tank(0, 18.6, 12.0, 6.2, 29.4, r=2.6, glass=clear())
    badge(0, front - 0.05, 24.5, 4.2, 1.15)


def margin():
    """An upright face with one large dial."""
    front, inner, cup = frame(13.4, 33.0, 30.0, head=12.2, back=9.8, r=0.8, f=0.5, lip=1.2)
    soft('face', 11.4, 0.4, 10.8, black(), (0, front - 0.02, 21.5), r=0.15, f=0.12, steps=3)
    dial(0, front - 0.24, 28.0, 3.0, steel())
    tank(0, 18.4, 12.6, 6.8, 31.0, r=1.0)
    soft('top', 10.6, 16.0, 0.5, black(), (0, -2.5, 32.8), r=1.2, f=0.2)
    badge(0, front - 0.26, 22.2, 4.4, 1.2, plaque=True)


def margin_travel():
    """Tall and shallow, with a strap handle; a flask fits under it."""
    front, inner, cup = frame(12.4, 35.0, 24.4, foot=1.8, head=8.4, back=8.4, r=2.8, f=1.9, slope=1.6)
    tube('strap', [(-4.4, 3.4, 34.4), (-4.4, 3.2, 36.0), (-2.8, 3.0, 36.6), (2.8, 3.0, 36.6), (4.4, 3.2, 36.0), (4.4, 3.4, 34.4)], 0.55, material('strap', (0.36, 0.2, 0.1), 0.6, spec=0.3))
    soft('window', 12.5, 2.2, 16.0, smoke(), (0, inner + 4.2, 8.0), r=1.0, f=0.2, steps=3)
    button(0, front + 0.85, 31.0, 1.1)
    badge(0, front + 0.3, 27.2, 4.2, 1.15)
