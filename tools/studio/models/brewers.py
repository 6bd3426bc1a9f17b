"""Six brewers of different build. All face -y; the body takes the variant's colour, trims stay."""
import math
import bpy
from shape import fillet, lathe, loft, paint, place, quad, rounded_rect, soft, tube
from stage import material


def body(): return material('body', rough=0.34, spec=0.5, coat=0.35)
def satin(): return material('body', rough=0.34, spec=0.5, coat=0.35)
def black(): return material('black', (0.022, 0.021, 0.021), 0.32, spec=0.5)
def matte(): return material('matte', (0.035, 0.033, 0.032), 0.62, spec=0.35)
def chrome(): return material('chrome', (0.82, 0.81, 0.79), 0.16, 1.0)
def steel(): return material('steel', (0.62, 0.61, 0.59), 0.34, 1.0)
def smoke(): return material('smoke', (0.42, 0.46, 0.5), 0.06, spec=0.6, glass=0.88, ior=1.2)
def clear(): return material('clear', (0.93, 0.95, 0.96), 0.02, spec=0.6, glass=0.96, ior=1.15)
def water(): return material('water', (0.62, 0.75, 0.82), 0.05, spec=0.5, glass=0.75, ior=1.1)
def screen(): return material('screen', (0.01, 0.011, 0.013), 0.08, spec=0.6, coat=0.6)
def coffee(): return material('coffee', (0.035, 0.014, 0.007), 0.1, spec=0.5, coat=0.5)


def glow(name='glow', color=(1, 0.72, 0.42), power=2.2):
    mat = material(name, (0.02, 0.02, 0.02), 0.4)
    shader = mat.node_tree.nodes['Principled BSDF']
    shader.inputs['Emission'].default_value = (*color, 1)
    shader.inputs['Emission Strength'].default_value = power
    return mat


def badge(x, y, z, w, h=None, cuts=20):
    """The maker's name, printed on the front: every corner of the patch is laid onto the body behind it."""
    h = h or w * 0.28
    patch = quad('badge', ((x - w / 2, y, z), (x + w / 2, y, z), (x + w / 2, y, z + h), (x - w / 2, y, z + h)),
                 material('label:badge', rough=0.34, spec=0.5, coat=0.35), cuts=cuts)
    patch.hide_viewport = True
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for vertex in patch.data.vertices:
        hit, point, *_ = bpy.context.scene.ray_cast(graph, (vertex.co.x, y - 6, vertex.co.z), (0, 1, 0))
        if hit:
            vertex.co.y = point.y - 0.012
    patch.hide_viewport = False
    patch.data.update()
    return patch


def button(x, y, z, r, mat=None, lit=True):
    """A round key set into a front face, with a lit ring."""
    parts = [lathe('key', fillet([(0, 0.16), (r * 0.86, 0.16), (r, 0.06), (r, -0.3)], r * 0.12, 4), mat or chrome(), 48)]
    if lit:
        parts.append(lathe('ring', [(r * 1.1, 0.02), (r * 1.22, 0.03), (r * 1.24, 0)], glow(), 48))
    return place(parts, (x, y, z), (90, 0, 0))


def tray(x, y, z, w, d, r=1.2):
    """Drip tray: dark basin under a slotted steel plate."""
    soft('basin', w, d, 1.5, black(), (x, y, z), r=r, f=0.25)
    soft('plate', w - 0.9, d - 0.9, 0.2, steel(), (x, y, z + 1.42), r=max(r - 0.45, 0.2), f=0.06, steps=2)
    n = int((w - 2.4) / 0.9)
    for k in range(n):
        soft('slot', 0.34, d - 3.0, 0.06, black(), (x + (k - (n - 1) / 2) * 0.9, y, z + 1.6), r=0.16, f=0.02, steps=1, corner=4)


