/** No `any`, and no comment that silences the type checker or that rule. */
import { parseSync, Visitor } from 'oxc-parser';
import { type File, type Finding, lineAt, main, projectFiles } from '../source/check.ts';

const SILENCED =
  /@ts-(?:ignore|nocheck)\b|@ts-expect-error\s*$|biome-ignore(?:-all|-start)?\s+(?:lint(?:\s*:|\/suspicious\/noExplicitAny)|lint\/suspicious\s*:)/;

export function findSuppressions(files: File[]): Finding[] {
  return files.flatMap((file) => {
    const { program, comments } = parseSync(file.path, file.text);
    const findings: Finding[] = [];
    const found = (start: number, message: string): void => {
      findings.push({ path: file.path, line: lineAt(file.text, start), message });
    };
    for (const { value, start } of comments) {
      const match = value.match(SILENCED);
      if (match) found(start, `“${match[0].trim()}” silences the type checker: say what the type is`);
    }
    new Visitor({ TSAnyKeyword: (node) => found(node.start, 'any: use unknown, or the type it has') }).visit(
      program,
    );
    return findings;
  });
}

main(import.meta, () =>
  findSuppressions(projectFiles(/\.tsx?$/).filter(({ path }) => !/\/generated\/|\.d\.ts$/.test(path))),
);
