import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ContentService } from '#domains/content/index.ts';
import { OccError, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';

interface Parts {
  platform: Platform;
  content: Pick<ContentService, 'configuration'>;
}

const SCOPE = 'system';

/** Servers that call the engine as themselves, by client credentials (RFC 6749, section 4.4): `OAUTH_CLIENTS`. */
export function createClients({ platform, content }: Parts) {
  const { accessTokens, clock, config } = platform;
  return {
    /** An access token of the system user; no refresh token. @throws 401. */
    token: async ({ site, language }: SiteContext, { id, secret }: { id: string; secret: string }) => {
      const kept = config.oauthClients.get(id);
      // Also compared if there is no such client, and by hashes, which have equal lengths.
      const same = timingSafeEqual(hashOf(kept ?? ''), hashOf(secret));
      if (!kept || !same) {
        const message = say(language, 'The client is not known.', 'Le client est inconnu.');
        throw new OccError(401, [{ type: 'InvalidClientError', message, reason: 'invalid_client' }], {
          'WWW-Authenticate': 'Basic realm="crema"',
        });
      }
      const { 'auth.audience': audience, 'auth.rotateTokenSeconds': lifetime } = content.configuration(
        site.id,
      );
      const terms = { site: site.id, clientId: id, audience, scope: SCOPE, issuedAt: clock.now(), lifetime };
      return {
        access_token: await accessTokens.sign({ kind: 'system' }, terms),
        token_type: 'Bearer' as const,
        expires_in: lifetime,
        scope: SCOPE,
        client_id: id,
        audience,
      };
    },
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A client's credentials: from the header (RFC 6749, section 2.3.1), else from the body. */
export function credentialsOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  body: { client_id?: string; client_secret?: string } = {},
): { id: string; secret: string } {
  const [, basic] = /^Basic ([\w+/=-]{1,1000})$/i.exec(headers.authorization ?? '') ?? [];
  if (basic) {
    const [id = '', ...rest] = Buffer.from(basic, 'base64').toString().split(':');
    return { id, secret: rest.join(':') };
  }
  return { id: body.client_id ?? '', secret: body.client_secret ?? '' };
}
