/** Draws a product's picture: its label printed onto a studio plate, its colours in place of the neutral white. */
import sharp from 'sharp';
import { type Angle, modelOf } from '../names.ts';
import { format, linear, luminance, mix, parse } from './color.ts';
import type { Drink } from './drinks.ts';
import { blurPrint } from './focus.ts';
import {
  badgeSheet,
  faceSheet,
  hash,
  inks,
  type LabelData,
  lidSheet,
  sideSheet,
  topSheet,
} from './labels.ts';
import { developPlain, PLAIN } from './plain.ts';
import { plateExists, readPlate } from './plate.ts';
import { lay, spread } from './warp.ts';

export interface Drawing extends Omit<LabelData, 'palette' | 'motif'> {
  /** Plate family (`NativeArt.form`), e.g. `pod`, `bag`, `brewer-nib`. */
  form: string;
  /** Pods in the box: decides the carton. */
  count?: number;
  angle: Angle;
  /** In the cup of a pod's picture. */
  drink?: Drink;
  art: { palette: readonly string[]; motif: string };
}

/** Shown for brewers that have no model of their own. */
const SHAPES = ['nib', 'tempo', 'sliver', 'duet', 'plume', 'alto'];
const ALIASES: Record<string, string> = {
  tin: 'can',
  canister: 'can',
  sleeve: 'cup',
  cups: 'cup',
  storage: 'drawer',
  tray: 'drawer',
  rack: 'carousel',
  cleaner: 'descaler',
  bottle: 'tumbler',
  cleaning: 'kit',
  'cleaning-kit': 'kit',
  'brewer-compact': 'brewer-nib',
  'brewer-classic': 'brewer-tempo',
  'brewer-slim': 'brewer-sliver',
  'brewer-duo': 'brewer-duet',
  'brewer-frother': 'brewer-plume',
  'brewer-milk': 'brewer-plume',
  'brewer-tower': 'brewer-alto',
  care: 'kit',
  pouch: 'bag',
  filters: 'filter',
  packet: 'fractional',
};

/** The plate that a drawing is made on; unknown forms get the plain one, which shows only a name. */
export function plateName(
  d: Pick<Drawing, 'form' | 'count' | 'angle' | 'productName' | 'brandName' | 'art' | 'drink'>,
): string {
  const form = modelOf((Object.hasOwn(ALIASES, d.form) && ALIASES[d.form]) || d.form, d.productName);
  if (form === 'pod') {
    if (d.angle === 'cup') return `cup-${d.drink?.cup ?? 'coffee'}`;
    if (d.angle !== 'pack') return d.angle;
    const count = d.count ?? 24;
    return count <= 16 ? 'carton-s' : count <= 32 ? 'carton-m' : 'carton-l';
  }
  if (form === 'brewer' || form.startsWith('brewer-')) {
    const other = SHAPES[hash(`${d.brandName} ${d.productName}`) % SHAPES.length] ?? 'tempo';
    const plate = plateExists(form) ? form : `brewer-${other}`;
    const turned = `${plate}-${d.angle}`;
    return plateExists(turned) ? turned : plate;
  }
  return plateExists(form) ? form : PLAIN;
}

/** Proportions of the sheets on each plate, in thousandths: artwork is laid out at these and scaled to the picture. */
const FORMATS: Record<string, [number, number]> = {
  'carton-s': [960, 1240],
  'carton-m': [1560, 1320],
  'carton-l': [2350, 1520],
  bag: [1200, 2400],
  can: [1310, 1250],
  fractional: [1100, 1400],
  bundle: [1360, 1260],
  starter: [1360, 1260],
  descaler: [1000, 1000],
  tablets: [1000, 1550],
  liners: [1040, 1100],
  kit: [1000, 1000],
};

const BADGES: Record<string, [number, number]> = {
  mug: [1150, 900],
  thermal: [1650, 900],
  frother: [2540, 900],
  cold: [1040, 900],
  filter: [1950, 900],
  'filter-pair': [1950, 900],
  'filter-six': [1950, 900],
  kit: [1950, 900],
  cup: [1290, 900],
  cozy: [1910, 900],
};

function sheetSvg(
  plate: string,
  sheet: string,
  data: LabelData,
  body: string,
): { svg: string; w: number; h: number } {
  const [w, h] = FORMATS[plate] ?? [1000, 1000];
  if (sheet === 'lid') return { svg: lidSheet(data, 1000), w: 1000, h: 1000 };
  if (sheet === 'side')
    return plate === 'bag'
      ? { svg: sideSheet(data, 720, h), w: 720, h }
      : { svg: sideSheet(data, w * 0.66, h), w: w * 0.66, h };
  if (sheet === 'top') return { svg: topSheet(data, w, w * 0.64), w, h: w * 0.64 };
  if (sheet === 'badge') {
    const wide = plate.startsWith('brewer') || plate === 'starter';
    const [bw, bh] = wide ? [1000, 270] : (BADGES[plate] ?? [900, 900]);
    return { svg: badgeSheet(data, bw, bh, body, !wide), w: bw, h: bh };
  }
  return { svg: faceSheet(data, w, h, plate === 'bag' ? { quietTop: h * 0.24 } : {}), w, h };
}

