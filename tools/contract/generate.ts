/** `npm run contract`: writes the API client's types from the engine's own OpenAPI document. */
import { writeFile } from 'node:fs/promises';
import { contractTypes } from './types.ts';

const target = new URL('../../packages/api-client/src/generated/schema.d.ts', import.meta.url);
await writeFile(target, await contractTypes());