def nozzle(x, y, z, r=1.5):
    place([lathe('nozzle', fillet([(0, 0.2), (r * 0.3, 0.2), (r * 0.34, 0), (r * 0.5, 0), (r * 0.62, 0.6), (r, 1.1), (r, 2.2)], 0.1, 4), black(), 48),
           lathe('collar', fillet([(r * 1.02, 1.5), (r * 1.1, 1.55), (r * 1.1, 1.8), (r * 1.02, 1.85)], 0.04, 3), chrome(), 48)], (x, y, z))


def handle(w, y, z, depth, mat=None):
    """A wrapping lift bar at the front of the head."""
    tube('handle', [(-w / 2, y + depth, z), (-w / 2, y + depth * 0.4, z), (-w / 2 + 0.2, y, z), (-w / 4, y - 0.25, z), (w / 4, y - 0.25, z), (w / 2 - 0.2, y, z), (w / 2, y + depth * 0.4, z), (w / 2, y + depth, z)], 0.42, mat or chrome())


def compact():
    """One cup at a time: a rounded pebble on a plinth."""
    soft('foot', 13.0, 23, 2.0, matte(), (0, 0, 0), r=5.8, f=0.6)
    soft('back', 12.6, 11.0, 22, body(), (0, 5.9, 1.6), r=4.8, f=1.0)
    soft('head', 13.4, 23, 8.6, body(), (0, 0, 20.4), r=6.1, f=2.6, top=(0.97, 0.97), steps=9)
    soft('waist', 13.1, 22.6, 0.7, chrome(), (0, 0, 20.0), r=6.0, f=0.2)
    soft('cheek', 10.0, 1.2, 15, black(), (0, 0.9, 3.4), r=0.5, f=0.3)
    tray(0, -5.2, 1.3, 11.6, 11.6, 5.2)
    nozzle(0, -5.2, 17.6, 1.9)
    handle(11.6, -11.2, 25.0, 9)
    button(0, -3.4, 0, 0.01, lit=False)
    place(button(0, 0, 0, 1.25), (0, -4.2, 29.0), (-90, 0, 0))
    badge(0, -11.62, 21.3, 6.2, 1.6)


def classic():
    """The family brewer: water tank at the side, lifting handle, round display."""
    soft('foot', 19, 27, 2.2, matte(), (1.6, 0, 0), r=3.2, f=0.5)
    soft('back', 18.6, 13, 26, body(), (1.6, 6.6, 1.8), r=3.0, f=0.8)
    soft('head', 18.8, 26.4, 9.4, body(), (1.6, 0.2, 21.4), r=3.4, f=1.9, steps=8, top=(0.98, 0.96), shift=(0, 0.5))
    soft('line', 18.9, 26.4, 0.5, chrome(), (1.6, 0.1, 21.1), r=3.3, f=0.15)
    soft('inset', 13.4, 1.0, 17.4, black(), (1.6, 0.1, 3.4), r=0.45, f=0.3)
    tray(1.6, -6.6, 1.2, 15.6, 12.6, 2.4)
    nozzle(1.6, -5.6, 18.4, 2.1)
    soft('bezel', 9.4, 0.9, 4.4, screen(), (1.6, -12.9, 24.2), r=0.4, f=0.35)
    for k, r in enumerate((0.5, 0.7, 0.9)):
        button(-0.8 + k * 2.3, -13.4, 26.4, r * 0.8, steel(), lit=k == 1)
    tube('lift', [(-6.6, -4, 29.4), (-6.6, -9, 30.6), (-5.4, -12.4, 31.0), (1.6, -13.2, 31.0), (8.6, -12.4, 31.0), (9.8, -9, 30.6), (9.8, -4, 29.4)], 0.55, chrome())
    soft('tank', 6.2, 20, 23.5, smoke(), (-11.6, 2.4, 2.2), r=2.6, f=0.6)
    soft('fill', 5.6, 19.3, 15.0, water(), (-11.6, 2.4, 2.6), r=2.3, f=0.4)
    soft('base', 6.4, 20.4, 2.2, matte(), (-11.6, 2.4, 0), r=2.7, f=0.4)
    soft('cap', 6.6, 20.6, 1.5, black(), (-11.6, 2.4, 25.5), r=2.8, f=0.6)
    badge(1.6, -13.12, 22.0, 6.4, 1.7)


