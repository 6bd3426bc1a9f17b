"""Shapes the models are made of: lathe, loft, soft box, tube. Units are centimetres; z is up, the front faces -y."""
import math
import bmesh
import bpy


def mesh_object(name, verts, faces, material, smooth=40):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    obj = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(obj)
    mesh.materials.append(material)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    return obj


def fillet(points, radius, steps=5):
    """Rounds the inner corners of a polyline of 2D points."""
    out = [points[0]]
    for before, at, after in zip(points, points[1:], points[2:]):
        a = (before[0] - at[0], before[1] - at[1])
        b = (after[0] - at[0], after[1] - at[1])
        la, lb = math.hypot(*a) or 1e-9, math.hypot(*b) or 1e-9
        r = min(radius, la * 0.48, lb * 0.48)
        p = (at[0] + a[0] / la * r, at[1] + a[1] / la * r)
        q = (at[0] + b[0] / lb * r, at[1] + b[1] / lb * r)
        for i in range(steps + 1):
            t = i / steps
            out.append(tuple((1 - t) ** 2 * p[k] + 2 * t * (1 - t) * at[k] + t * t * q[k] for k in (0, 1)))
    out.append(points[-1])
    return out


def lathe(name, profile, material, segments=128, ripple=None, smooth=40):
    """Turns (radius, z) points about z. `ripple(angle, index)` scales the radius."""
    verts, faces, rings = [], [], []
    for index, (r, z) in enumerate(profile):
        if r < 1e-6:
            rings.append([len(verts)])
            verts.append((0, 0, z))
            continue
        ring = []
        for s in range(segments):
            a = 2 * math.pi * s / segments
            k = ripple(a, index) if ripple else 1
            ring.append(len(verts))
            verts.append((r * k * math.cos(a), r * k * math.sin(a), z))
        rings.append(ring)
    for lower, upper in zip(rings, rings[1:]):
        for s in range(segments):
            n = (s + 1) % segments
            if len(lower) == 1 and len(upper) == 1:
                continue
            if len(lower) == 1:
                faces.append((lower[0], upper[n], upper[s]))
            elif len(upper) == 1:
                faces.append((lower[s], lower[n], upper[0]))
            else:
                faces.append((lower[s], lower[n], upper[n], upper[s]))
    return mesh_object(name, verts, faces, material, smooth)


def rounded_rect(w, d, r, corner=8):
    r = max(1e-4, min(r, w / 2 - 1e-4, d / 2 - 1e-4))
    points = []
    for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for i in range(corner + 1):
            a = math.radians(start + 90 * i / corner)
            points.append((cx * (w / 2 - r) + r * math.cos(a), cy * (d / 2 - r) + r * math.sin(a)))
    return points


def loft(name, sections, material, smooth=40, caps=True):
    """Joins closed rings of equally many 3D points."""
    verts, faces, n = [], [], len(sections[0])
    for section in sections:
        verts.extend(section)
    for k in range(len(sections) - 1):
        for i in range(n):
            j = (i + 1) % n
            faces.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    if caps:
        faces.append(tuple(range(n)))
        faces.append(tuple((len(sections) - 1) * n + i for i in range(n)))
    return mesh_object(name, verts, faces, material, smooth)


def soft(name, w, d, h, material, at=(0, 0, 0), r=1.0, f=0.4, top=None, shift=(0, 0), steps=5, corner=8):
    """A box with rounded uprights (r) and softened edges (f). `top` scales the upper end, `shift` leans it."""
    tw, td = top or (1, 1)
    sections = []

    def ring(z, inset):
        t = z / h
        sw, sd = w * (1 + (tw - 1) * t) - 2 * inset, d * (1 + (td - 1) * t) - 2 * inset
        return [(at[0] + x + shift[0] * t, at[1] + y + shift[1] * t, at[2] + z)
                for x, y in rounded_rect(sw, sd, max(r - inset, 0.02), corner)]

    for i in range(steps, -1, -1):
        a = math.pi / 2 * i / steps
        sections.append(ring(f * (1 - math.sin(a)), f * (1 - math.cos(a))))
    for i in range(steps + 1):
        a = math.pi / 2 * i / steps
        sections.append(ring(h - f + f * math.sin(a), f * (1 - math.cos(a))))
    return loft(name, sections, material)


def tube(name, points, radius, material, cyclic=False):
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    for target, p in zip(spline.points, points):
        target.co = (*p, 1)
    spline.use_endpoint_u = True
    spline.use_cyclic_u = cyclic
    spline.order_u = min(4, len(points))
    spline.resolution_u = 16
    curve.materials.append(material)
    obj = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(obj)
    return obj


def quad(name, corners, material, uv=((0, 0), (1, 0), (1, 1), (0, 1)), cuts=1):
    """A flat label patch. Corners: lower left, lower right, upper right, upper left as the viewer sees it."""
    verts, faces, uvs = [], [], []
    for j in range(cuts + 1):
        for i in range(cuts + 1):
            s, t = i / cuts, j / cuts
            mix = lambda pts: tuple((1 - s) * (1 - t) * a + s * (1 - t) * b + s * t * c + (1 - s) * t * d
                                    for a, b, c, d in zip(*pts))
            verts.append(mix(corners))
            uvs.append(mix(uv))
    for j in range(cuts):
        for i in range(cuts):
            k = j * (cuts + 1) + i
            faces.append((k, k + 1, k + cuts + 2, k + cuts + 1))
    obj = mesh_object(name, verts, faces, material)
    set_uv(obj, lambda co, no, index: uvs[index])
    return obj


def set_uv(obj, fn):
    """`fn(coordinate, face normal, vertex index)` gives (u, v), v upwards, in the sheet of the face's material."""
    mesh = obj.data
    layer = mesh.uv_layers.new(name='label')
    for polygon in mesh.polygons:
        for loop in polygon.loop_indices:
            index = mesh.loops[loop].vertex_index
            layer.data[loop].uv = fn(mesh.vertices[index].co, polygon.normal, index)
    return obj


def paint(obj, material, test):
    """Gives the faces that `test(centre, normal)` picks another material."""
    obj.data.materials.append(material)
    slot = len(obj.data.materials) - 1
    for polygon in obj.data.polygons:
        if test(polygon.center, polygon.normal):
            polygon.material_index = slot
    return obj


def place(objects, at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves and turns (degrees, xyz) a group as one."""
    from mathutils import Euler, Matrix, Vector
    matrix = Matrix.Translation(Vector(at)) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
    for obj in objects:
        obj.matrix_world = matrix @ obj.matrix_world
    bpy.context.view_layer.update()
    return objects
