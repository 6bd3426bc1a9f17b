/** Brings a catalogue file into a site: every product whole or not at all, the same file twice changes nothing. */
import type { SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import type { NativeProduct } from '../catalog.native.ts';
import { addressesOf } from '../catalog.write.repository.ts';
import { createWriter } from '../catalog.write.ts';
import { createCategoryFiler } from './categories.ts';
import type { CatalogFormat, Draft, Finding } from './import.types.ts';
import type { Resolver } from './pictures.fetch.ts';
import { openPictureShelf } from './pictures.ts';
import { openSource } from './source.ts';

export interface ImportOptions {
  site: SiteId;
  /** Absolute path. */
  file: string;
  /** Reports the same and writes nothing. */
  dryRun?: boolean;
  /** Fetches the pictures that the file names. */
  images?: boolean;
  /** Units of a variant that the file calls available without giving a number. Default 100. */
  untrackedStock?: number;
  signal?: AbortSignal;
  onProgress?(progress: ImportProgress): void;
  /** Every refused row, at the end in the order of their lines; of very many some go before. */
  onRefused?(finding: Finding): void;
  onWarning?(finding: Finding): void;
  /** Default: the public internet. */
  resolver?: Resolver;
}

export interface ImportProgress {
  phase: 'reading' | 'importing';
  done: number;
  total: number;
}

export interface ImportReport {
  format: CatalogFormat;
  dryRun: boolean;
  rows: number;
  products: { created: number; updated: number; unchanged: number; refused: number; notSold: number };
  /** Of the products created, updated or unchanged. */
  variants: number;
  /** Categories made or changed. */
  categories: number;
  refusedRows: number;
  warnings: number;
  pictures: number;
  notes: string[];
  seconds: number;
}

/** What a batch of drafts is written in: one transaction of the catalogue's writer. */
const BATCH = 250;
/** Refused rows that wait to be told in order: some megabytes, however many a file has. */
const MOST_HELD = 20_000;
const ANNOUNCE_EVERY_MS = 10_000;
export const UNTRACKED_STOCK = 100;

class DryRun extends Error {}

export async function importCatalog(
  platform: Pick<Platform, 'db' | 'changes' | 'clock' | 'config'>,
  options: ImportOptions,
): Promise<ImportReport> {
  const started = performance.now();
  const { site, signal, dryRun = false } = options;
  const writer = createWriter(platform);
  const report: ImportReport = {
    format: 'native-json',
    dryRun,
    rows: 0,
    products: { created: 0, updated: 0, unchanged: 0, refused: 0, notSold: 0 },
    variants: 0,
    categories: 0,
    refusedRows: 0,
    warnings: 0,
    pictures: 0,
    notes: [],
    seconds: 0,
  };
  let held: Finding[] = [];
  const tellRefused = (): void => {
    const told = held.sort((a, b) => a.line - b.line);
    held = [];
    for (const finding of told) options.onRefused?.(finding);
  };
  const refuse = (finding: Finding): void => {
    report.refusedRows += 1;
    held.push(finding);
    if (held.length === MOST_HELD) tellRefused();
  };
  const warn = (finding: Finding): void => {
    report.warnings += 1;
    options.onWarning?.(finding);
  };
  const source = await openSource(options.file, {
    site,
    untrackedStock: options.untrackedStock ?? UNTRACKED_STOCK,
    signal,
    onRead: (done, total) => options.onProgress?.({ phase: 'reading', done, total }),
  });
  let announced = started;
  let toldUpTo = 0;
  const changes = (): number => report.products.created + report.products.updated + report.categories;
  const announce = async (force: boolean): Promise<void> => {
    if (dryRun || changes() === toldUpTo) return;
    if (!force && performance.now() - announced < ANNOUNCE_EVERY_MS) return;
    await writer.announce(site);
    announced = performance.now();
    toldUpTo = changes();
  };

  try {
    Object.assign(report, { format: source.format, rows: source.rows, notes: source.notes });
    report.products.refused += source.lost;
    for (const finding of source.refused) refuse(finding);
    const shelf = openPictureShelf(platform.config.dataDir, warn, options.resolver);
    const filer = await createCategoryFiler(platform.db, site);
    const { accepted, refused } = filer.check(source.categories);
    for (const finding of refused) refuse(finding);
    report.categories += await inTransaction(platform, dryRun, () => filer.replace(accepted));

    const claimed = new Map<string, string>();
    const write = async (batch: Draft[]): Promise<void> => {
      const products = batch.flatMap((draft) => (draft.product ? [draft.product] : []));
      if (options.images && !dryRun) report.pictures += await shelf.fetch(products);
      const { result, made } = await inTransaction(platform, dryRun, async () => ({
        made: await filer.make(batch.flatMap((draft) => draft.categories)),
        result: await writer.writeProducts(site, products.map(filer.place).map(shelf.settle), {
          announce: 'later',
        }),
      }));
      filer.settle(made);
      report.categories += made.length;
      report.products.created += result.created;
      report.products.updated += result.updated;
      report.products.unchanged += result.unchanged;
      report.products.refused += result.refused.length;
      const unwritten = new Set(result.refused.map(({ code }) => code));
      for (const { code, variants } of products) if (!unwritten.has(code)) report.variants += variants.length;
      for (const { code, message } of result.refused) {
        const draft = batch.find(({ product }) => product?.code === code);
        refuse({ line: draft?.line ?? 0, handle: draft?.handle ?? code, reason: message });
      }
      await announce(false);
    };

    let batch: Draft[] = [];
    let done = 0;
    for await (const draft of source.drafts()) {
      done += 1;
      if (draft.product) draft.refused.push(...claim(claimed, draft, draft.product));
      for (const finding of draft.warnings) warn(finding);
      for (const finding of draft.refused) refuse(finding);
      if (draft.refused.length > 0) report.products.refused += 1;
      else if (draft.product) batch.push(draft);
      else report.products.notSold += 1;
      if (batch.length >= BATCH) {
        await write(batch);
        batch = [];
        signal?.throwIfAborted();
        options.onProgress?.({ phase: 'importing', done, total: source.products });
      }
    }
    if (batch.length > 0) await write(batch);
    options.onProgress?.({ phase: 'importing', done, total: source.products });
  } finally {
    tellRefused();
    await announce(true);
    await source.close();
  }
  report.seconds = (performance.now() - started) / 1000;
  return report;
}

/** In one transaction; a dry run does the same work and takes it back. */
async function inTransaction<T>(
  { db }: Pick<Platform, 'db'>,
  dryRun: boolean,
  work: () => Promise<T>,
): Promise<T> {
  let result: T | undefined;
  try {
    return await db.transaction(async () => {
      result = await work();
      if (dryRun) throw new DryRun();
      return result;
    });
  } catch (error) {
    if (error instanceof DryRun) return result as T;
    throw error;
  }
}

/** Variant codes and addresses that an earlier product of the file has. Takes them if there are none. */
function claim(claimed: Map<string, string>, draft: Draft, product: NativeProduct): Finding[] {
  const wanted = product.variants.map(({ code }) => `the variant code ${code}`);
  wanted.push(...addressesOf(product).map((address) => `the pod id ${address}`));
  for (const key of wanted) {
    const owner = claimed.get(key);
    if (owner !== undefined && owner !== product.code) {
      const reason =
        key === `the pod id ${product.code}`
          ? `the address ${product.code} is the pod id of ${owner}`
          : `${key} belongs to ${owner}`;
      return [{ line: draft.line, handle: draft.handle, reason }];
    }
  }
  for (const key of wanted) claimed.set(key, product.code);
  return [];
}