/** Colours of the parts without a label. */
function bodyColors(d: Drawing, plate: string): { body: string; accent: string } {
  const [ground = '#e9dfce', , third = '#c2593a'] = d.art.palette.map((c) => format(parse(c)));
  const { ink } = inks({ ...d, palette: d.art.palette, motif: d.art.motif });
  if (plate === 'bag') return { body: ground, accent: mix(ground, ink, 0.06) };
  if (plate === 'can') return { body: ground, accent: third };
  if (plate.startsWith('cup-')) return { body: ground, accent: d.drink?.color ?? third };
  if (/^(pod|lid|detail|carton|bundle|drawer|carousel|starter|rail|caddy|tray)/.test(plate))
    return { body: ground, accent: luminance(ground) < 0.09 ? '#3b332e' : '#f4efe6' };
  return { body: ground, accent: third };
}

const TO_LIGHT = Float32Array.from({ length: 256 }, (_, i) => linear(i));
/** Light 0–1.6 to sRGB, with a soft shoulder instead of clipped highlights. */
const TO_BYTE = Uint8Array.from({ length: 4096 }, (_, i) => {
  const v = (i / 4095) * 1.6;
  const y = v < 0.7 ? v : 0.7 + 0.3 * (1 - Math.exp(-(v - 0.7) / 0.3));
  return Math.round(255 * (y <= 0.0031308 ? y * 12.92 : 1.055 * y ** (1 / 2.4) - 0.055));
});
const NEUTRAL = 0.8;
const EXPOSURE = 1.12;

/**
 * Raw RGBA of a drawing, transparent around the object except for its shadow, so that each brand's paper shows through.
 */
export async function develop(d: Drawing, size: number): Promise<Buffer> {
  const name = plateName(d);
  if (name === PLAIN) return developPlain({ ...d, palette: d.art.palette, motif: d.art.motif }, size);
  const plate = await readPlate(name, size);
  const { body, accent } = bodyColors(d, name);
  const data: LabelData = { ...d, palette: d.art.palette, motif: d.art.motif };
  const textures = await Promise.all(
    plate.sheets.map(async (sheet) => {
      const { width, height } = spread(sheet, size);
      const { svg, w, h } = sheetSvg(name, sheet.name, data, body);
      const doc = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${w} ${h}" preserveAspectRatio="none">${svg}</svg>`;
      const texture = await sharp(Buffer.from(doc)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      return {
        sheet,
        texture: { width: texture.info.width, height: texture.info.height, data: texture.data },
      };
    }),
  );
  const sharpPrint = lay(textures, size, TO_LIGHT);
  const print = plate.focus ? blurPrint(sharpPrint, plate.masks, plate.focus, size) : sharpPrint;
  const pigment = [body, accent].map((hex) => parse(hex).map(linear));
  const onBody = !/^(pod|lid|detail|cup-|carton|bag|can|fractional|bundle|liners|descaler|tablets)/.test(
    name,
  );
  const named = name.startsWith('brewer');
  const out = Buffer.alloc(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    const m = i * 4;
    const solid = plate.solid[i] ?? 0;
    const shade = plate.shadow[i] ?? 0;
    if (solid === 0 && shade === 0) continue;
    const cover = solid / 255;
    const dark = ((1 - cover) * shade) / 255;
    const alpha = cover + dark * 0.86;
    if (cover > 0) {
      const [pl, pb, pa] = [
        plate.masks[i * 3] ?? 0,
        plate.masks[i * 3 + 1] ?? 0,
        plate.masks[i * 3 + 2] ?? 0,
      ];
      const k = 1 / Math.max(solid, pl + pb + pa, 12);
      const [ml, mb, ma] = [pl * k, pb * k, pa * k];
      const through = 1 - (print[m + 3] ?? 0);
      for (let c = 0; c < 3; c++) {
        const base = onBody ? (pigment[0]?.[c] ?? 0) : NEUTRAL;
        const label = (print[m + c] ?? 0) + through * base;
        // A brewer's name is printed on its body.
        const shell = named ? label : (pigment[0]?.[c] ?? 0);
        const paint = ml * label + mb * shell + ma * (pigment[1]?.[c] ?? 0);
        const light = (TO_LIGHT[plate.light[i * 3 + c] ?? 0] ?? 0) / NEUTRAL;
        const v = ((TO_LIGHT[plate.rest[i * 3 + c] ?? 0] ?? 0) + light * paint) * EXPOSURE;
        out[m + c] =
          ((TO_BYTE[Math.min(4095, Math.round((v / 1.6) * 4095))] ?? 0) * cover +
            SHADOW[c as 0] * dark * 0.86) /
          alpha;
      }
    } else for (let c = 0; c < 3; c++) out[m + c] = SHADOW[c as 0];
    // Shadows in steps of four: invisible, and the file is a fifth of the size.
    out[m + 3] = cover > 0 ? Math.round(alpha * 255) : Math.round(alpha * 63.75) * 4;
  }
  return out;
}

/** A warm colour: shadows on paper are not black. */
const SHADOW = [38, 26, 18] as const;
