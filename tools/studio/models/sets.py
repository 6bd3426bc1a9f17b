"""Rooms to photograph in: surfaces, window light, a camera, and how far its focus reaches."""
import math

import bpy
from mathutils import Vector
import stage
from shape import fillet, lathe, mesh_object, place, soft


def rgb(text):
    parts = [int(text[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)


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


def look(at, target, lens, shift=(0, 0), focus=None, aperture=0.6):
    """`focus`: the point that is sharp; `aperture`: radius of the lens, cm. `develop.ts` blurs what lies before and behind it."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = lens, 36
    data.shift_x, data.shift_y = shift
    data.clip_end = 2000
    obj = bpy.data.objects.new('camera', data)
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    scene = bpy.context.scene
    scene.collection.objects.link(obj)
    scene.camera = obj
    far = (Vector(focus or target) - Vector(at)).length
    scene['focus'] = [far * 0.4, far * 4.5, far, aperture * lens / (36 * far)]


def steam(x, y, z, tall):
    """Where a cup steams, and how high, cm: drawn in two dimensions by `develop.ts`."""
    scene = bpy.context.scene
    scene['steam'] = [*scene.get('steam', []), x, y, z, tall]


def tiles(name, color, joint, width=15.0, height=7.5):
    """Glazed wall tiles in a half bond."""
    mat = stage.material(name, rgb(color), 0.24, spec=0.5)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    coords, split, join, brick = (nodes.new(n) for n in ('ShaderNodeTexCoord', 'ShaderNodeSeparateXYZ', 'ShaderNodeCombineXYZ', 'ShaderNodeTexBrick'))
    links.new(coords.outputs['Object'], split.inputs[0])
    links.new(split.outputs['X'], join.inputs['X'])
    links.new(split.outputs['Z'], join.inputs['Y'])
    links.new(join.outputs[0], brick.inputs['Vector'])
    base = rgb(color)
    brick.inputs['Color1'].default_value = (*base, 1)
    brick.inputs['Color2'].default_value = (*(v * 0.9 for v in base), 1)
    brick.inputs['Mortar'].default_value = (*rgb(joint), 1)
    for key, value in (('Scale', 1), ('Mortar Size', 0.18), ('Mortar Smooth', 0.3), ('Brick Width', width), ('Row Height', height)):
        brick.inputs[key].default_value = value
    links.new(brick.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return mat


def jar(x, y, r, h, color, cork=True):
    """A stoneware jar for the back of a shelf."""
    parts = [lathe('jar', fillet([(0, 0), (r * 0.9, 0), (r, r * 0.2), (r, h * 0.8), (r * 0.7, h * 0.95), (r * 0.72, h), (0, h)], r * 0.2, 5), surface('jar ' + color, color, 0.35), 64)]
    if cork:
        parts.append(lathe('cork', fillet([(0, h + 1.6), (r * 0.62, h + 1.6), (r * 0.56, h - 0.2)], 0.2, 3), surface('cork', '#b98a5a', 0.8), 48))
    return place(parts, (x, y, 0))


def leaves(x, y, z, n, tall, color, seed=1):
    """A plant in a pot."""
    import random
    rnd = random.Random(seed)
    lathe_parts = [lathe('pot', fillet([(0, 0), (4.0, 0), (5.2, 8.5), (5.4, 9.2), (4.8, 9.2), (0, 8.6)], 0.3, 4), surface('pot', '#c9a58a', 0.8), 64)]
    place(lathe_parts, (x, y, z))
    green = surface('leaf ' + color, color, 0.5)
    for _ in range(n):
        a, lean, length = rnd.uniform(0, 6.28), rnd.uniform(0.15, 1.0), rnd.uniform(0.5, 1.0) * tall
        verts, faces = [], []
        for i in range(9):
            t = i / 8
            out, up = math.sin(lean * t * 1.4) * length * t, 8 + math.cos(lean * t * 1.2) * length * t
            half = 1.9 * math.sin(math.pi * min(1, t * 0.94 + 0.06)) ** 0.8
            for s in (-1, 1):
                verts.append((math.cos(a) * out - math.sin(a) * half * s, math.sin(a) * out + math.cos(a) * half * s, up - 0.25 * abs(s) * t))
            if i:
                k = 2 * i
                faces.append((k - 2, k - 1, k + 1, k))
        place([mesh_object('leaf', verts, faces, green, smooth=80)], (x, y, z))


def beans(spots, color='#3a1f12'):
    """Roasted beans: (x, y, turn) each."""
    mat = surface('bean', color, 0.34, bump=0.06, scale=6)
    for x, y, turn in spots:
        verts, faces, n, m = [], [], 18, 10
        for j in range(m + 1):
            b = math.pi * j / m - math.pi / 2
            for i in range(n):
                a = 2 * math.pi * i / n
                px, py, pz = 0.56 * math.sin(b), 0.4 * math.cos(b) * math.cos(a), 0.34 * math.cos(b) * math.sin(a)
                if pz > 0.05:
                    pz -= 0.1 * math.exp(-(py / 0.06) ** 2) + 0.05
                verts.append((px, py, pz))
        for j in range(m):
            for i in range(n):
                k, q = j * n + i, j * n + (i + 1) % n
                faces.append((k, q, q + n, k + n))
        flip = 0 if int(x * 7 + y * 13) % 3 else 150
        place([mesh_object('bean', verts, faces, mat, smooth=70)], (x, y, 0.3), (flip, 8, turn))
