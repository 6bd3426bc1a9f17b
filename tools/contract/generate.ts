/** `npm run contract`: writes the API client's types and docs/roles.md from the engine's own OpenAPI document. */
import { writeFile } from 'node:fs/promises';
import { publishedContract } from './types.ts';

const root = new URL('../../', import.meta.url);
for (const [path, text] of Object.entries(await publishedContract()))
  await writeFile(new URL(path, root), text);
