"""Cups with a drink in them, photographed in a room, and a lid from close up. `body` is the cup's colour, `accent` the drink's."""
import math
import random
import bpy
import numpy
from packs import lean, pod
from sets import beans, jar, leaves, linen, look, room, steam, surface, tiles, window
from shape import fillet, lathe, place, set_uv, soft, tube
from stage import NEUTRAL, material

SIDE = 512


def glaze(): return material('body', rough=0.2, spec=0.5, coat=0.6)
def china(): return material('china', (0.83, 0.81, 0.77), 0.18, spec=0.5, coat=0.5)


def fractal(seed, first=4, octaves=5):
    """Soft noise about 0, SIDE × SIDE."""
    rng = numpy.random.default_rng(seed)
    total = numpy.zeros((SIDE, SIDE))
    at = numpy.linspace(0, 1, SIDE)
    for octave in range(octaves):
        n = first * 2 ** octave + 1
        grid, known = rng.standard_normal((n, n)), numpy.linspace(0, 1, n)
        rows = numpy.array([numpy.interp(at, known, row) for row in grid])
        total += numpy.array([numpy.interp(at, known, column) for column in rows.T]).T / 2 ** octave
    return total


def ease(low, high, x):
    t = numpy.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def blend(a, b, share):
    return numpy.asarray(a) * (1 - share[..., None]) + numpy.asarray(b) * share[..., None]


def polar():
    y, x = numpy.mgrid[0:SIDE, 0:SIDE] / (SIDE - 1) * 2 - 1
    return x, y, numpy.hypot(x, y)


def black_coffee():
    """Dark, with a ring of fine froth along the cup."""
    x, y, r = polar()
    ring = ease(0.86, 0.985, r + 0.035 * fractal(3))
    swirl = 0.16 * ease(0.5, 1.6, fractal(5, 3) + 0.6 * r)
    return blend((0.03, 0.011, 0.004), (0.34, 0.155, 0.05), numpy.clip(ring * 0.95 + swirl, 0, 1)), None


def crema():
    """Tiger stripes of hazel and brown."""
    x, y, r = polar()
    flow = fractal(11, 3) + 0.9 * numpy.sin(5 * x + 2.2 * fractal(12, 2, 3) + 3 * y)
    color = blend((0.2, 0.072, 0.02), (0.46, 0.22, 0.07), ease(-1.5, 1.3, flow))
    return blend(color, (0.56, 0.32, 0.13), ease(0.8, 1.0, r) * 0.7), None


def foam():
    """A poured heart on a tinted ground: the ground is coloured later."""
    x, y, r = polar()
    u, v = x * 1.25, -y * 1.18 + 0.14
    u, v = u + 0.02 * fractal(21, 3, 3), v + 0.02 * fractal(22, 3, 3)
    heart = (u * u + v * v - 0.3) ** 3 - 2.2 * u * u * v ** 3 * 0.6
    white = 1 - ease(-0.012, 0.012, heart)
    lines = 0.5 + 0.5 * numpy.sin(26 * numpy.hypot(u, v * 0.9 - 0.5))
    white = white * (0.62 + 0.38 * ease(0.15, 0.6, lines))
    rim = ease(0.9, 0.99, r + 0.012 * fractal(23))
    white = numpy.clip(white + 0.5 * rim, 0, 1)
    return blend((NEUTRAL,) * 3, (0.84, 0.76, 0.64), white), 1 - white


def liquid():
    """Clear tea: coloured later, paler where it is thin along the cup."""
    x, y, r = polar()
    thin = 0.75 * ease(0.8, 1.0, r)
    return blend((NEUTRAL,) * 3, (0.8, 0.74, 0.62), thin), 1 - thin


