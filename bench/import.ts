/**
 * Importing a file of 50,000 rows on a fresh embedded database, twice: how long it takes and what it needs above
 * the idle process. `npm run bench` runs it; `node bench/import.ts [rows]` runs it alone, which is the honest way
 * to measure memory.
 */
import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { importCatalog } from '@crema/commerce/domains/catalog/import/index';
import { createChanges } from '@crema/commerce/platform/changes/index';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { migrate, openPglite } from '@crema/commerce/platform/db/index';
import { createShops } from '@crema/commerce/platform/shops/index';

export interface ImportBench {
  rows: number;
  megabytes: number;
  products: number;
  variants: number;
  firstSeconds: number;
  /** The same file again: nothing changes. */
  againSeconds: number;
  againChanged: number;
  idleMegabytes: number;
  peakAboveIdleMegabytes: number;
}

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Taxable,Image Src,Image Position,Image Alt Text,Status';
const PREPARE = '--prepare';
const SETTLE_MS = 5000;
export const ROWS_A_PRODUCT = 8;
/** Every so many products, the last row comes only at the end of the file. */
const FAR_APART_EVERY = 50;
const SIZES = ['250 g', '500 g', '1 kg'];
const GRINDS = ['Whole bean', 'Filter'];

/** A Shopify export of `rows` rows; the same for the same number. Two rows of each product are pictures only. */
export async function writeBenchFile(path: string, rows: number): Promise<void> {
  const out = createWriteStream(path);
  const put = (text: string): Promise<void> =>
    new Promise((done, fail) => out.write(text, (error) => (error ? fail(error) : done())));
  await put(`${HEADER}\n`);
  const late: string[] = [];
  for (let at = 0; at < rows; at += ROWS_A_PRODUCT) {
    const lines = productLines(at / ROWS_A_PRODUCT).slice(0, rows - at);
    if ((at / ROWS_A_PRODUCT) % FAR_APART_EVERY === 0 && lines.length > 1) late.push(lines.pop() as string);
    await put(lines.join(''));
  }
  await put(late.join(''));
  await new Promise<void>((done) => out.end(done));
}

function productLines(n: number): string[] {
  const handle = `bench-roast-${n}`;
  const text = `Roast number ${n} tastes of dried fruit, brown sugar and a little smoke. `.repeat(10);
  const lead = `"Bench roast, No. ${n}","<p>${text}</p>\n<ul><li>Grown at ${1200 + (n % 900)} m</li><li>Washed &amp; sun dried</li></ul>",Roaster ${n % 25},"Food, Beverages & Tobacco > Beverages > Coffee",Coffee ${n % 40},"medium-roast, organic, Lot ${n}",true`;
  const lines: string[] = [];
  for (let i = 0; i < ROWS_A_PRODUCT; i++) {
    const image = `https://pictures.example/${handle}-${i}.jpg,${i + 1},View ${i + 1}`;
    const names = i === 0 ? ['Size', 'Grind'] : ['', ''];
    const variant = i < SIZES.length * GRINDS.length;
    lines.push(
      variant
        ? `${handle},${i === 0 ? lead : ',,,,,,'},${names[0]},${SIZES[i % 3]},${names[1]},${GRINDS[Math.floor(i / 3)]},SKU-${n}-${i},250,shopify,${(n * 7 + i) % 90},deny,${9 + (i % 3) * 8}.90,${n % 5 === 0 ? '39.90' : ''},true,${image},${i === 0 ? 'active' : ''}\n`
        : `${handle},,,,,,,,,,,,,,,,,,,,${image},\n`,
    );
  }
  return lines;
}

async function prepare(folder: string): Promise<void> {
  const db = await openPglite(join(folder, 'pglite'));
  await migrate(db);
  await db.close();
}

export async function runImportBench(rows = 50_000): Promise<ImportBench> {
  const folder = await mkdtemp(join(tmpdir(), 'crema-import-bench-'));
  const file = join(folder, 'products.csv');
  await writeBenchFile(file, rows);
  // Making a database takes more memory than opening one: another process does it, so that idle means idle.
  await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), PREPARE, folder]);
  const db = await openPglite(join(folder, 'pglite'));
  try {
    const changes = await createChanges(db);
    // The engine's own compiler works, and takes memory, for some seconds after the start.
    await setTimeout(SETTLE_MS);
    const config = { dataDir: folder } as Parameters<typeof importCatalog>[0]['config'];
    const shops = createShops({ siteHosts: new Map() });
    const platform = { db, changes, clock: systemClock, config, shops };
    const idle = process.memoryUsage.rss();
    let peak = idle;
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss());
    }, 50);
    const first = await importCatalog(platform, { site: 'usb2c', file });
    const again = await importCatalog(platform, { site: 'usb2c', file });
    clearInterval(watch);
    await changes.close();
    return {
      rows: first.rows,
      megabytes: (await stat(file)).size / 1e6,
      products: first.products.created,
      variants: first.variants,
      firstSeconds: first.seconds,
      againSeconds: again.seconds,
      againChanged: again.products.created + again.products.updated + again.categories,
      idleMegabytes: idle / 1e6,
      peakAboveIdleMegabytes: (peak - idle) / 1e6,
    };
  } finally {
    await db.close();
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [what, folder] = process.argv.slice(2);
  if (what === PREPARE && folder) await prepare(folder);
  else console.log(await runImportBench(Number(what) || undefined));
}
