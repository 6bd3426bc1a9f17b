import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { IntegrationId, SecretKind, SecretRecord } from '../integrations.types.ts';

interface NewSecret {
  id: string;
  kind: SecretKind;
  sealed?: string;
  hash?: string;
}

const of = ({ site, key }: IntegrationId) => sql`site = ${site} and integration = ${key}`;
const goodAt = (now: Date) => sql`(ends_at is null or ends_at > ${now.toISOString()}::timestamptz)`;

/** SQL of the secrets of integrations. */
export const secretsRepository = (db: Database) => ({
  /** In a transaction that has locked the integration: the newest one before stays until `until`, older ones end. */
  add: async (id: IntegrationId, secret: NewSecret, { now, until }: { now: Date; until: Date }) => {
    await db.rows(
      sql`update integration_secrets set ends_at = case
            when id = (select id from integration_secrets where ${of(id)} and kind = ${secret.kind} and ${goodAt(now)}
              order by created_at desc, id limit 1)
            then least(ends_at, ${until.toISOString()}::timestamptz) else ${now.toISOString()}::timestamptz end
          where ${of(id)} and kind = ${secret.kind} and ${goodAt(now)}`,
    );
    await db.rows(
      sql`insert into integration_secrets (id, site, integration, kind, sealed, hash, created_at)
          values (${secret.id}, ${id.site}, ${id.key}, ${secret.kind}, ${secret.sealed ?? null},
            ${secret.hash ?? null}, ${now.toISOString()}::timestamptz)`,
    );
  },

  /** Those that are good now, newest first. */
  list: async (id: IntegrationId, now: Date): Promise<SecretRecord[]> =>
    (
      await db.rows<{ id: string; kind: SecretKind; at: string; ends: string | null }>(
        sql`select id, kind, created_at as at, ends_at as ends from integration_secrets
            where ${of(id)} and ${goodAt(now)} order by created_at desc, id`,
      )
    ).map((row) => ({
      ...{ id: row.id, kind: row.kind, createdAt: new Date(row.at) },
      endsAt: row.ends ? new Date(row.ends) : undefined,
    })),

  /** Signing secrets that are good now, sealed, newest first. */
  signing: async (id: IntegrationId, now: Date): Promise<string[]> =>
    (
      await db.rows<{ sealed: string }>(
        sql`select sealed from integration_secrets
            where ${of(id)} and kind = 'signing' and ${goodAt(now)} order by created_at desc, id`,
      )
    ).map(({ sealed }) => sealed),

  /** Whose client secret this is, if it is good. */
  client: async (
    { site, key }: IntegrationId,
    hash: string,
    now: Date,
  ): Promise<{ id: string; scopes: string[] } | undefined> =>
    (
      await db.rows<{ id: string; scopes: string[] }>(
        sql`select s.id, i.scopes from integration_secrets s
            join integrations i on i.site = s.site and i.key = s.integration
            where s.site = ${site} and s.integration = ${key} and s.kind = 'client' and s.hash = ${hash}
              and (s.ends_at is null or s.ends_at > ${now.toISOString()}::timestamptz)`,
      )
    )[0],

  /** Scopes of the integration that has this client secret, if it is good. */
  scopesOf: async ({ site, key }: IntegrationId, id: string, now: Date): Promise<string[] | undefined> =>
    (
      await db.rows<{ scopes: string[] }>(
        sql`select i.scopes from integration_secrets s
            join integrations i on i.site = s.site and i.key = s.integration
            where s.site = ${site} and s.integration = ${key} and s.kind = 'client' and s.id = ${id}
              and (s.ends_at is null or s.ends_at > ${now.toISOString()}::timestamptz)`,
      )
    )[0]?.scopes,

  /** Removes those that have ended. */
  expire: (now: Date) =>
    db.rows(sql`delete from integration_secrets where ends_at <= ${now.toISOString()}::timestamptz`),

  /** Ends one at once. False: there is none. */
  end: async (id: IntegrationId, secret: string): Promise<boolean> =>
    (await db.rows(sql`delete from integration_secrets where ${of(id)} and id = ${secret} returning 1`))
      .length > 0,
});

export type SecretsRepository = ReturnType<typeof secretsRepository>;
