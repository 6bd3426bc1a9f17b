/** Rooms as a camera sees them: noise out, what is out of focus blurred, steam over the cups. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FARTHEST } from '../../apps/commerce/src/platform/images/drawing/focus.ts';
import { atrous } from './denoise.ts';
import { type Pass, readPass } from './passes.ts';

/** What `stage.lens` wrote: ends of the depth pass and the sharp distance, cm; blur at infinity in widths. */
interface Lens {
  near: number;
  far: number;
  at: number;
  share: number;
  /** Each: x, y and the height of its end, in shares of the picture, y down. */
  steam: [number, number, number][];
}

interface Room {
  width: number;
  height: number;
  /** Light of each part, three numbers a pixel, in the order in which `parts` gives them. */
  layers: Float32Array[];
  /** Blur of each pixel, px; negative before what is sharp. */
  blur: Float32Array;
  lens: Lens;
}

function readLens(folder: string): Lens {
  const lens: Lens = { near: 0, far: 1, at: 1, share: 0, steam: [] };
  for (const row of readFileSync(join(folder, 'lens.txt'), 'utf8').split('\n')) {
    const [word, ...rest] = row.split(' ');
    const [a = 0, b = 0, c = 0, d = 0] = rest.map(Number);
    if (word === 'focus') Object.assign(lens, { near: a, far: b, at: c, share: d });
    if (word === 'steam') lens.steam.push([a, b, c]);
  }
  return lens;
}

/** Signed radius of the blur, px. */
function blurOf(depth: Pass, { near, far, at, share }: Lens): Float32Array {
  const most = FARTHEST * depth.size;
  return Float32Array.from({ length: depth.data.length / depth.channels }, (_, i) => {
    const far0 = near + (depth.data[i * depth.channels] ?? 0) * (far - near);
    return Math.max(-most, Math.min(most, (share * depth.size * (far0 - at)) / far0));
  });
}

/** The passes of a room as pixel layers without noise. `parts` splits a pixel's light: picture, diffuse and mask in. */
export async function readRoom(
  folder: string,
  parts: (pixel: { image: number[]; diffuse: number[]; mask: number[] }) => number[][],
): Promise<Room> {
  const pass = (file: string, linear = true) => readPass(join(folder, `${file}-0001.png`), linear);
  const [image, diffuse, normal, mask, albedo, depth] = await Promise.all([
    pass('image'),
    pass('diffuse'),
    pass('normal', false),
    pass('mask'),
    pass('albedo'),
    pass('depth', false),
  ]);
  const lens = readLens(folder);
  const n = image.data.length / image.channels;
  const layers: Float32Array[] = [];
  const guide = new Float32Array(n * 6);
  const three = (from: Pass, i: number) => [0, 1, 2].map((c) => from.data[i * from.channels + c] ?? 0);
  for (let i = 0; i < n; i++) {
    const split = parts({ image: three(image, i), diffuse: three(diffuse, i), mask: three(mask, i) });
    split.forEach((rgb, k) => {
      layers[k] ??= new Float32Array(n * 3);
      for (let c = 0; c < 3; c++) (layers[k] as Float32Array)[i * 3 + c] = rgb[c] ?? 0;
    });
    for (let c = 0; c < 3; c++) {
      guide[i * 6 + c] = (normal.data[i * normal.channels + c] ?? 0) * 3.5;
      guide[i * 6 + 3 + c] = (albedo.data[i * albedo.channels + c] ?? 0) * 6;
    }
  }
  const all = new Float32Array(n).fill(1);
  return {
    width: image.size,
    height: n / image.size,
    layers: layers.map((layer) => atrous(layer, 3, image.size, all, guide, 0.26, 4)),
    blur: blurOf(depth, lens),
    lens,
  };
}

/** x, y and distance from the middle. */
type Tap = readonly [number, number, number];

/** Spiral taps over a disk, more for larger ones. */
const spiral = (taps: number): Tap[] =>
  Array.from({ length: taps }, (_, k) => {
    const r = Math.sqrt((k + 0.5) / taps);
    return [r * Math.cos(k * 2.399963), r * Math.sin(k * 2.399963), r] as const;
  });
const SPIRALS = [24, 48, 90, 150, 220].map(spiral);

