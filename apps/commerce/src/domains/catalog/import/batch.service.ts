/** Writes products of a file, a batch in one transaction. */
import type { Platform } from '#platform/index.ts';
import type { Sentence } from '../sentences/sentence.rules.ts';
import type { WriteOptions, WriteResult } from '../write/write.types.ts';
import { adoptCodes } from './existing/adopt.rules.ts';
import type { ImportRun } from './import.deps.ts';
import type { Draft, Finding, ImportOptions } from './import.types.ts';

class DryRun extends Error {}

/** Writes the products of these drafts, with the categories and pictures that they need, and reports on them. */
export async function writeDrafts(run: ImportRun, batch: readonly Draft[]): Promise<void> {
  const { platform, options, writer, filer, pictures, reporter } = run;
  const { site, dryRun = false } = options;
  const products = batch.flatMap((draft) => (draft.product ? [draft.product] : []));
  if (options.images && !dryRun) reporter.report.pictures += await pictures.fetch(products);
  const { result, made } = await inTransaction(platform, dryRun, async () => ({
    made: await filer.make(batch.flatMap((draft) => draft.categories)),
    result: await writer.writeProducts(site, products.map(filer.place).map(pictures.settle), {
      announce: 'later',
      stockFigures: options.stockFigures,
      reconcile: reconciler(batch, options),
      onWritten: options.onWritten,
    }),
  }));
  filer.settle(made);
  reporter.report.categories += made.length;
  const unwritten = new Set(result.refused.map(({ code }) => code));
  for (const { code, variants } of products) {
    if (!unwritten.has(code)) reporter.report.variants += variants.length;
  }
  reportWritten(run, batch, result);
}

function reportWritten({ reporter }: ImportRun, batch: readonly Draft[], result: WriteResult): void {
  const { report } = reporter;
  report.products.created += result.created;
  report.products.updated += result.updated;
  report.products.unchanged += result.unchanged;
  report.products.refused += result.refused.length;
  report.stock.set += result.stock.set;
  report.stock.left += result.stock.left.length;
  const find = (code: string, reason: Sentence): Finding => {
    const draft = batch.find(({ product }) => product?.code === code);
    return { line: draft?.line ?? 0, handle: draft?.handle ?? code, reason };
  };
  for (const { code, message } of result.refused) reporter.refuse(find(code, message));
  for (const { code, reason } of result.stock.left) reporter.warn(find(code, reason));
}

/**
 * Merges a stored product with the file's: it keeps its variants' codes, and loses nothing on which the file is silent.
 */
function reconciler(batch: readonly Draft[], { replace }: ImportOptions): WriteOptions['reconcile'] {
  const drafts = new Map(batch.map((draft) => [draft.product?.code, draft]));
  return (stored, given) => {
    const next = adoptCodes(stored, given);
    const message = replace ? undefined : drafts.get(next.code)?.missing?.(stored, next);
    return message === undefined ? next : { code: next.code, reason: 'missingParts', message };
  };
}

/** Runs work in one transaction; a dry run does the same work and rolls it back. */
export async function inTransaction<T>(
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
