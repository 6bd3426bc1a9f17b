/**
 * Imports a catalogue file into a site: every product whole or not at all; importing the same file twice changes
 * nothing.
 */
import { createWriter } from '../write/write.service.ts';
import { inTransaction, writeDrafts } from './batch.service.ts';
import { createCategoryFiler } from './categories/filer.service.ts';
import { claim } from './claim.rules.ts';
import type { ImportPlatform, ImportRun } from './import.deps.ts';
import type { Draft, ImportOptions, ImportReport } from './import.types.ts';
import { openPictureStore } from './pictures/pictures.service.ts';
import { createReporter, type Reporter } from './report.service.ts';
import { type CatalogSource, openSource } from './source.service.ts';

/** Drafts in one transaction of the catalogue's writer. */
const BATCH = 250;
const ANNOUNCE_EVERY_MS = 10_000;
export const UNTRACKED_STOCK = 100;

/** @throws {FileRefused} when the file as a whole cannot be used: nothing was imported then. */
export async function importCatalog(platform: ImportPlatform, options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  const { site, signal } = options;
  const reporter = createReporter(options);
  const { report } = reporter;
  const source = await openSource(options.file, {
    site,
    shopName: platform.shops.of(site).name,
    untrackedStock: options.untrackedStock ?? UNTRACKED_STOCK,
    signal,
    onRead: (done, total) => options.onProgress?.({ phase: 'reading', done, total }),
  });
  const writer = createWriter(platform);
  const announce = announcer(() => writer.announce(site), options, reporter, started);
  try {
    Object.assign(report, { format: source.format, rows: source.rows, notes: source.notes });
    report.products.refused += source.lost;
    for (const finding of source.refused) reporter.refuse(finding);
    const pictures = openPictureStore(platform.config.dataDir, reporter.warn, options.resolver);
    const filer = await createCategoryFiler(platform.db, site);
    const run: ImportRun = { platform, options, reporter, writer, filer, pictures };
    await importCategories(run, source);
    await importProducts(run, source, announce);
  } finally {
    reporter.flush();
    await announce(true);
    await source.close();
  }
  report.seconds = (performance.now() - started) / 1000;
  return report;
}

async function importCategories({ platform, options, filer, reporter }: ImportRun, source: CatalogSource) {
  const { accepted, refused } = filer.check(source.categories);
  for (const finding of refused) reporter.refuse(finding);
  reporter.report.categories += await inTransaction(platform, options.dryRun ?? false, () =>
    filer.replace(accepted),
  );
}

async function importProducts(
  run: ImportRun,
  source: CatalogSource,
  announce: (force: boolean) => Promise<void>,
): Promise<void> {
  const { options, reporter } = run;
  const { report } = reporter;
  const claimed = new Map<string, string>();
  let batch: Draft[] = [];
  let done = 0;
  const write = async (): Promise<void> => {
    await writeDrafts(run, batch);
    await announce(false);
    batch = [];
  };
  for await (const draft of source.drafts()) {
    done += 1;
    if (draft.product) draft.refused.push(...claim(claimed, draft, draft.product));
    for (const finding of draft.warnings) reporter.warn(finding);
    for (const finding of draft.refused) reporter.refuse(finding);
    if (draft.refused.length > 0) report.products.refused += 1;
    else if (draft.product) batch.push(draft);
    else report.products.notSold += 1;
    if (batch.length >= BATCH) {
      await write();
      options.signal?.throwIfAborted();
      options.onProgress?.({ phase: 'importing', done, total: source.products });
    }
  }
  if (batch.length > 0) await write();
  options.onProgress?.({ phase: 'importing', done, total: source.products });
}

/** Announces to other processes what was written since the last time: every ten seconds, or at once with `force`. */
function announcer(
  announce: () => Promise<void>,
  { dryRun }: ImportOptions,
  { report }: Reporter,
  started: number,
): (force: boolean) => Promise<void> {
  let announcedAt = started;
  let announced = 0;
  const changes = (): number => report.products.created + report.products.updated + report.categories;
  return async (force) => {
    if (dryRun || changes() === announced) return;
    if (!force && performance.now() - announcedAt < ANNOUNCE_EVERY_MS) return;
    await announce();
    announcedAt = performance.now();
    announced = changes();
  };
}
