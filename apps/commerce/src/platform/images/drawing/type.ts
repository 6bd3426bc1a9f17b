/**
 * Label lettering as outlines (`seed/plates/type.json.br`, made by `tools/studio/models/glyphs.py`): pictures are the
 * same on a machine without these fonts. Characters without an outline are left out.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PLATES } from './plate.ts';

export type Face = 'serif' | 'italic' | 'sans' | 'bold';

interface Cut {
  /** Advance and path data in thousandths of the em, y down. */
  glyphs: Record<string, [number, string]>;
  kern: Record<string, number>;
}

let cuts: WeakRef<Record<Face, Cut>> | undefined;

/** Held weakly: about 2 MB that an idle shop need not keep. */
function load(): Record<Face, Cut> {
  const held = cuts?.deref();
  if (held) return held;
  const bytes = brotliDecompressSync(readFileSync(join(PLATES, 'type.json.br')));
  const read = JSON.parse(bytes.toString('utf8')) as Record<Face, Cut>;
  cuts = new WeakRef(read);
  return read;
}

/**
 * Text reduced to what can be drawn: without control characters and scripts without outlines, runs of blanks as one.
 */
export function drawable(text: string): string {
  const { glyphs } = load().sans;
  const clean = [...text.normalize('NFC')].map((c) => (Object.hasOwn(glyphs, c) ? c : ' ')).join('');
  return clean.replace(/\s+/g, ' ').trim();
}

interface Run {
  marks: { d: string; x: number; advance: number }[];
  width: number;
}

function run(face: Face, text: string, tracking: number): Run {
  const { glyphs, kern } = load()[face];
  const marks: Run['marks'] = [];
  let x = 0;
  let before = '';
  for (const char of text) {
    const glyph = Object.hasOwn(glyphs, char) ? glyphs[char] : undefined;
    if (!glyph) continue;
    x += (Object.hasOwn(kern, before + char) ? (kern[before + char] ?? 0) : 0) + (before ? tracking : 0);
    marks.push({ d: glyph[1], x, advance: glyph[0] });
    x += glyph[0];
    before = char;
  }
  return { marks, width: x };
}

/** Width of text at size 1, tracking in thousandths of the em. */
function measure(face: Face, text: string, tracking = 0): number {
  return run(face, text, tracking).width / 1000;
}

export interface LineOptions {
  face: Face;
  size: number;
  fill: string;
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Width to which the size is reduced. */
  max?: number;
}

/** One line of text as SVG, its baseline at (x, y). */
export function line(text: string, x: number, y: number, options: LineOptions): string {
  const shown = drawable(text);
  if (!shown) return '';
  const { marks, width } = run(options.face, shown, options.tracking ?? 0);
  const size = options.max ? Math.min(options.size, (options.max / width) * 1000) : options.size;
  const k = size / 1000;
  const shift = options.anchor === 'middle' ? width / 2 : options.anchor === 'end' ? width : 0;
  const paths = marks.map((m) => (m.d ? `<path transform="translate(${m.x} 0)" d="${m.d}"/>` : '')).join('');
  return `<g fill="${options.fill}" transform="translate(${(x - shift * k).toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(5)})">${paths}</g>`;
}

/** A line bent around (cx, cy), centred at the top, or, with `below`, at the bottom in the same reading direction. */
export function arc(
  text: string,
  cx: number,
  cy: number,
  r: number,
  o: LineOptions & { below?: boolean },
): string {
  const { marks, width } = run(o.face, drawable(text), o.tracking ?? 0);
  const k = Math.min(o.size, ((r * 1.9) / Math.max(width, 1)) * 1000) / 1000;
  return marks
    .map((m) => {
      if (!m.d) return '';
      const at = ((m.x + m.advance / 2 - width / 2) * k) / r;
      const turn = (o.below ? -at : at) * (180 / Math.PI);
      const y = o.below ? r : -r;
      return `<path fill="${o.fill}" transform="translate(${cx} ${cy}) rotate(${turn.toFixed(2)}) translate(${((-m.advance / 2) * k).toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(5)})" d="${m.d}"/>`;
    })
    .join('');
}

export interface Block {
  lines: string[];
  size: number;
  /** Distance between baselines. */
  leading: number;
}

/** Breaks a name so that it is as large as the box allows: 1–4 balanced lines, at most 72 characters. */
export function fit(
  text: string,
  face: Face,
  width: number,
  height: number,
  largest: number,
  tracking = 0,
): Block {
  let shown = drawable(text);
  if (shown.length > 72) shown = `${shown.slice(0, 70).trimEnd()}…`;
  const words = shown.split(' ');
  let best: Block = { lines: [], size: 0, leading: 0 };
  for (let count = 1; count <= Math.min(4, words.length); count++) {
    const lines = balance(words, count, face);
    const widest = Math.max(...lines.map((l) => measure(face, l, tracking)), 0.01);
    const size = Math.min(largest, width / widest, height / (0.78 + 1.04 * (lines.length - 1) + 0.2));
    if (size > best.size * 1.04) best = { lines, size, leading: size * 1.04 };
  }
  return best;
}

function balance(words: string[], count: number, face: Face): string[] {
  const widths = words.map((w) => measure(face, `${w} `));
  const total = widths.reduce((a, b) => a + b, 0);
  const lines: string[][] = [[]];
  let used = 0;
  words.forEach((word, i) => {
    const w = widths[i] ?? 0;
    const limit = (total / count) * lines.length;
    if (lines.length < count && (lines.at(-1)?.length ?? 0) > 0 && used + w / 2 > limit) lines.push([]);
    lines.at(-1)?.push(word);
    used += w;
  });
  return lines.map((l) => l.join(' '));
}
