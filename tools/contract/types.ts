import { buildCommerce } from '@crema/commerce';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { migrate, openPglite } from '@crema/commerce/platform/db/index';
import openapiTS, { astToString } from 'openapi-typescript';
import { pino } from 'pino';
import { type Document, rolesPage } from './roles.ts';

const HEADER = '/** Types of the commerce API. Generated from /openapi.json by `npm run contract`. */\n';

/** What is generated from the OpenAPI document that the engine publishes, by path from the project's root. */
export async function publishedContract(): Promise<Record<string, string>> {
  const db = await openPglite();
  await migrate(db);
  const config = loadConfig({ SECRET_KEY: 'x'.repeat(32), SEED: 'none' });
  const commerce = await buildCommerce({ config, db, clock: systemClock, log: pino({ level: 'silent' }) });
  try {
    const { body } = await commerce.app.inject({ url: '/openapi.json' });
    return {
      'packages/api-client/src/generated/schema.d.ts': HEADER + astToString(await openapiTS(body)),
      'docs/roles.md': rolesPage(JSON.parse(body) as Document),
    };
  } finally {
    await commerce.close();
    await db.close();
  }
}
