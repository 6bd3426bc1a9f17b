/**
 * Writes a catalogue into a database before a shop opens on it, through the engine's own writer.
 *   node bench/harness/shops/catalogue.process.ts <folder> <database url or -> <site> <products: a number or a JSON file>
 * A number makes that many of the search benchmark's synthetic products. Ends with one JSON line on standard error.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteId } from '@crema/brands';
import { buildCommerce } from '@crema/commerce';
import type { NativeProduct } from '@crema/commerce/domains/catalog/index';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { migrate, openPglite, openPostgres } from '@crema/commerce/platform/db/index';
import pino from 'pino';
import {
  acquireDataLock,
  DataFolderInUse,
  type DataLock,
} from '../../../apps/server/src/process/data-lock.ts';
import { syntheticProducts } from '../../search/products.ts';

const [folder = '', url = '-', site = 'usb2c', source = ''] = process.argv.slice(2);
const BATCH = 5000;

const lock = url === '-' ? takeFolder() : undefined;
const db =
  url === '-'
    ? await openPglite(join(folder, 'pglite'))
    : await openPostgres({ url, onConnectionError: () => undefined });
await migrate(db);
const config = loadConfig({ DATA_DIR: folder, RATE_LIMIT: 'off', SEED: 'none' });
const commerce = await buildCommerce({ config, db, clock: systemClock, log: pino({ level: 'silent' }) });
const products: Iterable<NativeProduct> =
  Number(source) > 0
    ? syntheticProducts(Number(source))
    : (JSON.parse(readFileSync(source, 'utf8')) as NativeProduct[]);
let written = 0;
let batch: NativeProduct[] = [];
const write = async (): Promise<void> => {
  const { refused } = await commerce.catalog.writeProducts(site as SiteId, batch, { announce: 'later' });
  if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused.slice(0, 3))}`);
  written += batch.length;
  batch = [];
};
for (const product of products) {
  batch.push(product);
  if (batch.length === BATCH) await write();
}
if (batch.length > 0) await write();
await commerce.close();
await db.close();
lock?.release();
process.stderr.write(`${JSON.stringify({ written })}\n`);

/** The lock that the shop itself takes; without it, both would write into one database and spoil it. */
function takeFolder(): DataLock {
  try {
    return acquireDataLock(folder, 'a benchmark’s catalogue');
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
