import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One measured line: what, how much, and what it has to reach. */
export interface Line {
  name: string;
  value: number;
  unit: string;
  /** A number in the same unit, and which side of it is good; absent: stated only. */
  target?: { at: keyof typeof SIGNS; value: number };
  note?: string;
}

const SIGNS = { least: '≥', most: '≤', exactly: '=' } as const;

/** Whether a line is what it has to be. A value that is no finite number (nothing was measured) never is. */
export function meets({ value, target }: Line): boolean {
  if (!target) return true;
  if (!Number.isFinite(value)) return false;
  if (target.at === 'exactly') return value === target.value;
  return target.at === 'least' ? value >= target.value : value <= target.value;
}

/** A table for people, one row a line; a missed target is marked. */
export function table(lines: readonly Line[]): string {
  const rows = lines.map((line) => [
    line.name,
    `${format(line.value)} ${line.unit}`.trim(),
    line.target ? `${SIGNS[line.target.at]} ${format(line.target.value)}` : '',
    line.target ? (meets(line) ? 'met' : 'MISSED') : '',
    line.note ?? '',
  ]);
  const header = ['measured', 'value', 'target', '', 'note'];
  const widths = header.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const print = (row: string[]): string =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [print(header), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(print)].join('\n');
}

const format = (value: number): string =>
  Number.isInteger(value)
    ? String(value)
    : value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0);

/**
 * Results by section name in one JSON file, so that a run can be taken up again. What was measured at another commit
 * is not taken for this one's.
 */
export function openResults(file: string, commit: string) {
  let sections: Record<string, { commit: string; lines: Line[] }> = {};
  try {
    sections = JSON.parse(readFileSync(file, 'utf8')) as typeof sections;
  } catch {
    // None yet, or cut off while it was written: begin anew.
  }
  const current = (name: string) => (sections[name]?.commit === commit ? sections[name] : undefined);
  return {
    has: (name: string): boolean => current(name) !== undefined,
    of: (name: string): Line[] => current(name)?.lines ?? [],
    put: (name: string, lines: Line[]): void => {
      sections[name] = { commit, lines };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, `${JSON.stringify(sections, null, 2)}\n`);
      renameSync(`${file}.new`, file);
    },
  };
}
