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
from shape import place, soft

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


def tea():
    """Tea on a pale counter; room for words at the left."""
    back('#cdd6c8')
    linen(20, -10, 46, 26, -6, '#f0e9dd')
    dress(group(cups.mug, (14, -8, 0.35), 28, cups.liquid, 8.0), body='#f4efe4', drink='#a8561f')
    steam(14, -8, 8.6, 14)
    place(dress(group(packs.can), wrap='c-wrap', accent='#6f9a6a'), (33, 6, 0), (0, 0, -12))
    carton('f', 13.6, 8.6, 12.6, (49, 8, 0), -20)
    lean('c', 23.5, -14, 14, z=0.3)
    pod('f', (30, -10, 0.3), spin=24)
    lean('f', 3.5, -15, -18, spin=10, z=0.3)
    window(2.8, (1, 0.93, 0.82), 0.46, (0.92, 0.97, 0.95), turn=(60, 0, -58), bars=False)
    look((10, -124, 22), (10, 0, 10.5), 56, focus=(15, -12, 6), aperture=1.9)


def office():
    """The office machine with cartons and paper cups."""
    back('#dfe0df')
    place(dress(group(machines_large.depot), body='#c9c8c4'), (22, 14, 0), (0, 0, -12))
    carton('g', 15.6, 10.4, 13.2, (52, 8, 0), -20)
    carton('e', 15.6, 10.4, 13.2, (53, 9, 13.25), -14)
    place(dress(group(ware.cup), body='#f3f1ec', badge='#c79a3a'), (-6, -8, 0))
    lean('e', 44, -8, 14)
    pod('g', (38, -6, 0), spin=30)
    window(2.6, (1, 0.96, 0.9), 0.5, (0.9, 0.95, 1.0), turn=(60, 0, -58), bars=False)
    look((8, -160, 30), (14, 0, 20.5), 56, focus=(22, -8, 20), aperture=2.2)


def range_():
    """Lids from above, row on row: the whole range at a glance."""
    soft('paper', 400, 300, 2, surface('paper warm', '#efe4d2', 0.9), (0, 0, -2), r=1, f=0.2)
    keys = 'abcdefgh'
    for row in range(6):
        for col in range(8):
            n = (row * 5 + col * 3) % 8
            x, y = -6 + col * 6.4 + (row % 2) * 3.2, -16.2 + row * 6.2
            if col == 0 and row % 2 == 0:
                continue
            if (row, col) == (2, 4):
                place(pod(keys[n], (0, 0, 0), spin=0), (x + 1.2, y - 0.6, 0.06), (0, 0, 0))
                continue
            pod(keys[n], (x, y, 0), spin=(row * 37 + col * 53) % 40 - 20)
    window(2.2, (1, 0.93, 0.83), 0.5, (0.93, 0.95, 1), turn=(48, 0, -40), bars=True)
    look((6, 0, 150), (6, 0.01, 0), 88)
    bpy.context.scene.camera.rotation_euler = (0, 0, math.radians(7))


# Each with its height over its width.
SCENES = {'morning': (morning, 0.625), 'morning-tall': (morning_tall, 1.2), 'tea': (tea, 0.5), 'office': (office, 0.55), 'range': (range_, 0.5)}


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
