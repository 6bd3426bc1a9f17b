"""Pods and what they are sold in."""
import math
from shape import fillet, lathe, loft, mesh_object, paint, place, rounded_rect, set_uv, soft, tube, quad
from stage import material


def white_plastic():
    return material('accent', rough=0.32, spec=0.45, sss=0.0)


def foil(sheet='lid'):
    return material('label:' + sheet, rough=0.3, spec=0.55, coat=0.25, bump=0.05, bump_scale=9)


def pod(at=(0, 0, 0), turn=(0, 0, 0), spin=0, cup=None):
    """A single-serve pod 4.4 cm tall: fluted cup, rolled rim, foil lid with a shallow embossed ring."""
    cup = cup or white_plastic()
    wall = fillet([(0, 0.12), (1.45, 0.12), (1.55, 0), (1.82, 0), (1.98, 1.2), (2.08, 1.32), (2.2, 3.9), (2.24, 4.12)], 0.1, 4)

    def ripple(angle, index):
        z = wall[index][1]
        depth = 0.018 * max(0, min(1, (z - 0.05) * 6)) * max(0, min(1, (1.25 - z) * 8))
        return 1 - depth * (0.5 + 0.5 * math.cos(angle * 30))

    body = lathe('pod cup', wall, cup, 240, ripple)
    rim = lathe('pod rim', fillet([(2.2, 4.08), (2.52, 4.08), (2.58, 4.16), (2.55, 4.24), (2.3, 4.25)], 0.05, 4), cup, 160)
    rings = [(0, 4.262), (0.5, 4.262), (1.0, 4.263), (1.5, 4.264), (1.9, 4.268), (2.02, 4.285), (2.1, 4.285), (2.2, 4.268), (2.4, 4.266), (2.5, 4.262), (2.52, 4.25)]
    lid = lathe('pod lid', rings, foil(), 128)
    c, s = math.cos(math.radians(spin)), math.sin(math.radians(spin))
    set_uv(lid, lambda co, no, i: (0.5 + (co.x * c - co.y * s) / 5.08, 0.5 + (co.x * s + co.y * c) / 5.08))
    return place([body, rim, lid], at, turn)


def lean(x, y, turn, tilt=79.5, spin=0, cup=None):
    """A pod tipped onto its rim so that the lid looks at the camera."""
    parts = pod((x, y, 0), (tilt, 0, turn), spin, cup)
    low = min((obj.matrix_world @ v.co).z for obj in parts for v in obj.data.vertices)
    return place(parts, (0, 0, -low))


def pods_pair():
    pod((-1.9, 2.4, 0), spin=18)
    lean(1.35, 0.2, 14)


def lid_above():
    pod()


def carton(w, d, h, at=(0, 0, 0), turn=0):
    """A printed board carton: soft creases, a tuck flap seam on top, a perforated opening on the side."""
    front = material('label:front', rough=0.42, spec=0.4, coat=0.12, bump=0.012, bump_scale=14)
    side = material('label:side', rough=0.42, spec=0.4, coat=0.12, bump=0.012, bump_scale=14)
    top = material('label:top', rough=0.42, spec=0.4, coat=0.12, bump=0.012, bump_scale=14)
    box = soft('carton', w, d, h, front, r=0.09, f=0.07, steps=3, corner=3)
    paint(box, side, lambda c, n: abs(n.x) > 0.75)
    paint(box, top, lambda c, n: n.z > 0.75)
    for v in box.data.vertices:  # board bellies a little
        bx, bz = 1 - (2 * v.co.x / w) ** 2, 1 - (2 * (v.co.z - h / 2) / h) ** 2
        if abs(v.co.y) > d * 0.45:
            v.co.y += math.copysign(0.05 * max(bx, 0) * max(bz, 0), v.co.y)

    def uv(co, no, index):
        if no.z > 0.75:
            return (co.x / w + 0.5, co.y / d + 0.5)
        if abs(no.x) > 0.75:
            return ((co.y / d + 0.5) if no.x > 0 else 0.5 - co.y / d, co.z / h)
        return (co.x / w + 0.5, co.z / h)

    set_uv(box, uv)
    seam = material('seam', (0.25, 0.22, 0.2), 0.9, spec=0.1)
    lip = soft('flap', w * 0.985, 0.035, 0.03, seam, (0, -d / 2 + 0.32, h - 0.012), r=0.01, f=0.008, steps=2, corner=2)
    place([box, lip], at, (0, 0, turn))


