/** SQL is written as text. Files that still use drizzle's builder are exceptions, and no other joins them: docs/decisions/0054-sql-is-text.md. */
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

main(import.meta, () =>
  beyond(
    findBuilders(
      projectFiles(/^(?:apps\/commerce\/src|examples)\/.*\.ts$/).filter(({ path }) => !isTest(path)),
    ),
    exceptionsOf('sql'),
  ),
);
