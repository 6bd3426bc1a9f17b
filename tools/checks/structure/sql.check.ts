/**
 * SQL is written as text, a limit on what a statement changes holds, and tests count their own statements only. Files that still use
 * drizzle's builder are exceptions, and no other joins them: docs/decisions/0054-sql-is-text.md.
 */
import { parseSync, Visitor } from 'oxc-parser';
import { type File, type Finding, isTest, lineAt, main, projectFiles } from '../source/check.ts';
import { beyond, exceptionsOf } from '../source/exceptions.ts';

const BUILDERS = new Set([
  'select',
  'selectDistinct',
  'selectDistinctOn',
  'insert',
  'update',
  'delete',
  'with',
]);

/** Files that ask the query builder of a database (`db.q.select()…`), each at its first use. */
export function findBuilders(files: File[]): Finding[] {
  return files.flatMap((file) => {
    let first: number | undefined;
    new Visitor({
      MemberExpression({ object, property, start, end }) {
        if (object.type !== 'MemberExpression' || property.type !== 'Identifier') return;
        if (object.property.type !== 'Identifier' || object.property.name !== 'q') return;
        if (BUILDERS.has(property.name)) first = Math.min(first ?? end, start);
      },
    }).visit(parseSync(file.path, file.text).program);
    return first === undefined
      ? []
      : [
          {
            path: file.path,
            line: lineAt(file.text, first),
            message: 'asks the query builder: write the SQL',
          },
        ];
  });
}

/** A change of the rows that a part of the same statement picks, locks and limits: the part may run once per row. */
const PICKS_ANEW = /^\s*(?:update|delete)\b.*\blimit\b[^)]*\bfor\s+(?:no\s+key\s+)?update\b/is;

/**
 * Statements that may change more rows than their limit says: PostgreSQL may run a subquery once for each row of the table, and each time
 * it then locks others. `with … as materialized (…)` runs once.
 */
export function findUnboundLimits(files: File[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const findings: Finding[] = [];
    new Visitor({
      TemplateLiteral({ quasis, start }) {
        if (!PICKS_ANEW.test(quasis.map(({ value }) => value.raw).join('?'))) return;
        const message = 'may pick more rows than its limit: pick them in `with … as materialized (…)`';
        findings.push({ path, line: lineAt(text, start), message });
      },
    }).visit(parseSync(path, text).program);
    return findings;
  });
}

/** The methods of `Database` by which it is asked. */
const ASKED = new Set(['rows', 'execute', 'transaction']);

/**
 * Spies of tests that count all statements of a database: those that the shop sends in the background are among them. A spy with an
 * implementation of its own is let pass.
 */
export function findSharedCounts(files: File[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const findings: Finding[] = [];
    if (!text.includes('spyOn')) return findings;
    const mocked = new Set<number>();
    new Visitor({
      MemberExpression({ object, property }) {
        if (property.type === 'Identifier' && property.name.startsWith('mockImpl')) mocked.add(object.start);
      },
      CallExpression({ callee, arguments: [of, method], start }) {
        if (text.slice(callee.start, callee.end) !== 'vi.spyOn' || !of || mocked.has(start)) return;
        if (!/\bdb$/.test(text.slice(of.start, of.end)) || method?.type !== 'Literal') return;
        if (!ASKED.has(String(method.value))) return;
        const message = 'counts what the shop asks beside the test: use `statementsOf`';
        findings.push({ path, line: lineAt(text, start), message });
      },
    }).visit(parseSync(path, text).program);
    return findings;
  });
}

main(import.meta, () => {
  const files = projectFiles(/^(?:apps\/commerce\/src|examples)\/.*\.ts$/).filter(
    ({ path }) => !isTest(path),
  );
  return [
    ...beyond(findBuilders(files), exceptionsOf('sql')),
    ...findUnboundLimits(files),
    ...findSharedCounts(projectFiles(/^(?:apps|examples)\/.*\.test\.ts$/)),
  ];
});
