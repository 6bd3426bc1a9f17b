import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isSiteId, SITE_IDS, type SiteId } from '@crema/brands';
import { EXPORT_FORMATS, exportCatalog, isExportFormat } from '@crema/commerce/domains/catalog/export/index';
import {
  FileRefused,
  type Finding,
  type ImportReport,
  importCatalog,
  inspectFile,
  inWords,
  sentence,
  UNTRACKED_STOCK,
} from '@crema/commerce/domains/catalog/import/index';
import type { CommandIo } from '../admin-socket/types.ts';
import type { Check, Command } from './run.ts';

const FEW_WARNINGS = 20;
const STOCK = '--stock is a whole number from 0 on, or file.';

export const CATALOG_HELP = `npm run catalog -- import <file> --site <site> [options]
npm run catalog -- export --site <site> [options]

  import   reads a Shopify product CSV, a Shopify products.json, or this shop's own CSV or JSON
  --site <site>     ${SITE_IDS.join(', ')}
  --dry-run         reports the same and writes nothing
  --images          fetches the pictures that the file names; without it they are drawn
  --stock <n>       units of a variant that is available without a number (default ${UNTRACKED_STOCK})
  --stock file      takes every stock figure of the file, over sales made here, too
  --replace         lets go what a product has and a native file does not: variants, columns, fields
  --warnings        shows every warning instead of the first ${FEW_WARNINGS}

  export   writes every product of a site
  --format <f>      ${EXPORT_FORMATS.join(', ')} (default ${EXPORT_FORMATS[0]})
  --out <file>      default: standard output

  --help            this text
Exit code 0: all well; 1: a row was refused or the file cannot be used; 130: stopped.
`;

/** A mistake in what was typed; the message is one sentence. */
class UsageError extends Error {}

type Work = Command extends (commerce: infer C, ...rest: never[]) => infer R ? (commerce: C) => R : never;

export const catalogCommand: Command = async (commerce, args, io) => {
  const work = await readCommand(args, io);
  return typeof work === 'number' ? work : work(commerce);
};

/** Reports mistakes in the arguments and unusable files without starting an engine. */
export const catalogCheck: Check = async (args, io) => {
  const work = await readCommand(args, io);
  return typeof work === 'number' ? work : undefined;
};

/** What was typed, as work to do; an exit code when there is none. */
async function readCommand(args: string[], io: CommandIo): Promise<Work | number> {
  try {
    const { values, positionals } = readArguments(args);
    const [verb, ...rest] = positionals;
    if (values.help || !verb) {
      await io.out(CATALOG_HELP);
      return values.help ? 0 : 1;
    }
    const site = siteOf(values.site);
    if (verb === 'import') {
      const [file, extra] = rest;
      if (!file || extra) throw new UsageError('Name one file to import.');
      const path = resolve(io.cwd, file);
      await inspectFile(path);
      const run: ImportRun = {
        site,
        file: path,
        dryRun: values['dry-run'] ?? false,
        images: values.images ?? false,
        ...stockOf(values.stock ?? []),
        replace: values.replace ?? false,
        allWarnings: values.warnings ?? false,
      };
      return ({ platform }) => runImport(platform, io, run);
    }
    if (verb === 'export') {
      if (rest.length > 0) throw new UsageError('export takes no file name; use --out.');
      const format = values.format ?? EXPORT_FORMATS[0];
      if (!isExportFormat(format)) throw new UsageError(`--format is ${EXPORT_FORMATS.join(', ')}.`);
      const out = values.out ? resolve(io.cwd, values.out) : undefined;
      if (out) await checkOut(out);
      return ({ platform }) => runExport(platform, io, { site, format, out });
    }
    throw new UsageError(`There is no "${verb}": import or export.`);
  } catch (error) {
    if (error instanceof UsageError) await io.err(`${error.message} (--help shows how.)\n`);
    else if (error instanceof FileRefused) await io.err(`${error.message}\n`);
    else throw error;
    return 1;
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        'dry-run': { type: 'boolean' },
        images: { type: 'boolean' },
        stock: { type: 'string', multiple: true },
        replace: { type: 'boolean' },
        warnings: { type: 'boolean' },
        format: { type: 'string' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // Node's advice about a value that looks like an option takes three lines.
    const [, option] =
      /^Option '(--[a-z-]+)(?![a-z-])[^']*' argument (?:is ambiguous|missing)/.exec(said) ?? [];
    if (option === '--stock') throw new UsageError(STOCK);
    throw new UsageError(option ? `${option} needs a value.` : said.replace(/\. To specify.*$/s, '.'));
  }
}

/** `--stock` may say both, each once: a number for variants without one, and `file`. */
function stockOf(said: readonly string[]): Pick<ImportRun, 'untrackedStock' | 'stockFigures'> {
  const [units = String(UNTRACKED_STOCK), other] = said.filter((text) => text !== 'file');
  if (other !== undefined || !/^\d+$/.test(units) || Number(units) > 1_000_000) throw new UsageError(STOCK);
  return {
    untrackedStock: Number(units),
    stockFigures: said.includes('file') ? 'file' : 'unless-sold',
  };
}

