/** Depth of field of a printed label: the plate's own picture was blurred when it was developed. */

/** Radius of the blur at the byte 255, in widths of the picture. */
export const FARTHEST = 0.04;

const TAPS = 40;
/** A golden spiral over the unit disk: x and y of each tap. */
const SPIRAL = Array.from({ length: TAPS }, (_, k) => {
  const r = Math.sqrt((k + 0.5) / TAPS);
  const a = k * 2.399963;
  return [r * Math.cos(a), r * Math.sin(a)] as const;
});

/**
 * Blurs a print where its label is out of focus. `print` is premultiplied RGBA in light, `masks` three bytes a pixel with
 * the label's cover first, `focus` one byte a pixel.
 */
export function blurPrint(print: Float32Array, masks: Buffer, focus: Buffer, size: number): Float32Array {
  const out = print.slice();
  const reach = (FARTHEST * size) / 255;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const radius = (focus[i] ?? 0) * reach;
      if ((masks[i * 3] ?? 0) === 0 || radius < 0.7) continue;
      let [r, g, b, cover] = [0, 0, 0, 0];
      for (const [dx, dy] of SPIRAL) {
        const xx = Math.min(size - 1, Math.max(0, Math.round(x + dx * radius)));
        const yy = Math.min(size - 1, Math.max(0, Math.round(y + dy * radius)));
        const j = (yy * size + xx) * 4;
        r += print[j] ?? 0;
        g += print[j + 1] ?? 0;
        b += print[j + 2] ?? 0;
        cover += print[j + 3] ?? 0;
      }
      if (cover === 0) continue;
      // What lies beside the label has no print: the label's own colours are carried on.
      out[i * 4] = r / cover;
      out[i * 4 + 1] = g / cover;
      out[i * 4 + 2] = b / cover;
      out[i * 4 + 3] = 1;
    }
  return out;
}