/** The widest blur in front of what is sharp, around each pixel: it covers its neighbours. */
function frontBlur(blur: Float32Array, width: number, height: number): (x: number, y: number) => number {
  const cell = 16;
  const [w, h] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const most = new Float32Array(w * h);
  for (let i = 0; i < blur.length; i++) {
    const k = Math.floor(Math.floor(i / width) / cell) * w + Math.floor((i % width) / cell);
    most[k] = Math.max(most[k] ?? 0, -(blur[i] ?? 0));
  }
  return (x, y) => {
    const [cx, cy] = [Math.floor(x / cell), Math.floor(y / cell)];
    let reach = 0;
    for (let dy = -2; dy <= 2; dy++)
      for (let dx = -2; dx <= 2; dx++) {
        if (cx + dx < 0 || cx + dx >= w || cy + dy < 0 || cy + dy >= h) continue;
        reach = Math.max(reach, most[(cy + dy) * w + cx + dx] ?? 0);
      }
    return reach;
  };
}

/**
 * Blurs all layers alike. What lies behind never spreads over what is sharp before it, so that no edge gets a halo.
 */
export function defocus(
  { width, height, blur }: Pick<Room, 'width' | 'height' | 'blur'>,
  layers: readonly Float32Array[],
): Float32Array[] {
  const wide = layers.length * 3;
  const from = interleaved(layers, blur.length);
  const to = from.slice();
  const front = frontBlur(blur, width, height);
  const sums = new Float32Array(wide);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const own = blur[i] as number;
      const reach = Math.max(Math.abs(own), front(x, y));
      if (reach < 0.6) continue;
      const taps = SPIRALS[reach < 2 ? 0 : reach < 6 ? 1 : reach < 12 ? 2 : reach < 22 ? 3 : 4] as Tap[];
      let total = 0;
      sums.fill(0);
      for (const tap of taps) {
        const xx = Math.round(x + tap[0] * reach);
        const yy = Math.round(y + tap[1] * reach);
        if (xx < 0 || xx >= width || yy < 0 || yy >= height) continue;
        const j = yy * width + xx;
        const there = blur[j] as number;
        const size = there > own + 0.5 ? Math.min(Math.abs(there), Math.abs(own)) : Math.abs(there);
        const inside = Math.min(1, size - tap[2] * reach + 0.9) / Math.max(1, size * size);
        if (inside <= 0) continue;
        total += inside;
        for (let k = 0; k < wide; k++)
          sums[k] = (sums[k] as number) + inside * (from[j * wide + k] as number);
      }
      if (total > 0) for (let k = 0; k < wide; k++) to[i * wide + k] = (sums[k] as number) / total;
    }
  return layers.map((_, l) =>
    Float32Array.from({ length: blur.length * 3 }, (__, k) => {
      const [i, c] = [Math.floor(k / 3), k % 3];
      return to[i * wide + l * 3 + c] as number;
    }),
  );
}

function interleaved(layers: readonly Float32Array[], pixels: number): Float32Array {
  const wide = layers.length * 3;
  const out = new Float32Array(pixels * wide);
  layers.forEach((layer, l) => {
    for (let i = 0; i < pixels; i++)
      for (let c = 0; c < 3; c++) out[i * wide + l * 3 + c] = layer[i * 3 + c] as number;
  });
  return out;
}

/** How much steam veils each pixel, 0–1: three wisps that sway, widen and fade. */
export function steamOver({ width, height, lens }: Pick<Room, 'width' | 'height' | 'lens'>): Float32Array {
  const veil = new Float32Array(width * height);
  for (const [x0, y0, top] of lens.steam) {
    const tall = (y0 - top) * height;
    for (let strand = 0; strand < 4; strand++) {
      const phase = strand * 2.1 + x0 * 9;
      for (let step = 0; step < 160; step++) {
        const t = step / 160;
        const sway = Math.sin(t * 5.2 + phase) * 0.1 * t + Math.sin(t * 11 + phase * 1.7) * 0.035 * t;
        const x = x0 * width + ((strand - 1.5) * 0.1 * (1 - 0.35 * t) + sway) * tall;
        const y = y0 * height - t * tall;
        const spread = (0.022 + 0.055 * t) * tall;
        const dense = 0.011 * Math.sin(Math.PI * Math.min(1, t + 0.06)) ** 1.3 * (1 - 0.5 * t);
        const part = 0.65 + 0.35 * Math.sin(t * 17 + phase * 3);
        splat(veil, width, height, x, y, spread, dense * part);
      }
    }
  }
  return veil.map((v) => Math.min(0.5, v));
}

function splat(
  into: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  r: number,
  much: number,
) {
  const reach = Math.ceil(r * 2.4);
  for (let yy = Math.max(0, Math.floor(y) - reach); yy < Math.min(height, y + reach); yy++)
    for (let xx = Math.max(0, Math.floor(x) - reach); xx < Math.min(width, x + reach); xx++) {
      const d = ((xx - x) ** 2 + (yy - y) ** 2) / (r * r);
      const i = yy * width + xx;
      into[i] = (into[i] ?? 0) + much * Math.exp(-d);
    }
}
