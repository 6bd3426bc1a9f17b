"""Banner scenes: blender -b -t 2 -P tools/studio/models/scenes.py -- OUT SHEETS [--only a,b] [--width 1280] [--samples 48].

The same models in colour, printed with the sheets of `sheets.ts`.
"""
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
import cups
import machines
import machines_large
import packs
import stage
import ware
from sets import beans, jar, leaves, linen, look, rgb, steam, surface, tiles, window
from shape import fillet, lathe, mesh_object, place, soft, tube

SHEETS = ''


def group(build, *args, **kwargs):
    before = set(bpy.context.scene.objects)
    build(*args, **kwargs)
    return [o for o in bpy.context.scene.objects if o not in before]


def dress(objects, **look):
    """`body='#aabbcc'` colours, `front='a-front'` prints; both on copies, so that twins may differ."""
    made = {}
    for obj in objects:
        for slot in obj.material_slots:
            name = (slot.material.name if slot.material else '').split('.')[0]
            value = look.get(name.replace('label:', ''))
            if not value:
                continue
            if name not in made:
                copy = slot.material.copy()
                shader = copy.node_tree.nodes['Principled BSDF']
                if value.startswith('#'):
                    shader.inputs['Base Color'].default_value = (*rgb(value), 1)
                else:
                    nodes, links = copy.node_tree.nodes, copy.node_tree.links
                    uv, image = nodes.new('ShaderNodeUVMap'), nodes.new('ShaderNodeTexImage')
                    uv.uv_map = 'label'
                    image.image = bpy.data.images.load(os.path.join(SHEETS, value + '.png'), check_existing=True)
                    image.extension = 'EXTEND'
                    links.new(uv.outputs['UV'], image.inputs['Vector'])
                    links.new(image.outputs['Color'], shader.inputs['Base Color'])
                made[name] = copy
            slot.material = made[name]
    return objects


def carton(key, w, d, h, at, turn, tall=False):
    return dress(group(packs.carton, w, d, h, at, turn), front=key + ('-tall' if tall else '-front'), side=key + '-side', top=key + '-top')


def pod(key, at, turn=(0, 0, 0), spin=0, cup='#f4efe6'):
    return dress(group(packs.pod, at, turn, spin), lid=key + '-lid', accent=cup)


def lean(key, x, y, turn, spin=0, cup='#f4efe6', z=0):
    return place(dress(group(packs.lean, x, y, turn, spin=spin), lid=key + '-lid', accent=cup), (0, 0, z))


def back(shade='#e4ddd0'):
    """A tiled wall with a shelf, far enough behind to be out of focus."""
    soft('counter', 420, 108, 4, surface('counter', '#a9794f', 0.36, grain=True), (0, 4, -4), r=0.6, f=0.4)
    soft('wall', 600, 2, 240, tiles('tiles', shade, '#b8ab9a'), (0, 60, -40), r=0.2, f=0.1)
    soft('shelf', 150, 15, 2.6, surface('board', '#8a5c38', 0.5, grain=True), (-26, 51, 43), r=0.3, f=0.2)
    for x, r, h, color in ((-60, 5.2, 13, '#c98a62'), (-46, 4.4, 9, '#e3d9c8'), (-30, 5.6, 15, '#66786c'), (-14, 4.6, 10, '#d8c3a0'), (2, 5.0, 12, '#8a9a94')):
        place(jar(x, 50, r, h, color, cork=False), (0, 0, 45.6))
    soft('board up', 24, 2.2, 34, surface('board', '#8a5c38', 0.5, grain=True), (46, 55, 0.1), r=0.9, f=0.5)
    jar(62, 46, 7.0, 17, '#d7cbb6')
    leaves(-52, 44, 0, 24, 24, '#4f6b45', seed=4)


def table(x, y):
    """A cup and a few pods beside it, at hand."""
    linen(x + 4, y - 2, 40, 24, 8, '#e6ddcf')
    dress(group(cups.mug, (x, y, 0.35), 150), body='#efe6d6')
    steam(x, y, 8.8, 15)
    lean('a', x + 8.6, y - 5.0, 16, z=0.3)
    pod('b', (x + 14.4, y - 2.4, 0.3), spin=30)
    lean('d', x - 7.4, y - 6.2, -14, spin=12, z=0.3)
    beans(cups.scatter(10, 4, x - 4, x + 16, y - 12, y - 8.6))


