import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../../tools/testbed/index.ts';
import { residentMb } from '../../harness/meters/resident.ts';
import type { Line } from '../../harness/report.ts';
import type { Section, SectionOptions } from '../../harness/sections.ts';
import { runCatalog, untilFound } from '../../harness/shops/operator.ts';
import { runProgram } from '../../harness/shops/program.ts';
import { DATABASE_KINDS, type DatabaseKind, withShop } from '../../harness/shops/shops.ts';
import { type ImportBench, ROWS_A_PRODUCT, writeBenchFile } from '../../import.ts';
import { exactly } from '../checkouts/lines.ts';

const ROWS = 50_000;
const QUICK_ROWS = 2000;
const MOST_SECONDS = 60;
const MOST_MB = 300;
const SHOWN_WITHIN_S = 5;

/** A large file: alone in a process for its memory, and into a running shop for when it shows. */
export const importing: Section = {
  name: 'import',
  about: '50,000 rows: time, memory above idle, a second run, and when a running shop shows them',
  run: async (options) => {
    const rows = options.quick ? QUICK_ROWS : ROWS;
    const program = new URL('./import.process.ts', import.meta.url);
    options.say(`${rows} rows alone`);
    const alone = await runProgram<ImportBench>(program, [String(rows)]);
    const lines: Line[] = [
      limit(`import of ${rows} rows, pglite, alone`, alone.firstSeconds, 's', MOST_SECONDS),
      limit(`import of ${rows} rows: above idle`, alone.peakAboveIdleMegabytes, 'MB', MOST_MB),
      { name: `import of ${rows} rows: again`, value: alone.againSeconds, unit: 's' },
      exactly(`import of ${rows} rows: products made`, alone.products, Math.ceil(rows / ROWS_A_PRODUCT)),
      limit(`import of ${rows} rows again: changed`, alone.againChanged, '', 0),
    ];
    for (const kind of DATABASE_KINDS) lines.push(...(await intoShop(kind, rows, options)));
    return lines;
  },
};

const limit = (name: string, value: number, unit: string, most: number): Line => ({
  name,
  value,
  unit,
  target: { at: 'most', value: most },
});

function intoShop(kind: DatabaseKind, rows: number, { say }: SectionOptions): Promise<Line[]> {
  return withShop(kind, async (shop, bed) => {
    const folder = await temporaryFolder('import');
    const file = join(folder, 'products.csv');
    await writeBenchFile(file, rows);
    const idle = residentMb(shop.pid);
    say(`${kind}: ${rows} rows into a running shop`);
    let peak = idle;
    const watch = setInterval(() => {
      peak = Math.max(peak, residentMb(shop.pid));
    }, 200);
    try {
      const seconds = await runCatalog(bed, ['import', file, '--site', 'usb2c']);
      const shown = await untilFound(shop.origin, 'usb2c', 'Bench roast');
      return [
        limit(`import of ${rows} rows into a running shop, ${kind}`, seconds, 's', MOST_SECONDS),
        limit(`import of ${rows} rows, ${kind}: shown after`, shown, 's', SHOWN_WITHIN_S),
        { name: `import of ${rows} rows, ${kind}: the shop above idle`, value: peak - idle, unit: 'MB' },
      ];
    } finally {
      clearInterval(watch);
      await rm(folder, { recursive: true, force: true });
    }
  });
}