/** Checks that a file can be written before the catalogue is read. */
async function checkOut(file: string): Promise<void> {
  const isFolder = async (path: string) => (await stat(path).catch(() => undefined))?.isDirectory();
  if (await isFolder(file)) throw new FileRefused(sentence('outIsFolder', { path: file }));
  const folder = dirname(file);
  if (!(await isFolder(folder))) throw new FileRefused(sentence('noOutFolder', { path: folder }));
}

function siteOf(text: string | undefined): SiteId {
  if (text && isSiteId(text)) return text;
  throw new UsageError(`--site is ${SITE_IDS.join(', ')}${text ? `, not ${text}` : ''}.`);
}

type Platform = Parameters<typeof importCatalog>[0];

interface ImportRun {
  site: SiteId;
  file: string;
  dryRun: boolean;
  images: boolean;
  untrackedStock: number;
  stockFigures: 'unless-sold' | 'file';
  replace: boolean;
  allWarnings: boolean;
}

async function runImport(platform: Platform, io: CommandIo, run: ImportRun): Promise<number> {
  try {
    return await importAndReport(platform, io, run);
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await io.err(`${error.message}\n`);
    return 1;
  }
}

async function importAndReport(platform: Platform, io: CommandIo, run: ImportRun): Promise<number> {
  const LABELS = { reading: 'Reading', importing: run.dryRun ? 'Checking' : 'Importing' } as const;
  let warnings = 0;
  const tell = (kind: string, { line, handle, reason }: Finding): void => {
    const place = [line > 0 ? `line ${line}` : '', handle].filter(Boolean).join(' · ');
    void io.out(`${kind}  ${place}: ${inWords(reason, 'en')}\n`);
  };
  const report = await importCatalog(platform, {
    ...run,
    signal: io.signal,
    onProgress: ({ phase, done, total }) => io.progress({ label: LABELS[phase], done, total }),
    onRefused: (finding) => tell('refused', finding),
    onWarning: (finding) => {
      warnings += 1;
      if (run.allWarnings || warnings <= FEW_WARNINGS) tell('warning', finding);
    },
  });
  await io.out(summaryOf(report, warnings - FEW_WARNINGS > 0 && !run.allWarnings));
  return report.refusedRows > 0 ? 1 : 0;
}

function summaryOf(report: ImportReport, more: boolean): string {
  const { products } = report;
  const lines = [
    ...(more ? [`… ${report.warnings - FEW_WARNINGS} more warnings: --warnings shows them`] : []),
    ...report.notes.map((note) => inWords(note, 'en')),
    `${report.format}, ${report.rows} rows read in ${report.seconds.toFixed(1)} s${report.dryRun ? ' (dry run: nothing was written)' : ''}`,
    `products: ${products.created} created, ${products.updated} updated, ${products.unchanged} unchanged, ` +
      `${products.refused} refused${products.notSold > 0 ? `, ${products.notSold} not sold on this site` : ''}`,
    `variants: ${report.variants}; categories made or changed: ${report.categories}; pictures fetched: ${report.pictures}`,
    `stock of variants that were there: ${report.stock.set} changed, ${report.stock.left} left as sold since`,
    `refused rows: ${report.refusedRows}; warnings: ${report.warnings}`,
  ];
  return `${lines.join('\n')}\n`;
}

interface ExportRun {
  site: SiteId;
  format: (typeof EXPORT_FORMATS)[number];
  /** Absolute path; absent: standard output. */
  out: string | undefined;
}

async function runExport(
  platform: Platform,
  io: CommandIo,
  { site, format, out: file }: ExportRun,
): Promise<number> {
  const options = {
    site,
    format,
    signal: io.signal,
    onProgress: (done: number, total: number) => io.progress({ label: 'Exporting', done, total }),
  };
  if (!file) {
    await exportCatalog(platform, { ...options, write: io.out });
    return 0;
  }
  const part = `${file}.part`;
  // Renamed at the end, so that a stopped export leaves the last one as it was.
  const stream = createWriteStream(part);
  // Each write is told of it, too.
  stream.on('error', () => {});
  try {
    const count = await exportCatalog(platform, {
      ...options,
      write: (text) =>
        new Promise<void>((done, fail) => stream.write(text, (error) => (error ? fail(error) : done()))),
    });
    await new Promise<void>((done, fail) => {
      stream.once('error', fail);
      stream.end(done);
    });
    await rename(part, file);
    await io.out(`${count} products written to ${file}\n`);
    return 0;
  } catch (error) {
    stream.destroy();
    await rm(part, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (!code || io.signal.aborted) throw error;
    await io.err(`${file} cannot be written (${code}).\n`);
    return 1;
  }
}