def slim():
    """Eleven centimetres wide: a leaning blade with the tank behind."""
    m = body()
    soft('foot', 11.0, 31, 1.9, matte(), (0, 0, 0), r=3.0, f=0.5)
    soft('stem', 10.6, 9.6, 24, m, (0, 3.8, 1.5), r=2.2, f=0.6)
    profile = [(-14.2, 23.0), (-14.6, 25.4), (-13.6, 28.6), (-9, 31.4), (-2, 32.8), (6, 33.2), (9.6, 32.4), (10.2, 30), (9.8, 22.6), (-2, 22.0), (-11, 22.0)]
    ring = fillet(profile + [profile[0]], 1.6, 6)
    sections = []
    for x, inset in ((-5.5, 1.1), (-5.42, 0.6), (-5.1, 0.2), (-4.6, 0), (4.6, 0), (5.1, 0.2), (5.42, 0.6), (5.5, 1.1)):
        cy, cz = -2.2, 27.4
        sections.append([(x, cy + (y - cy) * (1 - inset / 12), cz + (z - cz) * (1 - inset / 5.6)) for y, z in ring[:-1]])
    loft('head', sections, m, smooth=50)
    soft('cheek', 8.6, 0.9, 18, black(), (0, -1.1, 3.2), r=0.4, f=0.3)
    tray(0, -7.6, 1.0, 9.8, 13.0, 3.4)
    nozzle(0, -7.0, 18.9, 1.8)
    soft('tank', 10.4, 7.4, 27, smoke(), (0, 12.2, 2.0), r=2.4, f=0.5)
    soft('fill', 9.8, 6.8, 19, water(), (0, 12.2, 2.3), r=2.1, f=0.4)
    soft('cap', 10.6, 7.6, 1.3, black(), (0, 12.2, 29.0), r=2.5, f=0.5)
    place(button(0, 0, 0, 0.95), (0, -10.6, 30.55), (-118 + 90 - 35, 0, 0))
    soft('seam', 11.06, 0.3, 10.0, chrome(), (0, 5.4, 22.4), r=0.1, f=0.06, steps=2)
    badge(0, -14.62, 24.6, 5.0, 1.4)


def carafe_parts(x, y, z):
    wall = fillet([(0, 0.3), (5.6, 0.3), (6.2, 1.0), (6.5, 5.4), (5.9, 9.6), (4.5, 12.2), (4.2, 13.4), (4.4, 13.7), (4.0, 13.4), (4.3, 12.2), (5.7, 9.5), (6.3, 5.4), (6.0, 1.1), (5.4, 0.55), (0, 0.55)], 0.5, 4)
    glass = material('glass', (0.97, 0.98, 0.98), 0.0, spec=0.6, glass=1.0, ior=1.12)
    place([lathe('carafe', wall, glass, 96),
           lathe('brew', fillet([(0, 0.6), (5.35, 0.6), (5.95, 1.2), (6.24, 5.4), (6.0, 8.0), (0, 8.0)], 0.3, 4), coffee(), 96),
           lathe('band', fillet([(4.25, 12.1), (4.8, 12.1), (4.7, 13.5), (4.3, 13.6)], 0.1, 3), steel(), 96),
           lathe('stopper', fillet([(4.5, 13.4), (4.6, 14.2), (3.6, 15.0), (0, 15.2)], 0.3, 4), black(), 96)], (x, y, z))
    place([tube('grip', [(0, -4.6, 13.0), (0, -7.6, 13.2), (0, -9.6, 12.0), (0, -9.6, 7.5), (0, -8.6, 4.6), (0, -6.4, 4.0)], 0.7, black())], (x, y, z), (0, 0, 24))


