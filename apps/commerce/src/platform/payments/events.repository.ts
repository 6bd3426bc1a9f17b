import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { ProviderEvent } from './payments.types.ts';

/** In the running transaction: keeps a provider's message. Answers false for one that was kept before. */
export async function keepEvent(
  db: Database,
  provider: string,
  { id, type, about, at }: ProviderEvent,
  now: Date,
): Promise<boolean> {
  const rows = await db.rows(
    sql`insert into provider_events (provider, id, type, about, at, received_at)
        values (${provider}, ${id}, ${type}, ${JSON.stringify(about)}::jsonb, ${at.toISOString()}, ${now.toISOString()})
        on conflict do nothing returning id`,
  );
  return rows.length > 0;
}

export async function aboutOf(
  db: Database,
  provider: string,
  id: string,
): Promise<ProviderEvent['about'] | undefined> {
  const [row] = await db.rows<{ about: ProviderEvent['about'] }>(
    sql`select about from provider_events where provider = ${provider} and id = ${id}`,
  );
  return row?.about;
}
