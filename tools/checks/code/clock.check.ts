/** On the server nothing asks the system what time it is: a `Clock` is passed in, so that tests set the time. */
import { parseSync, Visitor } from 'oxc-parser';
import { type File, type Finding, isTest, lineAt, main, projectFiles } from '../source/check.ts';

export function findSystemTime(files: File[]): Finding[] {
  return files.flatMap((file) => {
    const findings: Finding[] = [];
    const found = (start: number, what: string): void => {
      const message = `${what} outside the clock: take a Clock and ask clock.now()`;
      findings.push({ path: file.path, line: lineAt(file.text, start), message });
    };
    new Visitor({
      NewExpression(node) {
        const isDate = node.callee.type === 'Identifier' && node.callee.name === 'Date';
        if (isDate && node.arguments.length === 0) found(node.start, 'new Date()');
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date') found(node.start, 'Date()');
      },
      // Also `Date.now` handed on without being called.
      MemberExpression({ object, property, start }) {
        const isDate = object.type === 'Identifier' && object.name === 'Date';
        if (isDate && property.type === 'Identifier' && property.name === 'now') found(start, 'Date.now');
      },
    }).visit(parseSync(file.path, file.text).program);
    return findings;
  });
}

const SERVER =
  /^apps\/(commerce\/src\/(?!platform\/clock\/)|server\/src\/|storefront\/server\/|storefront\/app\/.*\.server\.).*tsx?$/;

main(import.meta, () => findSystemTime(projectFiles(SERVER).filter(({ path }) => !isTest(path))));
