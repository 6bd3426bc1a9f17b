"""Parts of brewers: materials, keys, trays, nozzles, carafes and jugs. All face -y."""
import bpy
from shape import fillet, lathe, place, quad, soft, tube
from stage import material


def body(): return material('body', rough=0.34, spec=0.5, coat=0.35)
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


def badge(x, y, z, w, h=None, cuts=20, plaque=False):
    """The maker's name on the front: every corner of the patch is laid onto the body behind it.

    Printed onto the body itself the patch is not seen, only its mesh is used; as a plaque it is a thing of its own.
    """
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
    patch.hide_render = not plaque
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


def carafe_parts(x, y, z):
    wall = fillet([(0, 0.3), (5.6, 0.3), (6.2, 1.0), (6.5, 5.4), (5.9, 9.6), (4.5, 12.2), (4.2, 13.4), (4.4, 13.7), (4.0, 13.4), (4.3, 12.2), (5.7, 9.5), (6.3, 5.4), (6.0, 1.1), (5.4, 0.55), (0, 0.55)], 0.5, 4)
    glass = material('glass', (0.97, 0.98, 0.98), 0.0, spec=0.6, glass=1.0, ior=1.12)
    place([lathe('carafe', wall, glass, 96),
           lathe('brew', fillet([(0, 0.6), (5.35, 0.6), (5.95, 1.2), (6.24, 5.4), (6.0, 8.0), (0, 8.0)], 0.3, 4), coffee(), 96),
           lathe('band', fillet([(4.25, 12.1), (4.8, 12.1), (4.7, 13.5), (4.3, 13.6)], 0.1, 3), steel(), 96),
           lathe('stopper', fillet([(4.5, 13.4), (4.6, 14.2), (3.6, 15.0), (0, 15.2)], 0.3, 4), black(), 96)], (x, y, z))
    place([tube('grip', [(0, -4.6, 13.0), (0, -7.6, 13.2), (0, -9.6, 12.0), (0, -9.6, 7.5), (0, -8.6, 4.6), (0, -6.4, 4.0)], 0.7, black())], (x, y, z), (0, 0, 24))


def jug(x, y, z):
    wall = fillet([(0, 0), (4.2, 0), (4.5, 0.5), (4.3, 7.0), (3.7, 9.8), (3.9, 11.2), (3.7, 11.2), (3.5, 9.9), (0, 9.7)], 0.35, 5)
    place([lathe('jug', wall, steel(), 96), lathe('jug lid', fillet([(4.0, 11.1), (4.05, 11.7), (3.4, 12.5), (0.9, 12.7), (0.8, 13.4), (0, 13.5)], 0.25, 4), black(), 96),
           tube('jug grip', [(0, -3.9, 10.4), (0, -6.4, 10.6), (0, -7.6, 9.2), (0, -7.4, 5.0), (0, -5.9, 2.6), (0, -4.4, 2.4)], 0.55, black())], (x, y, z), (0, 0, 28))


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
