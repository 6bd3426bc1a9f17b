/**
 * A test's limits are for this machine: `patience(…)` of `@crema/testing/pace`, never bare milliseconds, of which one is the second
 * that `vi.waitFor` waits when it is told nothing. `expect.poll` has its limit from the configuration.
 * In the shop nothing waits without a limit for a browser to be idle.
 */
import { parseSync, Visitor } from 'oxc-parser';
import { type File, type Finding, lineAt, main, projectFiles } from '../source/check.ts';

const RUNNERS = /^(?:(?:test|it)(?:\.each\(.*)?|(?:before|after)(?:All|Each)|vi\.waitFor)\b/s;
const WAITS = /^vi\.wait(?:For|Until)$/;

export function findBareLimits(files: File[]): Finding[] {
  return files.flatMap((file) => {
    const findings: Finding[] = [];
    const found = (start: number): void => {
      const message = 'a limit in bare milliseconds: a slow machine needs patience(…)';
      findings.push({ path: file.path, line: lineAt(file.text, start), message });
    };
    const isNumber = (node: { type: string; value?: unknown }): boolean =>
      node.type === 'Literal' && typeof node.value === 'number';
    new Visitor({
      Property({ key, value, start }) {
        if (key.type === 'Identifier' && key.name === 'timeout' && isNumber(value)) found(start);
      },
      CallExpression({ callee, arguments: given, start }) {
        const last = given.at(-1);
        const name = file.text.slice(callee.start, callee.end);
        if (given.length > 1 && last && isNumber(last) && RUNNERS.test(name)) found(start);
        if (given.length === 1 && WAITS.test(name)) found(start);
      },
    }).visit(parseSync(file.path, file.text).program);
    return findings;
  });
}

/** A browser that is busy with animations, or with other pages, may have no idle moment for minutes. */
export function findEndlessWaits(files: File[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const findings: Finding[] = [];
    if (!text.includes('requestIdleCallback')) return findings;
    new Visitor({
      CallExpression({ callee, arguments: { length }, start }) {
        if (length > 1 || !/\brequestIdleCallback$/.test(text.slice(callee.start, callee.end))) return;
        const message = 'an idle callback without a timeout: a busy browser may never be idle';
        findings.push({ path, line: lineAt(text, start), message });
      },
    }).visit(parseSync(path, text).program);
    return findings;
  });
}

main(import.meta, () => [
  ...findBareLimits(projectFiles(/\.(test|spec)\.tsx?$/)),
  ...findEndlessWaits(projectFiles(/^apps\/.*\.tsx?$/)),
]);
