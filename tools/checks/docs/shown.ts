/** Pages with a row for each thing that is promised: which tests show it is said by the tests, not by the page. */
import { parseSync, Visitor } from 'oxc-parser';
import type { File } from '../source/check.ts';

/** Files whose tests may show a row; not those that try this out. */
export const TEST_FILES = /^(?!tools\/checks\/).*\.(?:test|spec)\.tsx?$/;

const ID = /\b(?:S\d+\.\d+|V\d+\.\d+\.\d+)\b/g;
const ROW = /^\|\s*([SV]\d+(?:\.\d+)+)\s*\|(.*)\|\s*([^|]*?)\s*\|\s*$/;
const TESTS = /^(?:`[^`]+ › [^`]+`(?:, )?)+$/;

/** Whether a file has a test of that title. */
export function hasTest(path: string, text: string, title: string): boolean {
  let found = false;
  new Visitor({
    CallExpression({ arguments: [first, second] }) {
      if (!first || !second || (first.type !== 'Literal' && first.type !== 'TemplateLiteral')) return;
      found ||= titleIn(text, first) === title;
    },
  }).visit(parseSync(path, text).program);
  return found;
}

const titleIn = (text: string, { start, end }: { start: number; end: number }): string =>
  text.slice(start + 1, end - 1).replaceAll(/\\(['"`])/g, '$1');

/** A cell that holds nothing but tests, or says that there is none yet. */
const isGenerated = (cell: string): boolean => cell === 'open' || TESTS.test(cell);

/**
 * Tests by the rows that they name, in their title or in a comment inside: `// covers: S2.3, V4.1.1`.
 *
 * @returns `path › title` of each test, by row, in the order of the paths
 */
export function shownBy(files: readonly File[]): Map<string, string[]> {
  const shown = new Map<string, string[]>();
  for (const { path, text } of files) {
    if (text.search(ID) === -1) continue;
    new Visitor({
      CallExpression({ callee, arguments: [first, second], start, end }) {
        if (!first || !second || (first.type !== 'Literal' && first.type !== 'TemplateLiteral')) return;
        if (!/^(?:test|it)\b(?!\.(?:describe|step))/.test(text.slice(callee.start, callee.end))) return;
        const title = titleIn(text, first);
        const comments = [...text.slice(start, end).matchAll(/covers: ([^\n*]*)/g)].map(([, ids]) => ids);
        for (const [id] of [title, ...comments].join(' ').matchAll(ID)) {
          const test = `${path} › ${title}`;
          const tests = shown.get(id) ?? [];
          if (!tests.includes(test)) shown.set(id, [...tests, test]);
        }
      },
    }).visit(parseSync(path, text).program);
  }
  return shown;
}

/** Identifier, the cells between, and the last cell of a row; `undefined`: the line is none. */
export function rowOf(
  line: string,
): { id: string; cells: string; tests: string[]; cell: string } | undefined {
  const [, id, cells = '', cell = ''] = ROW.exec(line) ?? [];
  if (!id) return undefined;
  return { id, cells, cell, tests: [...cell.matchAll(/`([^`]+ › [^`]+)`/g)].map(([, test = '']) => test) };
}

/** The page with the tests of each row as `shown` has them; rows whose last cell gives a reason stay. */
export function withTests(page: string, shown: ReadonlyMap<string, readonly string[]>): string {
  const lines = page.split('\n').map((line) => {
    const row = rowOf(line);
    if (!row || !isGenerated(row.cell)) return line;
    const tests = shown.get(row.id)?.map((test) => `\`${test}\``) ?? ['open'];
    return `| ${row.id} |${row.cells}| ${tests.join(', ')} |`;
  });
  return aligned(lines).join('\n');
}

/** Tables whose columns have the width of their widest cell. */
function aligned(lines: readonly string[]): string[] {
  const out: string[] = [];
  let table: string[][] = [];
  const end = (): void => {
    const widths = (table[0] ?? []).map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
    for (const row of table)
      out.push(
        `| ${row.map((cell, at) => (cell === '-' ? '-'.repeat(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`,
      );
    table = [];
  };
  for (const line of lines) {
    if (line.startsWith('|') && line.endsWith('|'))
      table.push(
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim().replace(/^-+$/, '-')),
      );
    else {
      end();
      out.push(line);
    }
  }
  end();
  return out;
}

/** The first row that says other tests than its tests do. */
export function firstStale(page: string, shown: ReadonlyMap<string, readonly string[]>): number | undefined {
  const right = withTests(page, shown).split('\n');
  const at = page.split('\n').findIndex((line, index) => line !== right[index]);
  return at === -1 ? undefined : at + 1;
}
