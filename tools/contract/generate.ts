/**
 * `npm run contract`: writes the API client's types and docs/roles.md from the engine's own OpenAPI document, and the schemas
 * of calls to Stripe from the types of its library.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { stripeContract } from './stripe.ts';
import { publishedContract } from './types.ts';

const root = new URL('../../', import.meta.url);
for (const [path, text] of Object.entries({ ...stripeContract(), ...(await publishedContract()) })) {
  await mkdir(new URL('./', new URL(path, root)), { recursive: true });
  await writeFile(new URL(path, root), text);
}
