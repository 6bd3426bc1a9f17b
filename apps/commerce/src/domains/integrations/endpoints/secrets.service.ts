import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Sealer } from '#platform/signing/sealer.ts';
import { integrationErrors } from '../integrations.errors.ts';
import type { IntegrationId, SecretKind, SecretRecord } from '../integrations.types.ts';
import type { EndpointsRepository } from './endpoints.repository.ts';
import type { SecretsRepository } from './secrets.repository.ts';

interface Parts {
  platform: Pick<Platform, 'clock' | 'db'>;
  endpoints: EndpointsRepository;
  repository: SecretsRepository;
  sealer: Sealer;
}

/** Milliseconds for which the secret before stays good once there is a new one. */
const OVERLAP_MS = 24 * 3_600_000;

/** The stored form of a client secret: 256 random bits need no salt. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Secrets of integrations, each shown once. */
export function secretsService({ platform: { clock, db }, endpoints, repository, sealer }: Parts) {
  const idOf = async (
    { site, language }: SiteContext,
    key: string,
    lock: boolean,
  ): Promise<IntegrationId> => {
    const [found] = await endpoints.by(site.id, [key], { lock });
    if (!found) throw integrationErrors.unknown(language);
    return { site: site.id, key };
  };
  return {
    /** @throws {OccError} 404 */
    idOf: (ctx: SiteContext, key: string) => idOf(ctx, key, false),

    /** Those that are good now. @throws {OccError} 404 */
    list: async (ctx: SiteContext, key: string): Promise<SecretRecord[]> =>
      repository.list(await idOf(ctx, key, false), clock.now()),

    /** Makes one. The one before it stays good for a day, and no third one does. @throws {OccError} 404 */
    make: (ctx: SiteContext, key: string, kind: SecretKind): Promise<{ id: string; secret: string }> =>
      db.transaction(async () => {
        const of = await idOf(ctx, key, true);
        const now = clock.now();
        const id = randomUUID();
        const random = randomBytes(32);
        const secret =
          kind === 'signing' ? `whsec_${random.toString('base64')}` : random.toString('base64url');
        const kept = kind === 'signing' ? { sealed: sealer.seal(secret) } : { hash: hashOf(secret) };
        const until = new Date(now.getTime() + OVERLAP_MS);
        await repository.add(of, { id, kind, ...kept }, { now, until });
        return { id, secret };
      }),

    /** Ends one at once. @throws {OccError} 404 */
    end: async (ctx: SiteContext, key: string, id: string): Promise<void> => {
      if (!(await repository.end(await idOf(ctx, key, false), id)))
        throw integrationErrors.unknownSecret(ctx.language);
    },
  };
}

export type SecretsService = ReturnType<typeof secretsService>;