def carton_small():
    carton(9.6, 6.4, 12.4, turn=0)
    lean(6.2, -3.6, 16, spin=0)


def carton_medium():
    carton(15.6, 10.4, 13.2)
    lean(9.0, -6.0, 14)
    pod((11.6, -0.6, 0), spin=30)


def carton_large():
    carton(23.5, 14.5, 15.2)
    lean(13.2, -7.6, 12)
    pod((16.4, -2.4, 0), spin=-20)
    lean(8.4, -9.6, -10, spin=20)


def bag():
    """A side-gusset coffee bag, folded over and tied with a tin tie; a valve below the fold."""
    front = material('label:front', rough=0.36, spec=0.45, coat=0.1, bump=0.05, bump_scale=1.1)
    gusset = material('label:side', rough=0.36, spec=0.45, coat=0.1, bump=0.05, bump_scale=1.1)
    w, h = 12.0, 24.0
    sections, n, uprights = [], 96, 60
    for k in range(uprights + 1):
        t = k / uprights
        z = t * h
        ease = max(0, (t - 0.42) / 0.58)
        depth = 7.2 * max(0.07, 1 - (ease * ease * (3 - 2 * ease)) ** 1.15)
        width = w * (1 + 0.015 * math.sin(t * 5)) - (0.25 if t < 0.04 else 0) * (1 - t / 0.04)
        width += 0.5 * ease
        ring = []
        base = rounded_rect(width, depth, min(0.9, depth * 0.35), 23)
        for i, (x, y) in enumerate(base):
            u = x / (width / 2)
            belly = 0.55 * (1 - u * u) * math.sin(min(1, t * 1.25) * math.pi) ** 0.8
            wave = 0.10 * math.sin(z * 1.1 + 2.2 * u) * math.sin(u * 3 + 1) * (0.4 + 0.6 * t)
            crease = 0.0
            if abs(y) < depth / 2 - 0.15 and depth > 1:  # gusset fold runs inwards towards the top
                fold = 1 - abs(y) / (depth / 2)
                crease = fold * max(0, t - 0.2) * 2.6
            ny = y + math.copysign(belly + wave, y) * (1 if abs(y) > depth * 0.3 else 0)
            nx = x - math.copysign(crease, x) if abs(u) > 0.8 else x
            ring.append((nx, ny, z))
        sections.append(ring)
    body = loft('bag', sections, front, smooth=60)
    paint(body, gusset, lambda c, no: abs(no.x) > 0.72)
    set_uv(body, lambda co, no, i: ((co.y / 7.2 + 0.5), co.z / h) if abs(no.x) > 0.72 else (co.x / (w + 0.6) + 0.5, co.z / h))
    fold = soft('fold', w + 0.75, 1.1, 2.3, material('accent', rough=0.38, spec=0.4, bump=0.04, bump_scale=1.2), (0, -0.1, h - 1.6), r=0.4, f=0.3)
    tie = soft('tie', w + 1.5, 0.16, 0.62, material('tie', (0.78, 0.66, 0.45), 0.35, 0.7), (0, -0.78, h - 0.9), r=0.07, f=0.06)
    film = material('accent', rough=0.38, spec=0.4, bump=0.04, bump_scale=1.2)
    valve = lathe('valve', fillet([(0, 0.1), (0.28, 0.1), (0.32, 0.05), (0.62, 0.05), (0.68, 0.12), (0.84, 0.12), (0.9, 0.03), (1.0, 0)], 0.03, 3), film, 64)
    place([valve], (0, -2.62, 19.2), (107, 0, 0))
    return [body, fold, tie, valve]


