/** The API client's types are those of the OpenAPI document that the engine publishes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractTypes } from '../contract/types.ts';
import { type Finding, main, root } from './check.ts';

const PATH = 'packages/api-client/src/generated/schema.d.ts';

/** The first line in which what is committed differs from what the engine says. */
export function findDrift(committed: string, published: string): Finding[] {
  if (committed === published) return [];
  const theirs = published.split('\n');
  const index = committed.split('\n').findIndex((line, at) => line !== theirs[at]);
  const message = 'differs from /openapi.json: run `npm run contract` and commit the result';
  return [{ path: PATH, line: index === -1 ? theirs.length : index + 1, message }];
}

if (import.meta.main) {
  const published = await contractTypes();
  main(import.meta, () => findDrift(readFileSync(join(root, PATH), 'utf8'), published));
}
