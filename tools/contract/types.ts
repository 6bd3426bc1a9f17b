import { buildCommerce } from '@crema/commerce';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { openPglite } from '@crema/commerce/platform/db/index';
import openapiTS, { astToString } from 'openapi-typescript';
import { pino } from 'pino';
import { type Document, rolesPage } from './roles.ts';

type Responses = Record<string, unknown>;
type Operations = Record<string, Record<string, { responses?: Responses }>>;

/**
 * The document with each refusal that several operations share said once, under `components.responses`. Written out at
 * every operation they are a third of the file, and Biome gives up on that many types.
 */
function withSharedRefusals(text: string): string {
  const document = JSON.parse(text) as { paths: Operations; components?: { responses?: Responses } };
  const names = new Map<string, string>();
  const responses: Responses = {};
  for (const path of Object.values(document.paths)) {
    for (const { responses: own = {} } of Object.values(path)) {
      for (const [status, response] of Object.entries(own)) {
        if (Number(status) < 400) continue;
        const said = JSON.stringify(response);
        const name = names.get(said) ?? `Refusal${names.size + 1}`;
        names.set(said, name);
        responses[name] = response;
        own[status] = { $ref: `#/components/responses/${name}` };
      }
    }
  }
  return JSON.stringify({ ...document, components: { ...document.components, responses } });
}

const HEADER = '/** Types of the commerce API. Generated from /openapi.json by `npm run contract`. */\n';

/** What is generated from the OpenAPI document that the engine publishes, by path from the project's root. */
export async function publishedContract(): Promise<Record<string, string>> {
  const db = await openPglite();
  const config = loadConfig({ SECRET_KEY: 'x'.repeat(32), SEED: 'none' });
  const commerce = await buildCommerce({ config, db, clock: systemClock, log: pino({ level: 'silent' }) });
  try {
    const { body } = await commerce.app.inject({ url: '/openapi.json' });
    return {
      'packages/api-client/src/generated/schema.d.ts':
        HEADER + astToString(await openapiTS(withSharedRefusals(body))),
      'docs/roles.md': rolesPage(JSON.parse(body) as Document),
    };
  } finally {
    await commerce.close();
    await db.close();
  }
}
