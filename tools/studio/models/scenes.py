"""Banner scenes: blender -b -t 2 -P tools/studio/models/scenes.py -- OUT SHEETS [--only a,b] [--width 1280] [--samples 48].

The same models in colour, printed with the sheets of `sheets.ts`. Each leaves quiet space on the left for words.
"""
import math
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
from mathutils import Vector
import brewers
import goods
import packs
import stage
import ware
from shape import fillet, lathe, loft, place, soft

SHEETS = ''


def rgb(text):
    parts = [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)


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


def surface(name, color, rough, bump=0.0, scale=1.0, grain=False):
    mat = stage.material(name, rgb(color), rough, spec=0.35, bump=bump, bump_scale=scale)
    if grain:
        nodes, links = mat.node_tree.nodes, mat.node_tree.links
        coords, stretch, noise, ramp = (nodes.new(n) for n in ('ShaderNodeTexCoord', 'ShaderNodeMapping', 'ShaderNodeTexNoise', 'ShaderNodeValToRGB'))
        stretch.inputs['Scale'].default_value = (0.012, 0.5, 0.5)
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1.6, 9
        base = rgb(color)
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = 0.3, (*(v * 0.62 for v in base), 1)
        ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = 0.72, (*(min(1, v * 1.18) for v in base), 1)
        links.new(coords.outputs['Object'], stretch.inputs['Vector'])
        links.new(stretch.outputs['Vector'], noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
        links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return mat


def room(counter, wall, grain=True, wall_y=34):
    soft('counter', 260, 90, 4, surface('counter', counter, 0.42, grain=grain), (0, -8, -4), r=0.6, f=0.4)
    soft('wall', 400, 2, 180, surface('plaster', wall, 0.9, bump=0.25, scale=0.12), (0, wall_y + 1, -40), r=0.2, f=0.1)


def linen(x, y, w, d, turn, color):
    """A cloth with folds and a hem."""
    nx, ny, verts, faces = 90, 70, [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            u, v = i / nx - 0.5, j / ny - 0.5
            z = 0.14 + 0.22 * max(0, math.sin(u * 9 + v * 5 + 0.6 * math.sin(v * 8))) ** 3 * (0.35 + abs(u)) + 0.05 * math.sin(u * 31 + v * 17)
            verts.append((u * w + 0.5 * math.sin(v * 6), v * d + 0.4 * math.sin(u * 7), max(0.06, z)))
    for j in range(ny):
        for i in range(nx):
            k = j * (nx + 1) + i
            faces.append((k, k + 1, k + nx + 2, k + nx + 1))
    from shape import mesh_object
    cloth = mesh_object('linen', verts, faces, surface('linen ' + color, color, 0.95, bump=0.35, scale=16), smooth=80)
    cloth.modifiers.new('thick', 'SOLIDIFY').thickness = 0.12
    return place([cloth], (x, y, 0), (0, 0, turn))


def window(strength=4.2, tint=(1, 0.9, 0.76), ambient=0.55, sky=(0.86, 0.9, 1.0), turn=(58, 0, -52), bars=True):
    """Low sun through a paned window on the left, sky from everywhere."""
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = strength, math.radians(2.2), tint
    obj = bpy.data.objects.new('sun', sun)
    obj.rotation_euler = [math.radians(a) for a in turn]
    bpy.context.scene.collection.objects.link(obj)
    if bars:
        way = obj.rotation_euler.to_matrix() @ Vector((0, 0, 1))
        centre = Vector((6, 8, 14)) + way * 150
        up = obj.rotation_euler.to_matrix() @ Vector((0, 1, 0))
        side = obj.rotation_euler.to_matrix() @ Vector((1, 0, 0))
        shade = stage.material('shade', (0.2, 0.2, 0.2), 0.9)
        for a, b, w, h in [(-60, 0, 50, 200), (74, 0, 60, 200), (0, -60, 200, 56), (0, 66, 200, 60), (4, 0, 3.2, 120), (0, 8, 120, 3.2)]:
            middle = centre + side * a + up * b
            bpy.ops.mesh.primitive_plane_add(size=1, location=middle, rotation=obj.rotation_euler)
            plane = bpy.context.object
            plane.scale = (w, h, 1)
            plane.data.materials.append(shade)
            plane.visible_camera = plane.visible_diffuse = plane.visible_glossy = False
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.node_tree.nodes['Background'].inputs['Color'].default_value = (*sky, 1)
    world.node_tree.nodes['Background'].inputs['Strength'].default_value = ambient
    stage.area('bounce', (70, -60, 50), (0, 0, 10), (70, 60), 26000 * ambient, (1, 0.95, 0.9), shadow=True)


def look(at, target, lens, shift=(0, 0), focus=None):
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = lens, 36
    data.shift_x, data.shift_y = shift
    obj = bpy.data.objects.new('camera', data)
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, (Vector(focus) - Vector(at)).length / 1, 0.35
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj


def morning():
    room('#b98a5e', '#e9dcc8')
    place(dress(group(brewers.classic), body='#93a58a'), (22, 10, 0), (0, 0, -14))
    linen(4, -12, 40, 24, 8, '#e6ddcf')
    dress(group(ware.mug_at, (2, -6, 0.35), -40, printed=False), body='#f1e8da')
    lean('a', 12.5, -14, 20, z=0.3)
    pod('b', (18, -10.5, 0.3), spin=30)
    pod('d', (-5.5, -13, 0.3), spin=-20)
    lean('h', 4.6, -17.5, -12, spin=20, z=0.3)
    carton('a', 9.6, 6.4, 12.4, (41, 8, 0), -22, tall=True)
    window(3.0, ambient=0.42)
    look((-4, -122, 32), (4, 0, 13.5), 46)


def tea():
    room('#d9c8b0', '#c9d3c4')
    linen(12, -8, 46, 26, -6, '#f0e9dd')
    dress(group(lambda: place(group(goods.espresso), (10, -7, 0.3), (0, 0, 20))), body='#f4efe4', crema='#a85c1e')
    place(dress(group(packs.can), wrap='c-wrap', accent='#6f9a6a'), (28, 8, 0), (0, 0, -12))
    carton('f', 13.6, 8.6, 12.6, (42, 9, 0), -20)
    lean('c', 22, -15, 14, z=0.3)
    pod('f', (28, -11, 0.3), spin=24)
    pod('c', (33.5, -8, 0.3), spin=-40)
    lean('f', 1.5, -16, -20, spin=10, z=0.3)
    window(2.7, (1, 0.93, 0.82), 0.46, (0.92, 0.97, 0.95))
    look((4, -112, 34), (8, 0, 10), 50)


def office():
    room('#cfcac2', '#dfe0df', grain=False)
    place(dress(group(brewers.tower), body='#e9e7e2'), (26, 12, 0), (0, 0, -16))
    carton('g', 15.6, 10.4, 13.2, (56, 10, 0), -24)
    carton('e', 15.6, 10.4, 13.2, (57, 11, 13.25), -17)
    place(dress(group(ware.cup), body='#f3f1ec', badge='#c79a3a'), (0, -4, 0))
    lean('e', 44, -8, 14)
    pod('g', (38, -6, 0), spin=30)
    pod('d', (49.5, -4, 0), spin=-10)
    window(2.3, (1, 0.96, 0.9), 0.46, (0.9, 0.95, 1.0))
    look((-4, -168, 50), (10, 0, 25), 42)


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


SCENES = {'morning': morning, 'tea': tea, 'office': office, 'range': range_}


def main():
    global SHEETS
    args = sys.argv[sys.argv.index('--') + 1:]
    option = lambda key, default: args[args.index(key) + 1] if key in args else default
    SHEETS = args[1]
    only = [o for o in option('--only', '').split(',') if o]
    width = int(option('--width', 1280))
    for name, build in SCENES.items():
        folder = os.path.join(args[0], 'hero-' + name)
        done = os.path.join(folder, 'done')
        if (only and name not in only) or (os.path.exists(done) and not only):
            continue
        started = time.time()
        os.makedirs(folder, exist_ok=True)
        stage.reset()
        scene = stage.settings((width, round(width * 0.5)), int(option('--samples', 48)), transparent=False)
        build()
        for obj in [o for o in scene.objects if o.name.startswith('badge')]:
            bpy.data.objects.remove(obj)
        scene.view_settings.exposure = -1  # developed again by `heroes.ts`: highlights keep their drawing
        stage.layers(scene, folder, albedo=True)
        bpy.ops.render.render()
        open(done, 'w').write('scene')
        print('SCENE %s %.0f s' % (name, time.time() - started), flush=True)


main()
