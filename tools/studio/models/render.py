"""Renders plates: blender -b -t 2 -P tools/studio/models/render.py -- OUT [--only a,b] [--size 1000] [--samples 64] [--trust|--mesh].

One plate is one folder of 16-bit passes below OUT. A folder with a `done` file of the same recipe is skipped,
so the job may be stopped and started at will; `--trust` takes what is there, whatever its recipe, `--mesh` only writes
label meshes anew. `develop.ts` turns the passes into seed/plates.
"""
import hashlib
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import bpy
from mathutils import Vector
import stage
from plates import PLATES


def recipe(name, plate, size, samples):
    text = repr((name, plate[1:], size, samples))
    for file in ('shape.py', 'stage.py'):
        text += open(os.path.join(HERE, file)).read()
    text += open(sys.modules[plate[0].__module__].__file__).read()
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def render(name, plate, out, size, samples):
    build, azimuth, elevation, options = plate
    folder = os.path.join(out, name)
    key = recipe(name, plate, size, samples)
    done = os.path.join(folder, 'done')
    if os.path.exists(done) and (open(done).read() == key or '--trust' in sys.argv) and '--mesh' not in sys.argv:
        open(done, 'w').write(key)
        return
    started = time.time()
    os.makedirs(folder, exist_ok=True)
    stage.reset()
    spot = build()
    bpy.context.view_layer.update()
    room = options.get('scene', False)
    scene = stage.settings(size, samples * 2 if room else samples, transparent=not room)
    if room:
        stage.lens(os.path.join(folder, 'lens.txt'))
    else:
        points = stage.bounds()
        centre, r = stage.light_rig(points, gain=options.get('gain', 1))
        if options.get('near'):
            x, y, low, high = spot
            points = [Vector((x + a, y + b, z)) for a in (-8.5, 8.5) for b in (-8.0, 6.0) for z in (low - 0.5, high + 10.5)]
            centre, r = sum(points, Vector()) / len(points), 14.0
        stage.camera(points, centre, r, azimuth, elevation, options.get('fill', 0.8), drop=options.get('drop', 0.02), distance=options.get('distance', 7))
        print('SPAN %s %.1f' % (name, 36 / scene.camera.data.lens * r * options.get('distance', 7)), flush=True)
    stage.layers(scene, folder, room)
    stage.label_mesh(os.path.join(folder, 'mesh.txt'))
    if '--mesh' in sys.argv:
        return
    scene.render.filepath = os.path.join(folder, 'render')
    bpy.ops.render.render()
    with open(done, 'w') as file:
        file.write(key)
    print('PLATE %s %.0f s' % (name, time.time() - started), flush=True)


def main():
    args = sys.argv[sys.argv.index('--') + 1:]
    option = lambda key, default: args[args.index(key) + 1] if key in args else default
    only = option('--only', '')
    for name, plate in PLATES.items():
        if not only or any(name == o or (o.endswith('*') and name.startswith(o[:-1])) for o in only.split(',')):
            render(name, plate, args[0], int(option('--size', 1000)), int(option('--samples', 64)))


main()
