/** What a check leaves alone for now: a list that only shrinks. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finding, root } from './check.ts';

const LIST = 'tools/checks/structure/exceptions.txt';

/** The exceptions of one check: lines `check path message`, as its findings say them, without line numbers. */
export function exceptionsOf(check: string): string[] {
  const path = join(root, LIST);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return lines.filter((line) => line.startsWith(`${check} `)).map((line) => line.slice(check.length + 1));
}

/** The findings that no exception names, and the exceptions that nothing needs any more. */
export function beyond(findings: Finding[], exceptions: readonly string[]): Finding[] {
  const named = new Set(exceptions);
  const key = ({ path, message }: Finding): string => `${path} ${message}`;
  const seen = new Set(findings.map(key));
  const stale = exceptions
    .filter((exception) => !seen.has(exception))
    .map((exception) => ({
      path: LIST,
      line: 1,
      message: `nothing needs “${exception}” any more: delete it`,
    }));
  return [...findings.filter((finding) => !named.has(key(finding))), ...stale];
}
