"""The stage: materials, lights, camera, passes. One Cycles render yields every layer that a plate needs."""
import math
import struct
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

SLOTS = {'label': (1, 0, 0), 'body': (0, 1, 0), 'accent': (0, 0, 1)}
NEUTRAL = 0.8  # albedo of everything that the compositor colours


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def material(name, color=(NEUTRAL,) * 3, rough=0.4, metal=0.0, spec=0.5, coat=0.0, glass=0.0, bump=0.0, bump_scale=40, sss=0.0, ior=1.45):
    """Names `label:<sheet>`, `body` and `accent` are coloured afterwards; all others stay as they are."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    shader = nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Specular'].default_value = spec
    shader.inputs['Clearcoat'].default_value = coat
    shader.inputs['Clearcoat Roughness'].default_value = 0.08
    shader.inputs['Transmission'].default_value = glass
    shader.inputs['IOR'].default_value = ior
    shader.inputs['Subsurface'].default_value = sss
    if bump:
        noise, node = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        coords = nodes.new('ShaderNodeTexCoord')
        noise.inputs['Scale'].default_value = bump_scale
        noise.inputs['Detail'].default_value = 4
        node.inputs['Strength'].default_value = bump
        node.inputs['Distance'].default_value = 0.02
        links.new(coords.outputs['Object'], noise.inputs['Vector'])
        links.new(noise.outputs['Fac'], node.inputs['Height'])
        links.new(node.outputs['Normal'], shader.inputs['Normal'])
    for aov, key, value in (('mask', 'Color', (*SLOTS.get(name.split(':')[0], (0, 0, 0)), 1)), ('solid', 'Color', (1, 1, 1, 1))):
        out = nodes.new('ShaderNodeOutputAOV')
        out.name = aov
        out.inputs[key].default_value = value
    return mat


def area(name, at, target, size, power, color=(1, 1, 1), shadow=True):
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, light.size, light.size_y = 'RECTANGLE', size[0], size[1]
    light.energy, light.color = power, color
    light.cycles.cast_shadow = shadow
    obj = bpy.data.objects.new(name, light)
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera = False
    bpy.context.scene.collection.objects.link(obj)


def bounds():
    points = []
    graph = bpy.context.evaluated_depsgraph_get()
    for obj in bpy.context.scene.objects:
        if obj.type in ('MESH', 'CURVE') and not obj.get('set'):
            shell = obj.evaluated_get(graph)
            mesh = shell.to_mesh()
            points += [shell.matrix_world @ v.co for v in mesh.vertices]
            shell.to_mesh_clear()
    return points


def light_rig(points, catcher=True, gain=1.0):
    """Soft key from the left, wide fill, strip rim behind, top sheet; sizes follow the object."""
    low = Vector([min(p[k] for p in points) for k in range(3)])
    high = Vector([max(p[k] for p in points) for k in range(3)])
    centre, r = (low + high) / 2, max((high - low).length / 2, 0.1)
    e = r * r * gain
    t = tuple(centre)
    area('key', (centre.x - 2.0 * r, centre.y - 3.3 * r, centre.z + 2.5 * r), t, (2.4 * r, 2.4 * r), 118 * e, (1, 0.975, 0.94))
    area('fill', (centre.x + 3.4 * r, centre.y - 2.2 * r, centre.z + 0.9 * r), t, (2.2 * r, 3.4 * r), 20 * e, (0.95, 0.97, 1), shadow=False)
    area('rim', (centre.x + 2.4 * r, centre.y + 2.4 * r, centre.z + 1.4 * r), t, (0.8 * r, 3.2 * r), 30 * e, (1, 0.98, 0.95), shadow=False)
    area('top', (centre.x - 0.3 * r, centre.y + 0.6 * r, centre.z + 3.4 * r), t, (2.6 * r, 1.8 * r), 34 * e)
    world = bpy.data.worlds.new('tent')
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    coords, split, ramp = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeValToRGB')
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.42, (0.62, 0.6, 0.57, 1)
    stops[1].position, stops[1].color = 1.0, (0.5, 0.5, 0.5, 1)
    for position, v in ((0.5, 0.26), (0.62, 0.2), (0.8, 0.42)):
        stops.new(position).color = (v, v, v * 0.98, 1)
    scale = nodes.new('ShaderNodeMapRange')
    scale.inputs['From Min'].default_value = -1
    links.new(coords.outputs['Generated'], split.inputs[0])
    links.new(split.outputs['Z'], scale.inputs['Value'])
    links.new(scale.outputs['Result'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Background'].inputs['Color'])
    nodes['Background'].inputs['Strength'].default_value = 0.75 * gain
    if catcher:
        bpy.ops.mesh.primitive_plane_add(size=r * 40, location=(centre.x, centre.y, low.z))
        floor = bpy.context.object
        floor['set'] = True
        floor.is_shadow_catcher = True
        paper = material('paper', (0.72, 0.7, 0.66), 0.9, spec=0.1)
        for node in [n for n in paper.node_tree.nodes if n.type == 'OUTPUT_AOV']:
            paper.node_tree.nodes.remove(node)
        floor.data.materials.append(paper)
    return centre, r


def camera(points, centre, r, azimuth, elevation, fill=0.8, lens=85, drop=0.0, distance=7.0):
    """Looks at the object from azimuth (degrees, 0 = front, + = from the right) and frames it to `fill` of the square."""
    data = bpy.data.cameras.new('camera')
    data.sensor_width = data.sensor_height = 36
    data.lens = lens
    obj = bpy.data.objects.new('camera', data)
    a, e = math.radians(azimuth), math.radians(elevation)
    dist = r * distance
    obj.location = centre + Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e))) * dist
    track = (centre - obj.location).to_track_quat('-Z', 'Y')
    obj.rotation_euler = track.to_euler()
    scene = bpy.context.scene
    scene.collection.objects.link(obj)
    scene.camera = obj
    bpy.context.view_layer.update()
    for _ in range(3):
        seen = [world_to_camera_view(scene, obj, p) for p in points]
        x0, x1 = min(p.x for p in seen), max(p.x for p in seen)
        y0, y1 = min(p.y for p in seen), max(p.y for p in seen)
        data.lens *= fill / max(x1 - x0, y1 - y0)
        scale = fill / max(x1 - x0, y1 - y0)
        data.shift_x = (data.shift_x + (x0 + x1) / 2 - 0.5) * scale
        data.shift_y = (data.shift_y + (y0 + y1) / 2 - 0.5 + drop) * scale
        bpy.context.view_layer.update()
    return obj


def settings(size, samples, transparent=True):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.07
    scene.cycles.adaptive_min_samples = 8
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 8
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 4
    scene.cycles.transmission_bounces = 8
    scene.cycles.sample_clamp_indirect = 3
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.film_transparent_glass = True
    scene.cycles.seed = 7
    scene.render.film_transparent = transparent
    scene.render.resolution_x, scene.render.resolution_y = size if isinstance(size, tuple) else (size, size)
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = 'Standard'
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_depth = '16'
    return scene


def layers(scene, folder, room=False):
    """Wires the passes to 16-bit PNG files: image, diffuse, normal, mask, solid; of a room also albedo and depth."""
    layer = scene.view_layers[0]
    if room:
        near, far = scene['focus'][:2]
        layer.use_pass_mist = True
        mist = scene.world.mist_settings
        mist.start, mist.depth, mist.falloff = near, far - near, 'LINEAR'
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_normal = True
    for name in ('mask', 'solid'):
        aov = layer.aovs.add()
        aov.name, aov.type = name, 'COLOR'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')

    def mix(kind, a, b):
        node = tree.nodes.new('CompositorNodeMixRGB')
        node.blend_type = kind
        for socket, value in ((node.inputs[1], a), (node.inputs[2], b)):
            if isinstance(value, tuple):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return node.outputs[0]

    out = source.outputs
    diffuse = mix('MULTIPLY', mix('ADD', out['DiffDir'], out['DiffInd']), out['DiffCol'])
    normal = mix('ADD', mix('MULTIPLY', out['Normal'], (0.5, 0.5, 0.5, 1)), (0.5, 0.5, 0.5, 1))
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.file_slots.clear()
    files.format.file_format = 'PNG'
    files.format.color_depth = '16'
    files.format.compression = 15
    passes = [('image', out['Image']), ('diffuse', diffuse), ('normal', normal), ('mask', out['mask']), ('solid', out['solid'])]
    for name, socket in passes + ([('albedo', out['DiffCol']), ('depth', out['Mist'])] if room else []):
        files.file_slots.new(name + '-')
        slot = files.file_slots[-1]
        slot.use_node_format = False
        slot.format.file_format, slot.format.color_depth, slot.format.compression = 'PNG', '16', 15
        slot.format.color_mode = 'RGBA' if name == 'image' else 'RGB'
        tree.links.new(socket, files.inputs[-1])


def lens(path):
    """Where a room's camera is focused and where steam rises: lines `focus near far at share` and `steam x y top`.

    near and far are the ends of the depth pass and `at` is sharp, all cm; share: radius of the blur at infinity in widths
    of the picture. Steam: x, y and the height of its end in 0–1 of the picture, y down.
    """
    scene = bpy.context.scene
    with open(path, 'w') as file:
        file.write('focus %.3f %.3f %.3f %.6f\n' % tuple(scene['focus']))
        spots = list(scene.get('steam', []))
        for k in range(0, len(spots), 4):
            x, y, z, tall = spots[k:k + 4]
            low, high = (world_to_camera_view(scene, scene.camera, Vector((x, y, h))) for h in (z, z + tall))
            file.write('steam %.4f %.4f %.4f\n' % (low.x, 1 - low.y, 1 - high.y))


def label_mesh(path):
    """Label faces as the camera sees them: the compositor draws its own texture through them at any size.

    Text lines `sheet name`, then `x y depth u v` × 3 a triangle; x, y in 0–1 of the picture, y down, v down.
    """
    scene = bpy.context.scene
    cam = scene.camera
    eye = cam.matrix_world.translation
    graph = bpy.context.evaluated_depsgraph_get()
    sheets = {}
    for obj in scene.objects:
        if obj.type != 'MESH':
            continue
        names = [m.name if m else '' for m in obj.data.materials]
        if not any(n.startswith('label:') for n in names):
            continue
        shell = obj.evaluated_get(graph)
        mesh = shell.to_mesh()
        mesh.calc_loop_triangles()
        layer = mesh.uv_layers['label']
        turn = obj.matrix_world.to_3x3().inverted().transposed()
        for tri in mesh.loop_triangles:
            name = names[tri.material_index]
            if not name.startswith('label:'):
                continue
            world = [obj.matrix_world @ mesh.vertices[i].co for i in tri.vertices]
            if not obj.get('open') and (turn @ tri.normal).dot(eye - world[0]) <= 0:
                continue
            row = []
            for point, loop in zip(world, tri.loops):
                seen = world_to_camera_view(scene, cam, point)
                uv = layer.data[loop].uv
                row += [seen.x, 1 - seen.y, seen.z, uv.x, 1 - uv.y]
            sheets.setdefault(name[6:], []).append(row)
        shell.to_mesh_clear()
    with open(path, 'w') as file:
        for name, rows in sheets.items():
            file.write('sheet %s\n' % name)
            for row in rows:
                file.write(' '.join('%.5f' % v for v in row) + '\n')
