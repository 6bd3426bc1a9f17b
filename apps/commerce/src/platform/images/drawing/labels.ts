/** Label artwork as SVG, one sheet for each face of a plate, from a product's own words and colours. */
import { createHash } from 'node:crypto';
import { contrast, format, mix, parse, readable } from './color.ts';
import { type Field, motif } from './motifs.ts';
import { arc, drawable, type Face, fit, line } from './type.ts';

/** The data of a label. Its text may be anything: it is reduced to outlines. */
export interface LabelData {
  brandName: string;
  productName: string;
  palette: readonly string[];
  motif: string;
  /** 1–5, as the product's page says it. */
  strength?: number;
  /** e.g. `medium roast`, `torréfaction moyenne`. */
  roastLine?: string;
  /** e.g. `24 pods`, `12 oz`. */
  countLabel?: string;
  /** e.g. `Cocoa, toasted nut`. */
  flavourLine?: string;
}

export interface Ink {
  ground: string;
  ink: string;
  accent: string;
  quiet: string;
}

/** Two different numbers from one product: its pattern's seed, and its brand's layout. */
export function hash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32LE(0);
}

function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function inks(data: LabelData): Ink {
  const [ground = '#f3e9d8', wish = '#2a1d17', accent = '#c2593a'] = data.palette.map((c) =>
    format(parse(c)),
  );
  const ink = readable(ground, wish, accent);
  return {
    ground,
    ink,
    accent: contrast(ground, accent) < 1.25 ? mix(accent, ink, 0.35) : accent,
    quiet: mix(ink, ground, 0.22),
  };
}

function pattern(data: LabelData, c: Ink, x: number, y: number, w: number, h: number, salt = ''): string {
  const seed = hash(`${data.brandName}|${data.productName}|${salt}`);
  const field: Field = { w, h, ground: c.ground, ink: c.ink, accent: c.accent, random: generator(seed) };
  const id = `c${hash(`${x},${y},${w},${h},${salt}`)}`;
  return `<clipPath id="${id}"><rect width="${w}" height="${h}"/></clipPath><g transform="translate(${x} ${y})"><g clip-path="url(#${id})">${motif(data.motif, field, seed)}</g></g>`;
}

const STRENGTHS = [1, 2, 3, 4, 5];

/** Five marks, as many filled as the drink is strong; r: radius of each, x: middle of the first. */
function strengthMarks(strength: number | undefined, x: number, y: number, r: number, c: Ink): string {
  if (!strength) return '';
  return STRENGTHS.map(
    (level) =>
      `<circle cx="${x + (level - 1) * r * 2.8}" cy="${y}" r="${r}" fill="${level <= strength ? c.ink : 'none'}" stroke="${c.ink}" stroke-width="${r * 0.28}"/>`,
  ).join('');
}

function name(
  data: LabelData,
  face: Face,
  fill: string,
  x: number,
  top: number,
  w: number,
  h: number,
  largest: number,
  anchor: 'start' | 'middle',
): { svg: string; bottom: number } {
  const block = fit(data.productName, face, w, h, largest, face === 'serif' ? -12 : -8);
  const svg = block.lines
    .map((text, i) =>
      line(text, anchor === 'middle' ? x + w / 2 : x, top + block.size * 0.78 + i * block.leading, {
        face,
        size: block.size,
        fill,
        anchor,
        tracking: face === 'serif' ? -12 : -8,
      }),
    )
    .join('');
  return { svg, bottom: top + block.size * 0.98 + Math.max(0, block.lines.length - 1) * block.leading };
}