def morning():
    """A kitchen counter at the height of one's hands."""
    back()
    place(dress(group(machines.homestead), body='#93a58a'), (-21, 12, 0), (0, 0, 16))
    table(7, -10)
    carton('a', 15.6, 10.4, 13.2, (33, 7, 0), -20)
    window(3.0, ambient=0.44, bars=False, turn=(60, 0, -58))
    look((5, -128, 23), (4, 0, 12.5), 62, focus=(7, -13, 6), aperture=0.8)


def morning_tall():
    """The same for a phone: the cup near, the brewer behind it."""
    back()
    place(dress(group(machines.homestead), body='#93a58a'), (-7, 17, 0), (0, 0, 12))
    table(6, -12)
    carton('h', 9.6, 6.4, 12.4, (19, 9, 0), -24, tall=True)
    window(3.0, ambient=0.44, bars=False, turn=(60, 0, -58))
    look((4, -122, 27), (4, 0, 12.0), 78, focus=(7, -14, 6), aperture=1.9)


def brewed():
    """Tea as it is poured: amber, paler along the cup."""
    color, _ = cups.liquid()
    edge = cups.ease(0.78, 1.0, cups.polar()[2])
    return cups.blend(rgb('#8a3d12'), rgb('#d08a3e'), edge), None


def sprig(x, y, turn, green='#5d7f4c'):
    """A twig of leaves laid on the counter."""
    shade = surface('sprig', green, 0.55)
    parts = [tube('stem', [(0, 0, 0.25), (3, 0.4, 0.3), (6.5, -0.2, 0.3), (9.5, 0.3, 0.25)], 0.12, shade)]
    for k in range(9):
        at, side, long = 0.8 + k * 1.05, 1 if k % 2 else -1, 3.6 - 0.16 * abs(k - 4)
        verts, faces = [], []
        for i in range(9):
            t = i / 8
            half = 0.72 * math.sin(math.pi * min(1, t * 0.95 + 0.05)) ** 0.8
            for s in (-1, 0, 1):
                verts.append((t * long, s * half, 0.3 + 0.9 * math.sin(t * 2.4) + (0.16 if s else 0)))
            if i:
                q = 3 * i
                faces += [(q - 3, q - 2, q + 1, q), (q - 2, q - 1, q + 2, q + 1)]
        parts += place([mesh_object('leaf', verts, faces, shade, smooth=80)], (at, 0, 0), (0, 0, side * (62 - 4 * k)))
    return place(parts, (x, y, 0.2), (0, 0, turn))


def tea():
    """A cup of tea from above its rim, with leaves, a tin and pods."""
    back('#cdd6c8')
    linen(8, -9, 54, 28, -6, '#f0e9dd')
    dress(group(cups.small_cup, (4, -8, 0.35), 205, 5.4, 6.4, brewed, 8.6, level=0.86), body='#f7f3ea')
    steam(4, -8, 7.6, 13)
    place(dress(group(packs.can), wrap='c-wrap', accent='#6f9a6a'), (19.5, 7, 0), (0, 0, -8))
    carton('f', 13.6, 8.6, 12.6, (33, 5, 0), -20)
    lean('c', 16.5, -14, 14, z=0.3)
    pod('f', (23.4, -10.5, 0.3), spin=24)
    lean('f', -8, -15, -14, spin=10, z=0.3)
    sprig(-24, -3, 14)
    sprig(-21, -8.5, -16)
    window(2.8, (1, 0.93, 0.82), 0.46, (0.92, 0.97, 0.95), turn=(60, 0, -58), bars=False)
    look((6, -112, 42), (7.5, 0, 6.5), 62, focus=(4, -12, 6), aperture=0.9)


def workplace():
    """A plain wall with a clock and a pin board, out of focus."""
    soft('counter', 420, 108, 4, surface('counter', '#b98a5c', 0.36, grain=True), (0, 4, -4), r=0.6, f=0.4)
    soft('wall', 600, 2, 240, surface('plaster', '#c3cfd3', 0.9), (0, 60, -40), r=0.2, f=0.1)
    soft('rail', 600, 1.6, 7, surface('rail', '#e9ecea', 0.5), (0, 58.6, 0), r=0.3, f=0.2)
    soft('frame', 62, 2, 40, surface('frame', '#8a5c38', 0.5, grain=True), (-34, 58, 26), r=0.6, f=0.3)
    soft('cork', 58, 2, 36, surface('cork', '#c79a68', 0.9), (-34, 57.4, 28), r=0.3, f=0.2)
    for x, z, w, h, color in ((-54, 42, 12, 16, '#f4efe4'), (-38, 46, 9, 9, '#f2c14e'), (-26, 38, 14, 20, '#ffffff'), (-12, 47, 9, 9, '#e58f65'), (-40, 32, 10, 10, '#a9cdb9'), (-13, 32, 10, 11, '#f4efe4')):
        soft('note', w, 0.3, h, surface('note ' + color, color, 0.8), (x, 56.2, z), r=0.1, f=0.05)
    face = [lathe('clock', fillet([(0, 1), (9.4, 1), (10, 2), (11, 2), (11, 0)], 0.3, 4), surface('rim', '#2c2c2e', 0.4), 96), lathe('dial', [(9.4, 1.1), (0, 1.1)], surface('dial', '#f6f3ec', 0.5), 96)]
    place(face, (55, 58, 42), (90, 0, 0))
    for length, turn in ((7.6, 60), (5.2, -58)):
        place([soft('hand', 0.9, 0.3, length, surface('ink', '#1d1d1f', 0.5), r=0.2, f=0.1)], (55, 55.6, 42), (0, turn, 0))