def duo():
    """A pod side and a carafe side under one roof."""
    m = body()
    soft('foot', 33, 26, 2.2, matte(), (0, 0, 0), r=2.4, f=0.5)
    soft('back', 32.6, 11.5, 27, m, (0, 7.0, 1.8), r=2.2, f=0.7)
    soft('roof', 33, 25.4, 8.8, m, (0, 0.2, 24.0), r=2.8, f=1.5, steps=8, top=(0.985, 0.96), shift=(0, 0.6))
    soft('line', 33.1, 25.4, 0.5, steel(), (0, 0.1, 23.7), r=2.7, f=0.15)
    soft('wall', 1.3, 10, 22, m, (-4.6, 0.0, 1.8), r=0.5, f=0.2)
    soft('cheek', 9.2, 0.8, 19, black(), (-10.6, 1.0, 3.4), r=0.35, f=0.25)
    soft('cheek2', 18.6, 0.8, 19, black(), (5.8, 1.0, 3.4), r=0.35, f=0.25)
    tray(-10.6, -6.2, 1.2, 9.6, 11.8, 2.0)
    nozzle(-10.6, -5.4, 20.8, 1.9)
    place([lathe('hot plate', fillet([(0, 0.5), (6.4, 0.5), (6.9, 0.3), (7.0, 0)], 0.15, 3), matte(), 80)], (5.8, -5.6, 2.15))
    carafe_parts(5.8, -5.6, 2.6)
    place([lathe('basket', fillet([(0, 0), (4.2, 0), (5.4, 2.2), (5.6, 4.4)], 0.4, 4), black(), 80)], (5.8, -4.6, 20.4))
    soft('panel', 12.5, 0.9, 4.6, screen(), (5.8, -12.75, 26.4), r=0.4, f=0.35)
    for k in range(4):
        button(1.4 + k * 2.9, -13.25, 28.6, 0.62, steel(), lit=k == 2)
    tube('lift', [(-15.6, -3, 32.0), (-15.6, -9, 32.9), (-14.8, -12.2, 33.2), (-10.6, -12.9, 33.2), (-6.4, -12.2, 33.2), (-5.6, -9, 32.9), (-5.6, -3, 32.0)], 0.5, chrome())
    badge(-10.6, -12.62, 26.6, 6.6, 1.8)


def jug(x, y, z):
    wall = fillet([(0, 0), (4.2, 0), (4.5, 0.5), (4.3, 7.0), (3.7, 9.8), (3.9, 11.2), (3.7, 11.2), (3.5, 9.9), (0, 9.7)], 0.35, 5)
    place([lathe('jug', wall, steel(), 96), lathe('jug lid', fillet([(4.0, 11.1), (4.05, 11.7), (3.4, 12.5), (0.9, 12.7), (0.8, 13.4), (0, 13.5)], 0.25, 4), black(), 96),
           tube('jug grip', [(0, -3.9, 10.4), (0, -6.4, 10.6), (0, -7.6, 9.2), (0, -7.4, 5.0), (0, -5.9, 2.6), (0, -4.4, 2.4)], 0.55, black())], (x, y, z), (0, 0, 28))


def milk():
    """Brewer and milk frother on one tray."""
    m = body()
    soft('foot', 31, 25, 1.8, matte(), (3.2, 0, 0), r=4.6, f=0.5)
    soft('tower', 16.4, 24, 29.5, m, (-3.6, 0.4, 1.4), r=5.4, f=2.0, steps=8) if False else None
    soft('back', 16.2, 11, 24, m, (-3.6, 6.6, 1.4), r=3.6, f=0.8)
    soft('head', 16.6, 24.2, 10.4, m, (-3.6, 0.2, 20.6), r=6.4, f=1.4, steps=8)
    soft('collar', 16.7, 24.3, 1.1, steel(), (-3.6, 0.2, 22.4), r=6.45, f=0.2)
    soft('lid', 15.4, 22.8, 1.2, black(), (-3.6, 0.3, 30.6), r=6.0, f=0.5)
    soft('cheek', 10, 0.8, 16, black(), (-3.6, 1.2, 3.4), r=0.35, f=0.25)
    tray(-3.6, -5.6, 0.8, 13.4, 12.0, 4.4)
    nozzle(-3.6, -5.6, 17.8, 2.0)
    button(-6.6, -11.92, 27.4, 0.85, steel(), lit=False)
    button(-3.6, -11.95, 27.4, 1.05)
    button(-0.6, -11.92, 27.4, 0.85, steel(), lit=False)
    place([lathe('pad', fillet([(0, 0.9), (4.6, 0.9), (5.1, 0.6), (5.2, 0)], 0.2, 4), black(), 80), lathe('halo', [(5.22, 0.3), (5.3, 0.36), (5.3, 0.2)], glow(), 80)], (12.0, -2.2, 1.75))
    jug(12.0, -2.2, 2.65)
    badge(-3.6, -12.06, 24.5, 6.4, 1.7)