/** Every brand has one layout for all its products. */
export function faceSheet(
  data: LabelData,
  w: number,
  h: number,
  options: { quietTop?: number } = {},
): string {
  const c = inks(data);
  const layout = hash(`layout ${data.brandName}`) % 5;
  const face: Face = hash(`face ${data.brandName}`) % 3 === 0 ? 'bold' : 'serif';
  const m = w * 0.085;
  const u = Math.min(w, h);
  const top = options.quietTop ?? 0;
  const body = h - top;
  const brand = data.brandName.toLocaleUpperCase('en');
  const foot = h - m * 0.95;
  // Bottom left: the pods in front hide the right corner of every carton.
  const details = (fill: Ink, x: number, right: number) => {
    const marks = strengthMarks(data.strength, x + u * 0.018, foot - u * 0.017, u * 0.016, fill);
    const from = x + (marks ? u * 0.26 : 0);
    return (
      marks +
      line(data.countLabel ?? '', from, foot, {
        face: 'bold',
        size: u * 0.052,
        fill: fill.ink,
        max: Math.max(right - from, u * 0.2),
      })
    );
  };
  const flavour = (fill: string, x: number, y: number, anchor: 'start' | 'middle', max: number) =>
    line(data.flavourLine ?? '', x, y, { face: 'italic', size: u * 0.058, fill, anchor, max });
  const label = (x: number, y: number, fill: string, anchor: 'start' | 'middle', max: number) =>
    line(brand, x, y, { face: 'bold', size: u * 0.045, tracking: 130, fill, anchor, max });
  const ground = `<rect width="${w}" height="${h}" fill="${c.ground}"/>`;
  if (layout === 0) {
    // picture above, words below
    const split = top + body * 0.42;
    const title = name(data, face, c.ink, m, split + body * 0.115, w - 2 * m, body * 0.19, u * 0.17, 'start');
    return `${ground}${pattern(data, c, 0, 0, w, split)}${label(m, split + body * 0.08, c.ink, 'start', w - 2 * m)}${title.svg}${flavour(c.quiet, m, title.bottom + body * 0.05, 'start', w - 2 * m)}${details(c, m, w - m)}`;
  }
  if (layout === 1) return onPlate({ data, c, face, w, h, u, top, body, ground, label, flavour });
  if (layout === 2) {
    // words above, picture running out below
    const title = name(data, face, c.ink, m, top + body * 0.15, w - 2 * m, body * 0.25, u * 0.19, 'start');
    const from = top + body * 0.55;
    return `${ground}${label(m, top + body * 0.1, c.ink, 'start', w - 2 * m)}${title.svg}${flavour(c.quiet, m, Math.min(title.bottom + body * 0.05, from - body * 0.02), 'start', w - 2 * m)}${pattern(data, c, 0, from, w, h - from - body * 0.13)}${details(c, m, w - m)}`;
  }
  if (layout === 3) {
    // a round window
    const r = Math.min(w * 0.3, body * 0.195);
    const [cx, cy] = [w / 2, top + body * 0.105 + r];
    const title = name(
      data,
      face,
      c.ink,
      m,
      cy + r + body * 0.045,
      w - 2 * m,
      body * 0.15,
      u * 0.14,
      'middle',
    );
    return `${ground}<clipPath id="window"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath><g clip-path="url(#window)"><rect x="${cx - r}" y="${cy - r}" width="${2 * r}" height="${2 * r}" fill="${mix(c.ground, c.accent, 0.16)}"/>${pattern(data, c, cx - r, cy - r, 2 * r, 2 * r)}</g><circle cx="${cx}" cy="${cy}" r="${r + u * 0.018}" fill="none" stroke="${c.ink}" stroke-width="${u * 0.005}"/>${label(w / 2, top + body * 0.075, c.ink, 'middle', w - 2 * m)}${title.svg}${flavour(c.quiet, w / 2, title.bottom + body * 0.045, 'middle', w - 2 * m)}${details(c, m, w - m)}`;
  }
  // a printed column on the right
  const col = w * 0.36;
  const title = name(
    data,
    face,
    c.ink,
    m,
    top + body * 0.2,
    w - col - 1.7 * m,
    body * 0.45,
    u * 0.15,
    'start',
  );
  return `${ground}${pattern(data, c, w - col, 0, col, h)}${label(m, top + body * 0.11, c.ink, 'start', w - col - 1.6 * m)}${title.svg}${flavour(c.quiet, m, title.bottom + body * 0.055, 'start', w - col - 1.6 * m)}${details(c, m, w - col - m * 0.7)}`;
}

type DrawText = (...place: [number, number, string, 'start' | 'middle', number]) => string;

/** What a face is drawn from; lengths in pixels, `u` the shorter side, `top` and `body` what is printed on. */
interface FaceParts {
  data: LabelData;
  c: Ink;
  face: Face;
  w: number;
  h: number;
  u: number;
  top: number;
  body: number;
  ground: string;
  label: DrawText;
  flavour: (...place: [string, number, number, 'start' | 'middle', number]) => string;
}

/** A plain plate on a printed ground. */
function onPlate({ data, c, face, w, h, u, top, body, ground, label, flavour }: FaceParts): string {
  const [pw, ph] = [w * 0.72, body * 0.6];
  const [px, py] = [(w - pw) / 2, top + (body - ph) * 0.46];
  const title = name(
    data,
    face,
    c.ink,
    px + pw * 0.09,
    py + ph * 0.27,
    pw * 0.82,
    ph * 0.42,
    u * 0.15,
    'middle',
  );
  const flavourAt = title.bottom + ph * 0.085;
  // Below a name of two lines there is room for one more: marks and count share it.
  const shared = data.strength !== undefined && flavourAt > py + ph * 0.74;
  const [markX, markY] = shared
    ? [w / 2 - u * 0.2, py + ph * 0.93 - u * 0.017]
    : [w / 2 - u * 0.0784, py + ph * 0.835];
  const marks = strengthMarks(data.strength, markX, markY, u * 0.014, c);
  const count = line(data.countLabel ?? '', shared ? w / 2 - u * 0.01 : w / 2, py + ph * 0.93, {
    face: 'bold',
    size: u * 0.046,
    fill: c.ink,
    anchor: shared ? 'start' : 'middle',
    max: pw * (shared ? 0.42 : 0.7),
  });
  return `${ground}${pattern(data, c, 0, 0, w, h)}<rect x="${px}" y="${py}" width="${pw}" height="${ph}" rx="${u * 0.03}" fill="${c.ground}"/><rect x="${px + u * 0.018}" y="${py + u * 0.018}" width="${pw - u * 0.036}" height="${ph - u * 0.036}" rx="${u * 0.02}" fill="none" stroke="${c.ink}" stroke-width="${u * 0.004}"/>${label(w / 2, py + ph * 0.17, c.ink, 'middle', pw * 0.76)}${title.svg}${flavour(c.quiet, w / 2, flavourAt, 'middle', pw * 0.8)}${marks}${count}`;
}