def office():
    """The office machine on a counter at work, a full mug under its spout and paper cups at its side."""
    workplace()
    place(dress(group(machines_large.depot), body='#d3d2ce'), (14, 14, 0), (0, 0, -10))
    carton('g', 15.6, 10.4, 13.2, (43, 6, 0), -18)
    carton('e', 15.6, 10.4, 13.2, (43.6, 7, 13.25), -12)
    place(dress(group(ware.cup), body='#f3f1ec', badge='#c79a3a'), (-19, -5, 0))
    dress(group(cups.mug, (12.5, 4.4, 14.3), 205), body='#f4f1ea')
    lean('e', 37, -10, 14)
    lean('g', 30, -12, -10, spin=14)
    window(2.6, (1, 0.96, 0.9), 0.5, (0.9, 0.95, 1.0), turn=(60, 0, -58), bars=False)
    look((4, -156, 36), (7, 0, 20.5), 58, focus=(14, -8, 20), aperture=0.9)


def range_():
    """Boxes of every brand in two rows on a counter, a pod of each before them."""
    back()
    lower, upper = 'dahge', 'fcb'
    for k, key in enumerate(lower):
        carton(key, 15.6, 10.4, 13.2, (-36 + 18 * k, 10, 0), (-7, 4, -5, 6, -8)[k])
    for k, key in enumerate(upper):
        carton(key, 15.6, 10.4, 13.2, (-24 + 22 * k, 11, 13.25), (6, -5, -9)[k])
    for k, key in enumerate('abcdefgh'):
        lean(key, -33 + 9.2 * k, -9 - 2.4 * (k % 2), (k * 37) % 30 - 15, spin=(k * 23) % 20 - 10)
    beans(cups.scatter(16, 7, -30, 32, -19, -15))
    window(2.8, (1, 0.93, 0.83), 0.5, (0.93, 0.95, 1), turn=(60, 0, -58), bars=False)
    look((2, -140, 30), (0, 0, 12.8), 57, focus=(0, -2, 6), aperture=0.7)


# Each with its height over its width.
SCENES = {'morning': (morning, 0.625), 'morning-tall': (morning_tall, 1.2), 'tea': (tea, 0.625), 'office': (office, 0.625), 'range': (range_, 0.625)}


def main():
    global SHEETS
    args = sys.argv[sys.argv.index('--') + 1:]
    option = lambda key, default: args[args.index(key) + 1] if key in args else default
    SHEETS = args[1]
    only = [o for o in option('--only', '').split(',') if o]
    width = int(option('--width', 1280))
    for name, (build, shape) in SCENES.items():
        folder = os.path.join(args[0], 'hero-' + name)
        done = os.path.join(folder, 'done')
        if (only and name not in only) or (os.path.exists(done) and not only):
            continue
        started = time.time()
        os.makedirs(folder, exist_ok=True)
        stage.reset()
        wide = width if shape < 1 else round(width * 0.55)
        scene = stage.settings((wide, round(wide * shape)), int(option('--samples', 48)), transparent=False)
        build()
        for obj in [o for o in scene.objects if o.name.startswith('badge')]:
            bpy.data.objects.remove(obj)
        scene.view_settings.exposure = -1  # developed again by `heroes.ts`: highlights keep their drawing
        bpy.context.view_layer.update()  # the camera's place, by which steam is projected
        stage.lens(os.path.join(folder, 'lens.txt'))
        stage.layers(scene, folder, room=True)
        bpy.ops.render.render()
        open(done, 'w').write('scene')
        print('SCENE %s %.0f s' % (name, time.time() - started), flush=True)


main()
