/** Draws printed sheets onto a plate: triangles in, premultiplied linear light by pixel out. */
import type { Sheet } from './mesh.ts';

export interface Texture {
  width: number;
  height: number;
  /** sRGB RGBA, four bytes a pixel. */
  data: Buffer;
}

/**
 * Number of pixels that a whole sheet covers on the picture, so that its artwork is neither blurred nor larger than
 * needed.
 */
export function spread(sheet: Sheet, size: number): { width: number; height: number } {
  const { corners: c, triangles: t } = sheet;
  let [width, height] = [16, 16];
  for (let k = 0; k < t.length; k += 3) {
    const [a, b, d] = [(t[k] ?? 0) * 5, (t[k + 1] ?? 0) * 5, (t[k + 2] ?? 0) * 5];
    const at = (i: number) => c[i] ?? 0;
    const [x1, y1, x2, y2] = [at(b) - at(a), at(b + 1) - at(a + 1), at(d) - at(a), at(d + 1) - at(a + 1)];
    const [u1, v1, u2, v2] = [
      at(b + 3) - at(a + 3),
      at(b + 4) - at(a + 4),
      at(d + 3) - at(a + 3),
      at(d + 4) - at(a + 4),
    ];
    const det = u1 * v2 - u2 * v1;
    if (Math.abs(det) < 1e-7) continue;
    width = Math.max(width, (Math.hypot(v2 * x1 - v1 * x2, v2 * y1 - v1 * y2) / Math.abs(det)) * size);
    height = Math.max(height, (Math.hypot(u1 * x2 - u2 * x1, u1 * y2 - u2 * y1) / Math.abs(det)) * size);
  }
  return { width: Math.min(1800, Math.ceil(width)), height: Math.min(1800, Math.ceil(height)) };
}

/** Rasterises with a depth buffer and perspective-correct coordinates. Returns RGBA in light, premultiplied, and coverage. */
export function lay(
  sheets: { sheet: Sheet; texture: Texture }[],
  size: number,
  toLight: Float32Array,
): Float32Array {
  const out = new Float32Array(size * size * 4);
  const depth = new Float32Array(size * size).fill(Number.POSITIVE_INFINITY);
  const drawn = new Uint8Array(size * size);
  for (const { sheet, texture } of sheets) {
    const { corners: c, triangles: t } = sheet;
    for (let k = 0; k < t.length; k += 3) {
      const [a, b, d] = [(t[k] ?? 0) * 5, (t[k + 1] ?? 0) * 5, (t[k + 2] ?? 0) * 5];
      const at = (i: number) => c[i] ?? 0;
      const [ax, ay, bx, by, dx, dy] = [
        at(a) * size,
        at(a + 1) * size,
        at(b) * size,
        at(b + 1) * size,
        at(d) * size,
        at(d + 1) * size,
      ];
      const area = (bx - ax) * (dy - ay) - (dx - ax) * (by - ay);
      if (Math.abs(area) < 1e-6) continue;
      const [aw, bw, dw] = [1 / at(a + 2), 1 / at(b + 2), 1 / at(d + 2)];
      const grow = 0.02;
      const x0 = Math.max(0, Math.floor(Math.min(ax, bx, dx)));
      const x1 = Math.min(size - 1, Math.ceil(Math.max(ax, bx, dx)));
      const y0 = Math.max(0, Math.floor(Math.min(ay, by, dy)));
      const y1 = Math.min(size - 1, Math.ceil(Math.max(ay, by, dy)));
      for (let y = y0; y <= y1; y++)
        for (let x = x0; x <= x1; x++) {
          const [px, py] = [x + 0.5, y + 0.5];
          const p = ((bx - px) * (dy - py) - (dx - px) * (by - py)) / area;
          const q = ((dx - px) * (ay - py) - (ax - px) * (dy - py)) / area;
          const r = 1 - p - q;
          if (p < -grow || q < -grow || r < -grow) continue;
          const w = p * aw + q * bw + r * dw;
          const z = 1 / w;
          const i = y * size + x;
          if (z >= (depth[i] ?? 0)) continue;
          depth[i] = z;
          drawn[i] = 1;
          const u = (p * aw * at(a + 3) + q * bw * at(b + 3) + r * dw * at(d + 3)) * z;
          const v = (p * aw * at(a + 4) + q * bw * at(b + 4) + r * dw * at(d + 4)) * z;
          sample(texture, u, v, toLight, out, i * 4);
        }
    }
  }
  bleed(out, drawn, size);
  return out;
}

/** Bilinear, clamped at the sheet's edges. */
function sample(
  t: Texture,
  u: number,
  v: number,
  toLight: Float32Array,
  out: Float32Array,
  at: number,
): void {
  const fx = Math.min(t.width - 1.001, Math.max(0, u * t.width - 0.5));
  const fy = Math.min(t.height - 1.001, Math.max(0, v * t.height - 0.5));
  const [x, y] = [Math.floor(fx), Math.floor(fy)];
  const [sx, sy] = [fx - x, fy - y];
  let [r, g, b, alpha] = [0, 0, 0, 0];
  for (let k = 0; k < 4; k++) {
    const i = ((y + (k >> 1)) * t.width + x + (k & 1)) * 4;
    const w = (k & 1 ? sx : 1 - sx) * (k >> 1 ? sy : 1 - sy) * ((t.data[i + 3] ?? 0) / 255);
    r += w * (toLight[t.data[i] ?? 0] ?? 0);
    g += w * (toLight[t.data[i + 1] ?? 0] ?? 0);
    b += w * (toLight[t.data[i + 2] ?? 0] ?? 0);
    alpha += w;
  }
  out[at] = r;
  out[at + 1] = g;
  out[at + 2] = b;
  out[at + 3] = alpha;
}

/** Grows the print by three pixels, since the mask's soft edge reaches past the last triangle. */
function bleed(out: Float32Array, drawn: Uint8Array, size: number): void {
  for (let pass = 0; pass < 3; pass++) {
    const fresh: number[] = [];
    for (let y = 1; y < size - 1; y++)
      for (let x = 1; x < size - 1; x++) {
        const i = y * size + x;
        if (drawn[i]) continue;
        const from = drawn[i - 1]
          ? i - 1
          : drawn[i + 1]
            ? i + 1
            : drawn[i - size]
              ? i - size
              : drawn[i + size]
                ? i + size
                : -1;
        if (from < 0) continue;
        out.copyWithin(i * 4, from * 4, from * 4 + 4);
        fresh.push(i);
      }
    for (const i of fresh) drawn[i] = 1;
  }
}
