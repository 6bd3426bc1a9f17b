/**
 * The tables of docs/capacity.md have the rows and columns that `npm run bench -- --only capacity,partitions` measures;
 * `--write` fills them with what it measured last (`build/bench.json`).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ACTS, KINDS, MEASURES, PARTITIONED, TABLES } from '../../../bench/capacity/acts.ts';
import { type Finding, main, root } from '../source/check.ts';

const PAGE = 'docs/capacity.md';

interface Place {
  begin: string;
  end: string;
  head: string[];
  /** Of each row: its name, and the names of the lines that its cells are. */
  rows: { name: string; lines: string[] }[];
}

const withUnit = ([name, unit]: [string, string]): string => (unit ? `${name}, ${unit}` : name);

const PLACES: Place[] = [
  {
    begin: '<!-- figures of capacity -->',
    end: '<!-- end of the figures of capacity -->',
    head: ['', ...Object.entries(MEASURES).map(withUnit)],
    rows: ACTS.map((act) => ({
      name: act,
      lines: Object.keys(MEASURES).map((measure) => `${act}: ${measure}`),
    })),
  },
  {
    begin: '<!-- figures of partitions -->',
    end: '<!-- end of the figures of partitions -->',
    head: ['', ...KINDS],
    rows: TABLES.flatMap((table) =>
      Object.entries(PARTITIONED).map((measure) => ({
        name: `${table}: ${withUnit(measure)}`,
        lines: KINDS.map((kind) => `${table}, ${kind}: ${measure[0]}`),
      })),
    ),
  },
];

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const between = (page: string, { begin, end }: Place): string => page.split(begin)[1]?.split(end)[0] ?? '';

/** What a page lacks, has beside what is measured, or has without a figure. */
export function findStaleFigures(page: string): Finding[] {
  return PLACES.flatMap((place) => {
    const [head = [], , ...rows] = between(page, place).trim().split('\n').map(cellsOf);
    const same =
      head.join('|') === place.head.join('|') &&
      rows.map(([name]) => name).join('|') === place.rows.map(({ name }) => name).join('|') &&
      rows.every((row) => row.slice(1).every((cell) => /^-?[\d,.]+$/.test(cell)));
    if (same) return [];
    const message = `does not have what the bench measures after ${place.begin}: npm run bench -- --only capacity,partitions, then node tools/checks/docs/capacity-page.check.ts --write`;
    return [{ path: PAGE, line: 1, message }];
  });
}

const figure = (value: number | undefined): string => {
  if (value === undefined) return '';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value < 10 ? 2 : 1);
};

/** The page with these figures in its tables. */
export function withFigures(page: string, figures: Pick<ReadonlyMap<string, number>, 'get'>): string {
  return PLACES.reduce((text, place) => {
    const rows = place.rows.map(({ name, lines }) => [
      name,
      ...lines.map((line) => figure(figures.get(line))),
    ]);
    const all = [place.head, ...rows];
    const widths = place.head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
    const line = (row: string[]) =>
      `| ${row.map((cell, at) => (at ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`;
    const rule = `| ${widths.map((width, at) => (at ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
    const [before = '', rest = ''] = text.split(place.begin);
    const [, after = ''] = rest.split(place.end);
    const table = [line(place.head), rule, ...rows.map(line)].join('\n');
    return `${before}${place.begin}\n\n${table}\n\n${place.end}${after}`;
  }, page);
}

interface Results {
  [section: string]: { lines: { name: string; value: number }[] };
}

/** What was measured last of both sections, with as many rows as it was told, where no whole run is there. */
function measured(): Map<string, number> {
  const files = ['build/bench.part.json', 'build/bench.json'].map((name) => join(root, name));
  const lines = files.filter(existsSync).flatMap((path) => {
    const results = JSON.parse(readFileSync(path, 'utf8')) as Results;
    return ['capacity', 'partitions'].flatMap((section) => results[section]?.lines ?? []);
  });
  return new Map(lines.map(({ name, value }) => [name, value]));
}

const file = join(root, PAGE);
if (import.meta.main && process.argv.includes('--write'))
  writeFileSync(file, withFigures(readFileSync(file, 'utf8'), measured()));
main(import.meta, () => findStaleFigures(existsSync(file) ? readFileSync(file, 'utf8') : ''));