export function sideSheet(data: LabelData, w: number, h: number): string {
  const c = inks(data);
  const u = Math.min(w, h);
  const title = name(data, 'serif', c.ink, w * 0.12, h * 0.62, w * 0.76, h * 0.16, u * 0.12, 'middle');
  return `<rect width="${w}" height="${h}" fill="${mix(c.ground, c.ink, 0.06)}"/>${pattern(data, c, 0, 0, w, h * 0.46, 'side')}${line(data.brandName.toLocaleUpperCase('en'), w / 2, h * 0.56, { face: 'bold', size: u * 0.06, tracking: 120, fill: c.ink, anchor: 'middle', max: w * 0.76 })}${title.svg}${line(data.countLabel ?? '', w / 2, h * 0.92, { face: 'sans', size: u * 0.06, fill: c.ink, anchor: 'middle', max: w * 0.6 })}`;
}

export function topSheet(data: LabelData, w: number, h: number): string {
  const c = inks(data);
  return `<rect width="${w}" height="${h}" fill="${c.ground}"/>${line(data.brandName.toLocaleUpperCase('en'), w / 2, h * 0.55, { face: 'bold', size: h * 0.11, tracking: 140, fill: c.ink, anchor: 'middle', max: w * 0.7 })}`;
}

/** Round: brand on the upper arc, the pattern behind, the name across a plain band. */
export function lidSheet(data: LabelData, size: number): string {
  const c = inks(data);
  const r = size / 2;
  const band = size * 0.36;
  const y = r - band / 2 + size * 0.03;
  const title = fit(data.productName, 'serif', size * 0.64, band * 0.66, size * 0.14, -12);
  const first =
    y +
    (band - (title.size * 0.7 + (title.lines.length - 1) * title.leading)) / 2 +
    title.size * 0.7 -
    (data.flavourLine ? band * 0.07 : 0);
  const rows = title.lines
    .map((text, i) =>
      line(text, r, first + i * title.leading, {
        face: 'serif',
        size: title.size,
        fill: c.ink,
        anchor: 'middle',
        tracking: -12,
      }),
    )
    .join('');
  const rim = readable(c.ink, c.ground);
  return `<rect width="${size}" height="${size}" fill="${c.ink}"/><circle cx="${r}" cy="${r}" r="${r * 0.77}" fill="${c.ground}"/><clipPath id="lid"><circle cx="${r}" cy="${r}" r="${r * 0.77}"/></clipPath><g clip-path="url(#lid)">${pattern(data, c, r * 0.22, r * 0.22, r * 1.56, r * 1.56, 'lid')}<rect x="0" y="${y}" width="${size}" height="${band}" fill="${c.ground}"/><rect x="0" y="${y}" width="${size}" height="${size * 0.008}" fill="${c.ink}"/><rect x="0" y="${y + band - size * 0.008}" width="${size}" height="${size * 0.008}" fill="${c.ink}"/>${rows}${line(data.flavourLine ?? '', r, y + band * 0.9, { face: 'italic', size: size * 0.045, fill: c.quiet, anchor: 'middle', max: size * 0.6 })}</g>${arc(data.brandName.toLocaleUpperCase('en'), r, r, r * 0.815, { face: 'bold', size: size * 0.056, tracking: 130, fill: rim })}${arc(data.roastLine ?? '', r, r, r * 0.895, { face: 'sans', size: size * 0.045, tracking: 60, fill: rim, below: true })}`;
}

/** A printed mark on a coloured body: mugs, bottles, filters. */
export function badgeSheet(data: LabelData, w: number, h: number, body: string, decorated: boolean): string {
  const [, wish = body, accent = body] = data.palette.map((color) => format(parse(color)));
  const ink = readable(body, accent, wish);
  const c: Ink = { ground: body, ink, accent, quiet: ink };
  const brand = drawable(data.brandName) || 'Crema';
  if (!decorated)
    return line(brand, w / 2, h * 0.7, {
      face: 'serif',
      size: h * 0.72,
      fill: mix(ink, body, 0.08),
      anchor: 'middle',
      max: w * 0.96,
    });
  const [bw, bh] = [Math.min(w, h) * 0.5, Math.min(w, h) * 0.5];
  const [x, y] = [(w - bw) / 2, h * 0.12];
  return `<clipPath id="mark"><rect x="${x}" y="${y}" width="${bw}" height="${bh}" rx="${bw / 2}"/></clipPath><g clip-path="url(#mark)"><rect x="${x}" y="${y}" width="${bw}" height="${bh}" fill="${mix(body, c.accent, 0.14)}"/>${pattern(data, c, x, y, bw, bh, 'mark')}</g>${line(brand, w / 2, h * 0.82, { face: 'serif', size: h * 0.13, fill: ink, anchor: 'middle', max: w * 0.7 })}`;
}