def can():
    """A tin with a printed wrap, rolled steel rims and a plug lid."""
    steel = material('tin', (0.72, 0.71, 0.69), 0.24, 1.0)
    wrap = material('label:wrap', rough=0.3, spec=0.5, coat=0.3)
    r, h = 5.0, 13.5
    tin = lathe('tin', fillet([(0, 0), (r - 0.15, 0), (r + 0.12, 0.08), (r + 0.12, 0.34), (r, 0.44), (r, h - 0.4), (r + 0.12, h - 0.3), (r + 0.12, h - 0.02), (r - 0.1, h)], 0.08, 4), steel, 160)
    paper = lathe('wrap', [(r + 0.03, 0.5 + (h - 1.0) * k / 12) for k in range(13)], wrap, 192)
    set_uv(paper, lambda co, no, i: (math.atan2(co.x, -co.y) / math.radians(150) + 0.5, (co.z - 0.5) / (h - 1.0)))
    lid = lathe('plug', fillet([(r + 0.05, h - 0.12), (r + 0.18, h - 0.05), (r + 0.18, h + 0.75), (r - 0.1, h + 1.0), (r - 0.7, h + 1.0), (r - 0.85, h + 0.85), (0, h + 0.85)], 0.12, 5), material('accent', rough=0.35, spec=0.5), 160)
    return [tin, paper, lid]


def packet(at, turn, sheet='front'):
    """A fractional packet: pillow film between crimped ends."""
    film = material('label:' + sheet, rough=0.28, spec=0.5, coat=0.3, bump=0.10, bump_scale=0.9)
    w, h, nx, ny = 11.0, 14.0, 72, 96
    verts, faces = [], []
    for face in (-1, 1):
        for j in range(ny + 1):
            for i in range(nx + 1):
                u, v = i / nx * 2 - 1, j / ny * 2 - 1
                puff = max(0, 1 - abs(u) ** 3.2) ** 0.7 * max(0, 1 - (abs(v) / 0.87) ** 4) ** 0.7
                wrinkle = 0.10 * math.sin(u * 9 + v * 2.5) * math.sin(v * 3 + 0.5) * puff * (0.3 + abs(v) ** 2 * 1.6)
                crimp = 0.045 * math.sin(v * 220) if abs(v) > 0.88 else 0
                pull = 1 - 0.045 * puff * (1 - abs(v))
                verts.append((u * w / 2 * pull, face * (0.03 + 1.25 * puff + wrinkle * (face < 0)) + crimp, (v + 1) * h / 2))
    row = nx + 1
    for face in (0, 1):
        o = face * row * (ny + 1)
        for j in range(ny):
            for i in range(nx):
                k = o + j * row + i
                faces.append((k, k + 1, k + row + 1, k + row) if face == 0 else (k, k + row, k + row + 1, k + 1))
    obj = mesh_object('packet', verts, faces, film, smooth=70)
    set_uv(obj, lambda co, no, i: (co.x / w + 0.5, co.z / h))
    obj['open'] = True
    return place([obj], at, turn)


def fractional():
    packet((-3.0, 1.7, 0.1), (-14, 0, 10))
    packet((3.0, -1.5, 0.1), (-16, 0, -7))


def bundle():
    """A gift of two cartons, a pod tower and a leaning lid."""
    carton(13.6, 8.6, 12.6, (-5.4, 4.8, 0), 8)
    carton(9.6, 6.4, 12.4, (6.6, 4.2, 0), -12)
    for k, (x, y) in enumerate(((-9.0, -3.2), (-4.0, -3.6), (5.6, -3.8))):
        pod((x, y, 0), spin=25 * k)
    lean(0.9, -5.4, 6)
    lean(10.0, -4.6, 20, spin=-10)