def drink(name, paint, r, z, at=(0, 0), turn=0, rough=0.08, coat=0.5):
    """The surface of a drink with its meniscus."""
    color, share = paint()
    image = bpy.data.images.new(name, SIDE, SIDE, alpha=True, float_buffer=True)
    pixels = numpy.ones((SIDE, SIDE, 4), dtype=numpy.float32)
    pixels[..., :3] = color
    pixels[..., 3] = 0 if share is None else share
    mat = material('drink ' + name, (1, 1, 1), rough, spec=0.5, coat=coat)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    image.alpha_mode = 'CHANNEL_PACKED'
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    uv, texture, channel = nodes.new('ShaderNodeUVMap'), nodes.new('ShaderNodeTexImage'), nodes.new('ShaderNodeCombineXYZ')
    uv.uv_map, texture.image, texture.extension = 'label', image, 'EXTEND'
    links.new(uv.outputs['UV'], texture.inputs['Vector'])
    links.new(texture.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    links.new(texture.outputs['Alpha'], channel.inputs['Z'])
    for node in nodes:
        if node.type == 'OUTPUT_AOV' and node.name.startswith('mask'):
            links.new(channel.outputs[0], node.inputs['Color'])
    disc = lathe('drink', [(r, z + 0.09), (r - 0.06, z + 0.035), (r - 0.16, z + 0.008), (r - 0.4, z), (0, z)], mat, 128, smooth=80)
    set_uv(disc, lambda co, no, i: (co.x / r / 2 + 0.5, co.y / r / 2 + 0.5))
    return place([disc], (*at, 0), (0, 0, turn))


def mug(at=(0, 0, 0), turn=0, paint=black_coffee, level=8.2, skin=None):
    """A stoneware mug, 9.4 cm tall, white within; `skin` instead of the product's colour."""
    skin = skin or glaze()
    outer = lathe('mug', fillet([(0, 0.3), (2.7, 0.3), (2.9, 0), (3.3, 0.1), (4.0, 1.1), (4.2, 2.6), (4.25, 9.1), (4.14, 9.4), (4.0, 9.36)], 0.4, 6), skin, 160)
    inner = lathe('mug inside', fillet([(4.02, 9.36), (3.92, 9.2), (3.86, 8.4), (3.82, 2.2), (3.2, 1.0), (0, 0.9)], 0.3, 5), china(), 160)
    grip = tube('mug grip', [(4.0, 0, 7.9), (5.3, 0, 8.25), (6.9, 0, 7.6), (7.2, 0, 5.4), (6.4, 0, 3.4), (5.1, 0, 2.5), (4.05, 0, 2.6)], 0.5, skin)
    return place([outer, inner, grip] + drink('mug', paint, 3.86, level), at, (0, 0, turn))


def saucer(r):
    return lathe('saucer', fillet([(0, 0.5), (r * 0.42, 0.5), (r * 0.46, 0), (r * 0.5, 0), (r * 0.6, 0.5), (r, 1.35), (r + 0.06, 1.5), (r - 0.04, 1.56), (r * 0.58, 0.85), (r * 0.5, 0.72), (0, 0.7)], 0.2, 5), glaze(), 160)


def small_cup(at, turn, r, h, paint, plate, level=0.8):
    """A cup on its saucer: an espresso's or a latte's, by its radius."""
    z = 0.75
    outer = lathe('cup', fillet([(0, z + 0.2), (r * 0.46, z + 0.2), (r * 0.5, z), (r * 0.58, z + 0.1), (r * 0.86, z + h * 0.45), (r * 0.98, z + h * 0.85), (r, z + h), (r - 0.12, z + h + 0.08)], r * 0.16, 6), glaze(), 160)
    inner = lathe('cup inside', fillet([(r - 0.12, z + h + 0.08), (r - 0.24, z + h * 0.97), (r * 0.9, z + h * 0.7), (r * 0.72, z + h * 0.35), (r * 0.4, z + 0.6), (0, z + 0.5)], r * 0.1, 5), china(), 160)
    grip = tube('cup grip', [(r * 0.94, 0, z + h * 0.82), (r * 1.25, 0, z + h * 0.9), (r * 1.55, 0, z + h * 0.68), (r * 1.4, 0, z + h * 0.38), (r * 1.06, 0, z + h * 0.3), (r * 0.8, 0, z + h * 0.34)], r * 0.1, glaze())
    top = drink('cup', paint, r * (0.925 if level > 0.75 else 0.88), z + h * level, rough=0.16, coat=0.25)
    return place([saucer(plate), outer, inner, grip] + top, at, (0, 0, turn))


def scatter(n, seed, x0, x1, y0, y1):
    rnd = random.Random(seed)
    return [(rnd.uniform(x0, x1), rnd.uniform(y0, y1), rnd.uniform(0, 360)) for _ in range(n)]


def camera(azimuth, elevation, target, wide, aperture=0.9, distance=66.0, focus=None):
    """Looks at the target from an angle; `wide` cm fill the picture."""
    a, e = math.radians(azimuth), math.radians(elevation)
    at = (target[0] + math.sin(a) * math.cos(e) * distance, target[1] - math.cos(a) * math.cos(e) * distance, target[2] + math.sin(e) * distance)
    look(at, target, 36 * distance / wide, focus=focus, aperture=aperture)


def beside(x, y, turn=16, spin=0, behind=None):
    """The product's own pod, leaning with its lid to the viewer; another farther back."""
    lean(x, y, turn, spin=spin, cup=china())
    if behind:
        pod((*behind, 0), spin=40, cup=china())


def coffee_cup():
    room('#7c5236', '#b8a48c')
    linen(3, 3, 34, 22, 12, '#d8cbb8')
    mug((-2.2, 0.6, 0.35), 152)
    steam(-2.2, 0.6, 8.8, 12)
    beside(5.6, -3.2, behind=(9.4, 4.6))
    beans(scatter(11, 4, 1.5, 10.5, -9, -5.6) + scatter(5, 9, -9.5, -6, -7, -4))
    jar(-15, 24, 5.4, 12, '#d9cdb8')
    jar(14, 26, 4.4, 9, '#7d8a78')
    window(3.2, ambient=0.46, turn=(60, 0, -58), bars=False)
    camera(10, 36, (1.4, -0.9, 3.9), 23.0, focus=(-1.0, -3.4, 5))


def espresso_cup():
    room('#4c433d', '#8d7865', grain=False)
    small_cup((-2.0, 0.4, 0), 158, 3.2, 5.2, crema, 6.3)
    steam(-2.0, 0.4, 5.6, 9)
    beside(5.7, -3.4, behind=(8.6, 3.8))
    beans(scatter(9, 6, 1.5, 9, -8.2, -5.8))
    jar(-12, 22, 4.6, 10, '#a6653f')
    window(3.4, (1, 0.86, 0.68), 0.4, turn=(60, 0, -58), bars=False)
    camera(8, 34, (1.4, -0.6, 2.4), 20.0, focus=(-0.6, -2.6, 4))


def latte_cup():
    room('#c8ab86', '#98a394')
    small_cup((-2.4, 0.6, 0), 200, 5.3, 6.2, foam, 8.2, level=0.86)
    steam(-2.4, 0.6, 6.6, 9)
    beside(7.2, -4.2, behind=(10.6, 4.2))
    leaves(-15, 22, 0, 16, 15, '#4f6b45', seed=3)
    window(3.0, (1, 0.93, 0.82), 0.5, turn=(58, 0, -56), bars=False)
    camera(6, 41, (1.0, -0.8, 2.9), 25.5, focus=(-1.4, -2.4, 6))


def tea_cup():
    room('#a98c68', '#a9b09f')
    linen(2, 2, 34, 22, -8, '#ece4d6')
    mug((-2.2, 0.6, 0.35), 28, paint=liquid, level=8.0)
    steam(-2.2, 0.6, 8.6, 12)
    beside(6.2, -4.0, behind=(9.8, 4.2))
    jar(-14, 25, 5.0, 10, '#6f7f73')
    leaves(15, 27, 0, 14, 14, '#5f7a4e', seed=8)
    window(3.0, (1, 0.94, 0.84), 0.5, (0.92, 0.97, 0.95), turn=(60, 0, -58), bars=False)
    camera(9, 38, (1.4, -0.9, 3.9), 23.0, focus=(-1.0, -3.4, 5))


def iced_glass():
    room('#d6c3a4', '#9fb4b8')
    glass = material('tumbler clear', (0.97, 0.98, 0.98), 0.02, spec=0.6, glass=1.0, ior=1.1)
    r, h, fill = 3.7, 13.6, 10.8
    lathe('base', fillet([(0, 0), (r - 0.5, 0), (r - 0.4, 0.2), (r - 0.36, 1.0), (0, 1.0)], 0.1, 3), material('base glass', (0.75, 0.8, 0.8), 0.05, spec=0.6, coat=0.6), 128)
    brew = lathe('brew', fillet([(0, 1.0), (r - 0.36, 1.0), (r - 0.12, fill), (r - 0.2, fill + 0.05), (0, fill)], 0.08, 3), material('accent', rough=0.06, spec=0.5, coat=0.9), 128)
    wall = lathe('wall', [(r - 0.3, fill - 0.3), (r - 0.1, fill - 0.3), (r, h - 0.1), (r - 0.06, h), (r - 0.16, h - 0.1), (r - 0.3, fill - 0.3)], glass, 128)
    # Without caustics clear glass would keep the light from the ice.
    wall.visible_shadow = wall.visible_diffuse = False
    ice = material('ice', (0.6, 0.65, 0.67), 0.1, spec=0.6, coat=0.7)
    rnd = random.Random(5)
    for x, y in ((-1.3, -1.5), (1.4, -1.2), (0.1, 0.9), (-1.8, 1.1), (1.8, 1.4)):
        place([soft('ice', 2.3, 2.3, 2.3, ice, r=0.4, f=0.35)], (x, y, fill - 0.9), (rnd.uniform(-25, 25), rnd.uniform(-25, 25), rnd.uniform(0, 90)))
    tube('straw', [(0.4, 0.6, fill - 2), (0.6, 0.8, fill + 2), (1.7, 1.2, 15), (2.9, 1.6, 18.6)], 0.3, glaze())
    beside(6.4, -3.4, behind=(9.8, 4.6))
    jar(-13, 24, 4.6, 12, '#c98a62')
    leaves(15, 28, 0, 16, 17, '#5a7b50', seed=5)
    window(3.4, (1, 0.96, 0.88), 0.6, (0.9, 0.96, 1.0), turn=(56, 0, -58), bars=False)
    camera(8, 15, (2.2, -0.6, 8.0), 24.5, focus=(0.6, -3.6, 7))


def lid_near():
    """One lid from close up, others out of focus behind it."""
    room('#b79a78', '#a8937b')
    lean(0, 0, 10, cup=china())
    lean(-4.6, 7.4, -14, spin=30, cup=china())
    pod((4.8, 6.4, 0), spin=60, cup=china())
    pod((0.6, 15, 0), spin=10, cup=china())
    window(2.9, (1, 0.92, 0.8), 0.5, turn=(58, 0, -60), bars=False)
    camera(30, 17, (0.1, -0.2, 2.75), 9.0, aperture=0.7, distance=27, focus=(0.1, -0.9, 2.6))


def kitchen():
    """A counter before a tiled wall, for a machine to be stood in."""
    soft('counter', 400, 96, 4, surface('counter', '#a77c55', 0.34, grain=True), (0, -2, -4), r=0.6, f=0.4)
    soft('wall', 500, 2, 220, tiles('tiles', '#e4ddd0', '#b8ab9a'), (0, 47, -40), r=0.2, f=0.1)
    soft('board', 26, 2.2, 36, surface('board', '#8a5c38', 0.5, grain=True), (-33, 42, 0.1), r=0.9, f=0.5)
    jar(34, 34, 7.0, 17, '#d7cbb6')
    jar(48, 37, 5.6, 12, '#7f8c7a')
    leaves(-50, 36, 0, 22, 26, '#4f6b45', seed=4)
    soft('shelf', 90, 14, 2.6, surface('board', '#8a5c38', 0.5, grain=True), (42, 39, 52), r=0.3, f=0.2)
    for k, (x, c) in enumerate(((16, '#c98a62'), (27, '#e3d9c8'), (40, '#66786c'))):
        place(jar(x, 38, 4.6, 9 + 3 * (k % 2), c, cork=False), (0, 0, 54.6))
    window(3.0, (1, 0.93, 0.82), 0.55, turn=(56, 0, -54), bars=False)
    camera(0, 13, (0, -6, 16), 62, aperture=3.2, distance=170, focus=(0, -14, 14))


def served(build):
    """A machine with a cup under its nozzle, to be seen from close up: gives where to look."""
    build()
    bpy.context.view_layer.update()
    x, y, z = next(o for o in bpy.context.scene.objects if o.name.startswith('nozzle')).matrix_world.translation
    hit, floor, *_ = bpy.context.scene.ray_cast(bpy.context.evaluated_depsgraph_get(), (x, y, z - 0.4), (0, 0, -1))
    mug((x, y, floor.z if hit else 0), 205, skin=china())
    return x, y, floor.z, z
