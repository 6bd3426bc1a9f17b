/** Reads the 16-bit passes of a render. */
import sharp from 'sharp';

export interface Pass {
  data: Float32Array;
  channels: number;
  /** Width, px. */
  size: number;
}

/** A 16-bit pass as numbers 0–1, decoded from sRGB to light unless it is a guide. */
export async function readPass(file: string, linear: boolean): Promise<Pass> {
  const { data, info } = await sharp(file)
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const words = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  const out = new Float32Array(words.length);
  const table = new Float32Array(65536);
  for (let i = 0; i < 65536; i++) {
    const s = i / 65535;
    table[i] = !linear ? s : s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
  }
  const alpha = info.channels === 4;
  for (let i = 0; i < words.length; i++)
    out[i] = alpha && i % 4 === 3 ? (words[i] ?? 0) / 65535 : (table[words[i] ?? 0] ?? 0);
  return { data: out, channels: info.channels, size: info.width };
}