def tower():
    """For offices: touch screen, bean-grade steel, a bin for forty pods."""
    m = body()
    soft('plinth', 29, 36, 3, matte(), (0, 0, 0), r=1.4, f=0.4)
    soft('cabinet', 30, 37, 12.5, m, (0, 0, 2.6), r=2.0, f=0.6)
    soft('drawer', 24, 0.8, 8.2, m, (0, -18.35, 4.6), r=0.35, f=0.3)
    soft('pull', 12, 0.9, 0.7, steel(), (0, -18.8, 11.6), r=0.3, f=0.25)
    soft('spine', 29.6, 17, 30, m, (0, 9.8, 14.6), r=2.0, f=0.6)
    soft('crown', 30, 37, 21, m, (0, 0, 32.6), r=2.2, f=1.1, steps=7)
    soft('band', 30.1, 37.1, 0.7, steel(), (0, 0, 32.3), r=2.15, f=0.15)
    soft('glass', 22.0, 0.8, 15.5, screen(), (0, -18.4, 35.4), r=0.35, f=0.3)
    quad('ui', ((-10.2, -18.84, 36.2), (10.2, -18.84, 36.2), (10.2, -18.84, 50.1), (-10.2, -18.84, 50.1)), ui_material())
    soft('cheek', 21, 0.9, 17.6, steel(), (0, 1.0, 15.0), r=0.4, f=0.3)
    tray(0, -8.4, 14.6, 23.5, 18.0, 1.4)
    nozzle(0, -7.6, 30.0, 2.4)
    soft('hatch', 19, 15, 1.2, black(), (0, -4, 53.4), r=2.6, f=0.5)
    badge(0, -18.86, 7.2, 9.5, 2.6)


def ui_material():
    """A plain menu of four round drinks, as the machine shows it."""
    mat = bpy.data.materials.get('ui')
    if mat:
        return mat
    mat = material('ui', (0.01, 0.01, 0.012), 0.1, spec=0.5, coat=0.5)
    nodes, links = mat.node_tree.nodes, mat.node_tree.links
    uv = nodes.new('ShaderNodeUVMap')
    uv.uv_map = 'label'
    total = None
    for cx, cy, tone in ((0.28, 0.62, (0.55, 0.26, 0.1)), (0.72, 0.62, (0.75, 0.5, 0.28)), (0.28, 0.24, (0.2, 0.09, 0.05)), (0.72, 0.24, (0.42, 0.5, 0.3))):
        dist = nodes.new('ShaderNodeVectorMath')
        dist.operation = 'DISTANCE'
        dist.inputs[1].default_value = (cx, cy, 0)
        links.new(uv.outputs['UV'], dist.inputs[0])
        less = nodes.new('ShaderNodeMath')
        less.operation = 'LESS_THAN'
        less.inputs[1].default_value = 0.13
        links.new(dist.outputs['Value'], less.inputs[0])
        shade = nodes.new('ShaderNodeVectorMath')
        shade.operation = 'SCALE'
        shade.inputs[0].default_value = tone
        links.new(less.outputs[0], shade.inputs['Scale'])
        if total is None:
            total = shade.outputs[0]
        else:
            add = nodes.new('ShaderNodeVectorMath')
            links.new(total, add.inputs[0])
            links.new(shade.outputs[0], add.inputs[1])
            total = add.outputs[0]
    shader = nodes['Principled BSDF']
    links.new(total, shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = 0.9
    return mat
