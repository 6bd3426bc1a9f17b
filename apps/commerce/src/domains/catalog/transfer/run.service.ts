import { type Language, SITES, type SiteId } from '@crema/brands';
import type { Platform } from '#platform/index.ts';
import { BOM } from '#platform/values/csv.ts';
import { exportCatalog } from '../export/index.ts';
import { FileRefused } from '../import/import.errors.ts';
import { importCatalog } from '../import/import.service.ts';
import type { ImportOptions } from '../import/import.types.ts';
import { inWords, type Sentence, sentence } from '../sentences/sentence.rules.ts';
import type { WrittenProduct } from '../write/write.types.ts';
import { differencesOf } from './differences.presenter.ts';
import { type ImportFiles, REPORTS, reportHead, reportLine } from './files.service.ts';
import type { ImportsRepository } from './imports.repository.ts';
import type { Recorder } from './recorder.service.ts';
import { type CatalogImport, type ImportFinding, type RunResult, SHOWN } from './transfer.types.ts';

interface RunParts {
  platform: Pick<Platform, 'db' | 'changes' | 'clock' | 'config' | 'log' | 'shops'>;
  repository: ImportsRepository;
  files: ImportFiles;
  recorder: Recorder;
}

/** How often the progress of a run is written down, ms. */
const BEAT_MS = 500;
/** A process that was not heard of for so long is gone, ms. */
const LOST_MS = 60_000;

/**
 * Works on the next import that waits, to its end: a check does the same work as an apply and takes it back. Answers whether there
 * was one. A stopped run is taken up again from its beginning; what is written already is then unchanged.
 */
export async function runNext(parts: RunParts, signal?: AbortSignal): Promise<boolean> {
  const { platform, repository } = parts;
  const now = platform.clock.now();
  const run = await repository.take(now, new Date(now.getTime() - LOST_MS));
  if (!run) return false;
  try {
    const result = await carryOut(parts, run, signal);
    const { clock } = platform;
    const isCheck = run.status === 'checking';
    if (!isCheck && run.batch) await parts.recorder.close(run.batch);
    await repository.set(run.id, {
      ...{ ...result, beatAt: null, status: isCheck ? 'checked' : 'done' },
      ...(isCheck ? { checkedAt: clock.now() } : { endedAt: clock.now() }),
    });
    if (!isCheck) await parts.files.remove(run.id, ['upload']);
  } catch (error) {
    if (signal?.aborted) {
      await repository.set(run.id, { beatAt: null });
      return false;
    }
    await fail(parts, run, error);
  }
  return true;
}

async function fail(
  { platform, repository, recorder }: RunParts,
  run: CatalogImport,
  error: unknown,
): Promise<void> {
  const isRefused = error instanceof FileRefused;
  if (!isRefused) platform.log.error({ err: error, import: run.id }, 'import of a catalogue');
  // What it wrote before can be taken back.
  if (run.status === 'applying' && run.batch) await recorder.close(run.batch);
  const refusal = isRefused ? error.sentence : sentence('stopped');
  const problem = inWords(refusal, 'en');
  await repository.set(run.id, {
    status: 'failed',
    problem,
    refusal,
    beatAt: null,
    endedAt: platform.clock.now(),
  });
}

async function carryOut(parts: RunParts, run: CatalogImport, signal?: AbortSignal): Promise<RunResult> {
  const { platform, files, recorder } = parts;
  const site = run.site as SiteId;
  const dryRun = run.status === 'checking';
  if (!dryRun && (await files.sizeOf(run.id, 'before')) === undefined)
    await files.write(run.id, 'before', (write) => exportFile(platform, site, write, signal));
  const found = { differences: [] as RunResult['differences'], changes: 0, findings: [] as ImportFinding[] };
  const onWritten = async (products: readonly WrittenProduct[]): Promise<void> => {
    const differences = products.flatMap(differencesOf);
    found.changes += differences.length;
    found.differences.push(...differences.slice(0, SHOWN - found.differences.length));
    if (!dryRun && run.batch)
      await recorder.record(run.batch, products, { site: SITES[site], staffId: run.staffId });
  };
  const options: ImportOptions = {
    ...{ site, dryRun, signal, replace: run.replace, onWritten },
    file: files.pathOf(run.id, 'upload'),
    stockFigures: run.allStock ? 'file' : 'unless-sold',
    onProgress: heartbeat(parts, run),
  };
  let result: RunResult | undefined;
  await writeReports(files, run.id, async (write) => {
    await write(reportHead);
    let written: Promise<void> = Promise.resolve();
    const tell =
      (kind: ImportFinding['kind']) =>
      ({ line, handle, reason }: { line: number; handle: string; reason: Sentence }): void => {
        const finding = { line, product: handle, kind, reason };
        if (found.findings.length < SHOWN) found.findings.push(finding);
        written = written.then(() => write((language) => reportLine(finding, language)));
      };
    const report = await importCatalog(platform, {
      ...options,
      onRefused: tell('refused'),
      onWarning: tell('warning'),
    });
    await written;
    result = { report, ...found };
  });
  if (!result) throw new Error('An import ended without a report.');
  return result;
}

/** Writes the report in every language side by side. */
const writeReports = (
  files: ImportFiles,
  id: string,
  work: (write: (text: (language: Language) => string) => Promise<void>) => Promise<void>,
): Promise<void> =>
  files.write(id, REPORTS.en, (english) =>
    files.write(id, REPORTS.fr, (french) =>
      work(async (text) => {
        await english(text('en'));
        await french(text('fr'));
      }),
    ),
  );

/** Writes down how far a run is, which says as well that its process lives. */
function heartbeat(
  { platform, repository }: RunParts,
  run: CatalogImport,
): NonNullable<ImportOptions['onProgress']> {
  let last = 0;
  return ({ done, total }) => {
    if (performance.now() - last < BEAT_MS) return;
    last = performance.now();
    repository
      .beat(run, { done: Math.round(done), total: Math.round(total), beatAt: platform.clock.now() })
      .catch((error: unknown) => platform.log.warn({ err: error }, 'progress of an import'));
  };
}

/** Writes the whole catalogue of a site as a file for spreadsheets. */
export async function exportFile(
  platform: Pick<Platform, 'db'>,
  site: SiteId,
  write: (text: string) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  await write(BOM);
  await exportCatalog(platform, { site, format: 'native-csv', write, signal });
}
