/**
 * Edge-avoiding à-trous wavelet filter (Dammertz et al. 2010): Debian's Cycles has no denoiser.
 * Pixels mix only with neighbours of like normal and mask (`guide`, six numbers a pixel) and like brightness.
 */

const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/**
 * @param size width of the picture, px; the height follows from `weight`
 * @param weight how far a pixel belongs to what is filtered, 0–1; 0 is neither read nor kept, but filled from neighbours
 * @param sigma relative brightness difference that still mixes, halved at each level
 */
export function atrous(
  source: Float32Array,
  channels: number,
  size: number,
  weight: Float32Array,
  guide: Float32Array | undefined,
  sigma: number,
  levels: number,
): Float32Array {
  const height = weight.length / size;
  let from = source.slice();
  for (let level = 0; level < levels; level++) {
    const step = 1 << level;
    const reach = sigma / 2 ** Math.max(0, level - 1);
    const to = new Float32Array(from.length);
    const luma = brightness(from, channels, size, weight);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < size; x++) {
        const i = y * size + x;
        const own = weight[i] ?? 0;
        if (own === 0 && !near(weight, x, y, size)) continue;
        const here = luma[i] ?? 0;
        const scale = 1 / (reach * (Math.abs(here) + 0.06));
        let total = 0;
        let a = 0;
        let b = 0;
        let c = 0;
        for (let ky = -2; ky <= 2; ky++) {
          const yy = y + ky * step;
          if (yy < 0 || yy >= height) continue;
          for (let kx = -2; kx <= 2; kx++) {
            const xx = x + kx * step;
            if (xx < 0 || xx >= size) continue;
            const j = yy * size + xx;
            let w = (weight[j] ?? 0) * (KERNEL[ky + 2] ?? 0) * (KERNEL[kx + 2] ?? 0);
            if (w === 0) continue;
            if (guide && own > 0) {
              let g = 0;
              for (let k = 0; k < 6; k++) {
                const d = (guide[i * 6 + k] ?? 0) - (guide[j * 6 + k] ?? 0);
                g += d * d;
              }
              w *= Math.exp(-g * 12);
            }
            if (own > 0) {
              const d = ((luma[j] ?? 0) - here) * scale;
              w *= Math.exp(-d * d);
            }
            total += w;
            a += w * (from[j * channels] ?? 0);
            if (channels === 3) {
              b += w * (from[j * 3 + 1] ?? 0);
              c += w * (from[j * 3 + 2] ?? 0);
            }
          }
        }
        if (total > 1e-9) {
          to[i * channels] = a / total;
          if (channels === 3) {
            to[i * 3 + 1] = b / total;
            to[i * 3 + 2] = c / total;
          }
        } else for (let k = 0; k < channels; k++) to[i * channels + k] = from[i * channels + k] ?? 0;
      }
    from = to;
  }
  return from;
}

/** Whether anything that counts lies within three pixels: those get filled, so that edges have something to blend with. */
function near(weight: Float32Array, x: number, y: number, size: number): boolean {
  for (const [dx, dy] of [
    [3, 0],
    [-3, 0],
    [0, 3],
    [0, -3],
    [2, 2],
    [-2, 2],
    [2, -2],
    [-2, -2],
  ] as const) {
    const j = (y + dy) * size + x + dx;
    if ((weight[j] ?? 0) > 0) return true;
  }
  return false;
}

/** 3 × 3 mean brightness: single bright specks must not guard themselves. */
function brightness(data: Float32Array, channels: number, size: number, weight: Float32Array): Float32Array {
  const plain = new Float32Array(weight.length);
  for (let i = 0; i < plain.length; i++) {
    let sum = 0;
    for (let k = 0; k < channels; k++) sum += data[i * channels + k] ?? 0;
    plain[i] = sum / channels;
  }
  const out = new Float32Array(plain.length);
  for (let y = 1; y < weight.length / size - 1; y++)
    for (let x = 1; x < size - 1; x++) {
      let sum = 0;
      let total = 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const j = (y + dy) * size + x + dx;
          const w = weight[j] ?? 0;
          sum += w * (plain[j] ?? 0);
          total += w;
        }
      out[y * size + x] = total > 0 ? sum / total : 0;
    }
  return out;
}
