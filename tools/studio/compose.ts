/**
 * Composes the demo shop's pictures: `node tools/studio/compose.ts [--only pattern] [--from file] [--force] [--trust]`.
 *
 * Reads every product of seed/catalog, draws what `pictures` names, a bundle as the group of its parts, and writes seed/images. Only what changed is
 * drawn again: seed/images/manifest.json keeps a hash of each drawing, of its plate and of the drawing code;
 * `--only` takes pictures by a pattern, `--from` catalogue files by a part of their name; `--trust` takes what is there as up to date, after a change that moves no pixel.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { valueName } from '../../apps/commerce/src/domains/catalog/products/labels.messages.ts';
import type { NativeProduct } from '../../apps/commerce/src/domains/catalog/products/native.types.ts';
import { defaultVariant } from '../../apps/commerce/src/domains/catalog/products/product.rules.ts';
import { type Drawing, plateName } from '../../apps/commerce/src/platform/images/drawing/draw.ts';
import {
  drawingOf,
  drawingsOf,
  type LabelWords,
} from '../../apps/commerce/src/platform/images/drawing/drawings.ts';
import { hash } from '../../apps/commerce/src/platform/images/drawing/labels.ts';
import { drawProduct } from '../../apps/commerce/src/platform/images/drawing/masters.ts';
import { type DrawableProduct, inFrench, isWorded } from '../../apps/commerce/src/platform/images/names.ts';
import { SITE_IDS } from '../../packages/brands/src/index.ts';
import { drawGroup, type Group, groupOf } from './groups.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'seed/images');
const PLATES = join(ROOT, 'seed/plates');
const CODE = join(ROOT, 'apps/commerce/src/platform/images/drawing');

sharp.concurrency(1);

/** Products of the catalogue files whose path holds `part`. */
function products(folder: string, part: string): SeedProduct[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return products(path, part);
    if (!entry.name.endsWith('.json') || !path.includes(part)) return [];
    return (JSON.parse(readFileSync(path, 'utf8')) as { products?: SeedProduct[] }).products ?? [];
  });
}

type SeedProduct = Omit<DrawableProduct, 'variants'> & Pick<NativeProduct, 'variants' | 'components'>;

/** Counts of the sizes that lists show, on any site; the image service draws the others when somebody asks. */
function shownFirst({ variants }: SeedProduct): Set<number | undefined> {
  const sold = SITE_IDS.map((site) =>
    variants.filter(({ price }) => (typeof price === 'number' ? site === 'usb2c' : site in price)),
  );
  return new Set(sold.map((some) => defaultVariant(some.map((one) => ({ ...one, sellable: true })))?.count));
}

/** The drawing of a variant as its own pack shot shows it. */
function partsOf(all: readonly SeedProduct[]): (code: string) => Drawing | undefined {
  const owners = new Map(all.flatMap((product) => product.variants.map(({ code }) => [code, product])));
  return (code) => {
    const product = owners.get(code);
    return product && drawingOf(product, { name: '', angle: 'pack', variant: code }, hash);
  };
}

const wordsOf = (language: 'en' | 'fr'): LabelWords => ({
  valueName: (value) => valueName(value, language),
  french: language === 'fr',
});

const soldInCanada = ({ price }: NativeProduct['variants'][number]): boolean =>
  typeof price !== 'number' && 'cab2c' in price;

const digest = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 16);
};

const code = digest(
  ...['draw', 'masters', 'focus', 'labels', 'motifs', 'type', 'warp', 'color', 'plate', 'mesh'].map((f) =>
    readFileSync(join(CODE, `${f}.ts`)),
  ),
);
const groupCode = digest(code, readFileSync(join(import.meta.dirname, 'groups.ts')));
const plates = new Map<string, string>();
function plateHash(name: string): string {
  let known = plates.get(name);
  if (!known) {
    const files = readdirSync(PLATES)
      .filter((f) => f.startsWith(`${name}.`))
      .sort();
    known = digest(...files.map((f) => readFileSync(join(PLATES, f))));
    plates.set(name, known);
  }
  return known;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const value = (key: string) => (args.includes(key) ? args[args.indexOf(key) + 1] : undefined);
  const pattern = value('--only');
  const meant = (name: string) => !pattern || new RegExp(pattern).test(name);
  const from = value('--from');
  mkdirSync(OUT, { recursive: true });
  const file = join(OUT, 'manifest.json');
  const before: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const after: Record<string, string> = from ? { ...before } : {};
  const wanted = new Map<string, Drawing | Group>();
  const parts = partsOf(products(join(ROOT, 'seed/catalog'), ''));
  for (const product of products(join(ROOT, 'seed/catalog'), from ?? '')) {
    const first = shownFirst(product);
    const group = groupOf(product, parts);
    // Rooms of pods are drawn when somebody asks.
    const shown = ({ angle, countLabel, count }: Drawing) =>
      angle === 'pack' ? !countLabel || first.has(count) : angle !== 'cup' && angle !== 'detail';
    for (const [name, drawing] of drawingsOf(product, hash, wordsOf('en')))
      if (shown(drawing)) wanted.set(name, group ?? drawing);
    // Lists show packs; the other French pictures are drawn when somebody asks.
    if (isWorded(product) && product.variants.some(soldInCanada))
      for (const [name, drawing] of drawingsOf(product, hash, wordsOf('fr')))
        if (drawing.angle === 'pack' && first.has(drawing.count)) wanted.set(inFrench(name), drawing);
  }

  let drawn = 0;
  let missing = 0;
  const save = () =>
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(Object.entries(after).sort()), null, 1)}\n`);
  for (const [name, drawing] of wanted) {
    const grouped = 'length' in drawing;
    const names = (grouped ? drawing.map((one) => one.drawing) : [drawing]).map(plateName);
    const path = join(OUT, name);
    if (!names.every((plate) => existsSync(join(PLATES, `${plate}.mesh`)))) {
      missing++;
      continue;
    }
    const key = digest(JSON.stringify(drawing), ...names.map(plateHash), grouped ? groupCode : code);
    const same = before[name] === key || (args.includes('--trust') && existsSync(path));
    const skip = (same && !args.includes('--force')) || !meant(name);
    if (skip && existsSync(path)) {
      after[name] = same ? key : (before[name] ?? key);
      continue;
    }
    if (!meant(name)) continue;
    writeFileSync(path, await (grouped ? drawGroup(drawing) : drawProduct(drawing)));
    after[name] = key;
    if (++drawn % 50 === 0) {
      console.log(`${drawn} drawn`);
      save();
    }
  }
  if (!pattern && !from)
    for (const name of Object.keys(before)) if (!wanted.has(name)) rmSync(join(OUT, name), { force: true });
  save();
  const sizes = readdirSync(OUT)
    .filter((f) => f.endsWith('.webp'))
    .map((f) => statSync(join(OUT, f)).size);
  const total = sizes.reduce((a, b) => a + b, 0);
  console.log(
    `${wanted.size} pictures wanted, ${drawn} drawn, ${missing} without a plate; ${sizes.length} files, ${(total / 1e6).toFixed(1)} MB, ${(total / sizes.length / 1000).toFixed(1)} kB on average`,
  );
}

await main();
