/** Words of our own that have a standard name: docs/words.md says which. */
import { parseSync, Visitor } from 'oxc-parser';
import { type File, type Finding, lineAt, main, projectFiles } from '../source/check.ts';
import { beyond, exceptionsOf } from '../source/exceptions.ts';

/** What no identifier and no file is called, and what it is called instead. */
const REFUSED: ReadonlyMap<string, string> = new Map([
  ['toldOf', 'quotedTotal'],
  ['keepersOf', 'personalDataHandlers'],
  ['bornOf', 'sourceKey'],
  ['Workbench', 'EditContext'],
  ['hindranceOf', 'editBlockReason'],
  ['armour', 'securityHeaders'],
  ['handover', 'adminSocket'],
  ['spelt', 'localised'],
  ['passedOn', 'analyticsQueue'],
  ['lentBytes', 'bufferPool'],
]);

/** Few files hold any of them, and only those are parsed. */
const ANY = new RegExp([...REFUSED.keys()].join('|'));

export function findPrivateWords(files: File[]): Finding[] {
  const suspects = files.filter(({ path, text }) => ANY.test(path) || ANY.test(text));
  return suspects.flatMap((file) => {
    const findings: Finding[] = [];
    const look = (name: string, line: number): void => {
      const better = REFUSED.get(name);
      if (better) findings.push({ path: file.path, line, message: `${name}: say ${better} (docs/words.md)` });
    };
    for (const part of file.path.split('/').flatMap((folder) => folder.split('.'))) look(part, 1);
    const identifier = (node: { name: string; start: number }): void =>
      look(node.name, lineAt(file.text, node.start));
    new Visitor({ Identifier: identifier, JSXIdentifier: identifier, PrivateIdentifier: identifier }).visit(
      parseSync(file.path, file.text).program,
    );
    return findings;
  });
}

main(import.meta, () =>
  beyond(
    findPrivateWords(projectFiles(/^(?:apps|packages|examples|tools|bench|e2e|seed)\/.*\.(?:tsx?|mjs)$/)),
    exceptionsOf('words'),
  ),
);
