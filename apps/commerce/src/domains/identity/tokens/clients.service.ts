import { createHash, timingSafeEqual } from 'node:crypto';
import type { SiteId } from '@crema/brands';
import type { FastifyRequest } from 'fastify';
import type { ContentService } from '#domains/content/index.ts';
import type { ClientScope } from '#platform/access/index.ts';
import { badRequest, OccError, type SiteContext, say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { TokenCaller } from '#platform/tokens/index.ts';

interface Parts {
  platform: Platform;
  content: Pick<ContentService, 'configuration'>;
}

const SCOPE = 'system';

export interface Credentials {
  id: string;
  secret: string;
}

/** A system beside the shop, known to another domain: its secret by an id, and what it may do. */
export interface KnownClient {
  secretId: string;
  scopes: readonly ClientScope[];
}

/** Finds the client of a site whose credentials these are. */
type ClientSource = (site: SiteId, credentials: Credentials) => Promise<KnownClient | undefined>;

/**
 * Servers that call the engine as themselves, by client credentials (RFC 6749, section 4.4): those of `OAUTH_CLIENTS`, which
 * are the system user, and those of other domains, which may do what their scopes say.
 */
export function createClients({ platform, content }: Parts) {
  const { accessTokens, clock, config } = platform;
  const sources: ClientSource[] = [];

  const answer = async ({ site }: SiteContext, clientId: string, caller: TokenCaller, scope: string) => {
    const { 'auth.audience': audience, 'auth.rotateTokenSeconds': lifetime } = content.configuration(site.id);
    const terms = { ...{ site: site.id, clientId, audience, scope, lifetime }, issuedAt: clock.now() };
    return {
      access_token: await accessTokens.sign(caller, terms),
      token_type: 'Bearer' as const,
      ...{ expires_in: lifetime, scope, client_id: clientId, audience },
    };
  };

  /** An access token of the system user; no refresh token. @throws 401. */
  const systemToken = (ctx: SiteContext, { id, secret }: Credentials) => {
    const kept = config.oauthClients.get(id);
    // Also compared if there is no such client, and by hashes, which have equal lengths.
    const same = timingSafeEqual(hashOf(kept ?? ''), hashOf(secret));
    if (!kept || !same) throw unknownClient(ctx);
    return answer(ctx, id, { kind: 'system' }, SCOPE);
  };

  return {
    /** Adds clients of another domain. Call while the shop is put together. */
    addSource: (source: ClientSource): void => void sources.push(source),

    systemToken,

    /**
     * An access token of a client; no refresh token.
     *
     * @param asked scopes that it wants, separated by spaces; absent: all that it has.
     * @throws 400 for a scope that it has not, 401.
     */
    token: async (ctx: SiteContext, credentials: Credentials, asked?: string) => {
      const { id } = credentials;
      if (config.oauthClients.has(id)) return systemToken(ctx, credentials);
      for (const source of sources) {
        const known = await source(ctx.site.id, credentials);
        if (!known) continue;
        const wanted = asked?.split(' ').filter((scope) => scope !== '') ?? [];
        if (wanted.some((scope) => !known.scopes.some((own) => own === scope))) throw unknownScope(ctx);
        const scopes = known.scopes.filter((scope) => wanted.length === 0 || wanted.includes(scope));
        const caller = { kind: 'client' as const, clientId: id, secretId: known.secretId, scopes };
        return answer(ctx, id, caller, scopes.join(' '));
      }
      throw unknownClient(ctx);
    },
  };
}

function unknownClient({ language }: SiteContext): OccError {
  const message = say(language, 'The client is not known.', 'Le client est inconnu.');
  return new OccError(401, [{ type: 'InvalidClientError', message, reason: 'invalid_client' }], {
    'WWW-Authenticate': 'Basic realm="crema"',
  });
}

function unknownScope({ language }: SiteContext): OccError {
  const message = say(
    language,
    'The client does not have this scope.',
    'Le client n’a pas cette autorisation.',
  );
  return badRequest('BadRequestError', message, { reason: 'invalid_scope', subject: 'scope' });
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A client's credentials: from the header (RFC 6749, section 2.3.1), else from the body. */
export function credentialsOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  body: { client_id?: string; client_secret?: string } = {},
): Credentials {
  const [, basic] = /^Basic ([\w+/=-]{1,1000})$/i.exec(headers.authorization ?? '') ?? [];
  if (basic) {
    const [id = '', ...rest] = Buffer.from(basic, 'base64').toString().split(':');
    return { id, secret: rest.join(':') };
  }
  return { id: body.client_id ?? '', secret: body.client_secret ?? '' };
}
