/** An import's report, with the rows that it refuses or warns of. */
import type { Finding, ImportOptions, ImportReport } from './import.types.ts';

/** Most refused rows that are held to be reported in order: some megabytes. */
const MOST_HELD = 20_000;

export interface Reporter {
  report: ImportReport;
  refuse(finding: Finding): void;
  warn(finding: Finding): void;
  /** Reports the held rows, in the order of their lines. */
  flush(): void;
}

export function createReporter(options: ImportOptions): Reporter {
  const report: ImportReport = {
    format: 'native-json',
    dryRun: options.dryRun ?? false,
    rows: 0,
    products: { created: 0, updated: 0, unchanged: 0, refused: 0, notSold: 0 },
    variants: 0,
    stock: { set: 0, left: 0 },
    categories: 0,
    refusedRows: 0,
    warnings: 0,
    pictures: 0,
    notes: [],
    seconds: 0,
  };
  let held: Finding[] = [];
  const flush = (): void => {
    const sorted = held.sort((a, b) => a.line - b.line);
    held = [];
    for (const finding of sorted) options.onRefused?.(finding);
  };
  return {
    report,
    flush,
    refuse: (finding) => {
      report.refusedRows += 1;
      held.push(finding);
      if (held.length === MOST_HELD) flush();
    },
    warn: (finding) => {
      report.warnings += 1;
      options.onWarning?.(finding);
    },
  };
}
