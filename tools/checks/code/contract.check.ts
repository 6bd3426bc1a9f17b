/** What is generated from the OpenAPI document that the engine publishes is current: client types and docs/roles.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishedContract } from '../../contract/types.ts';
import { type Finding, main, root } from '../source/check.ts';

/** The first line in which what is committed differs from what its source says. */
export function findDrift(
  committed: string,
  published: string,
  path: string,
  source = '/openapi.json',
): Finding[] {
  if (committed === published) return [];
  const theirs = published.split('\n');
  const index = committed.split('\n').findIndex((line, at) => line !== theirs[at]);
  const message = `differs from ${source}: run \`npm run contract\` and commit the result`;
  return [{ path, line: index === -1 ? theirs.length : index + 1, message }];
}

if (import.meta.main) {
  const published = Object.entries(await publishedContract());
  main(import.meta, () =>
    published.flatMap(([path, text]) => findDrift(readFileSync(join(root, path), 'utf8'), text, path)),
  );
}
