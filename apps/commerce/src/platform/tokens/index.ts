import { createHash, createHmac } from 'node:crypto';
import type { Language, SiteId } from '@crema/brands';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { CLIENT_SCOPES, NOBO_SCOPES } from '#platform/access/access.types.ts';
import type { Clock } from '#platform/clock/index.ts';
import type { Config } from '#platform/config/index.ts';
import type { Caller, SiteContext } from '#platform/http/context.ts';
import { OccError, say } from '#platform/http/errors.ts';

/** A caller who holds a token. */
export type TokenCaller = Exclude<Caller, { kind: 'anonymous' | 'staff' }>;

/** The terms of a token beside its holder. */
export interface TokenTerms {
  site: SiteId;
  clientId: string;
  audience: string;
  scope: string;
  issuedAt: Date;
  /** Lifetime in seconds. */
  lifetime: number;
}

/** The site at which a token is used, and the language of a refusal. */
type Here = Pick<SiteContext, 'site' | 'language'>;

/** Access tokens: short-lived signed JWTs (RFC 9068). Each names its site and is valid there only. */
export interface AccessTokens {
  sign(caller: TokenCaller, terms: TokenTerms): Promise<string>;
  /**
   * The holder of a token.
   *
   * @throws 401 `InvalidTokenError`: not ours, changed, expired, revoked, or of another site.
   */
  read(token: string, here: Here): Promise<TokenCaller>;
  /** Sets the audience that a site's tokens name. */
  setAudience(audienceOf: (site: SiteId) => string): void;
  /** Registers a check for callers of a kind, run at every call: whether their session or link has been ended since. */
  guard<Kind extends TokenCaller['kind']>(
    kind: Kind,
    isLive: (caller: Extract<TokenCaller, { kind: Kind }>, site: SiteId) => Promise<boolean>,
  ): void;
}

const ISSUER = 'crema';
const TYPE = 'at+jwt';
/** Seconds by which clocks may differ. */
const CLOCK_TOLERANCE = 60;
/** Size at which the cache of system tokens is emptied. */
const MOST_SYSTEM_TOKENS = 64;
const SYSTEM = { kind: 'system' } as const;

/**
 * Access tokens under keys derived from `SECRET_KEY`. Each names its key (`kid`), so that tokens of
 * `SECRET_KEY_PREVIOUS` are valid until they expire.
 */
export function createAccessTokens(
  { secretKey, previousSecretKey }: Pick<Config, 'secretKey' | 'previousSecretKey'>,
  clock: Clock,
): AccessTokens {
  const [current, ...previous] = [secretKey, ...(previousSecretKey ? [previousSecretKey] : [])].map(
    deriveKey,
  );
  if (!current) throw new Error('There is no key to sign with');
  const keys = new Map([current, ...previous].map((one) => [one.kid, one.key]));
  const guards = new Map<string, (caller: never, site: SiteId) => Promise<boolean>>();
  /** Valid tokens of the system user, cached because every list of a page is read with one. */
  const systemTokens = new Map<string, { site: SiteId; endsAt: number }>();
  let audienceOf = (site: SiteId): string => `crema-commerce-${site}`;

  const claimsOf = async (token: string, { site, language }: Here): Promise<JWTPayload> => {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(keys, kid), {
        issuer: ISSUER,
        audience: audienceOf(site.id),
        algorithms: ['HS256'],
        typ: TYPE,
        clockTolerance: CLOCK_TOLERANCE,
        currentDate: clock.now(),
        requiredClaims: ['sub', 'exp', 'sid', 'role', 'site'],
      });
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      throw invalidToken(language, error instanceof errors.JWTExpired ? 'expired' : 'invalid');
    }
  };

  return {
    sign: (caller, { site, clientId, audience, scope, issuedAt, lifetime }) => {
      const iat = Math.floor(issuedAt.getTime() / 1000);
      return new SignJWT({ ...identityOf(caller, clientId), client_id: clientId, scope, site })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: current.kid })
        .setIssuer(ISSUER)
        .setAudience(audience)
        .setIssuedAt(iat)
        .setExpirationTime(iat + lifetime)
        .sign(current.key);
    },
    read: async (token, here) => {
      const site = here.site.id;
      const known = systemTokens.get(token);
      if (known?.site === site && clock.now().getTime() < known.endsAt) return SYSTEM;
      const claims = await claimsOf(token, here);
      const caller = claims.site === site ? callerOf(claims) : undefined;
      if (!caller) throw invalidToken(here.language, 'invalid');
      const isLive = guards.get(caller.kind);
      if (isLive && !(await isLive(caller as never, site))) throw invalidToken(here.language, 'revoked');
      if (caller.kind === 'system') {
        if (systemTokens.size >= MOST_SYSTEM_TOKENS) systemTokens.clear();
        systemTokens.set(token, { site, endsAt: Number(claims.exp) * 1000 });
      }
      return caller;
    },
    setAudience: (source) => {
      audienceOf = source;
    },
    guard: (kind, isLive) => void guards.set(kind, isLive as never),
  };
}

/**
 * 401: the token is not valid here.
 *
 * @param reason `expired`, `invalid` or `revoked`
 */
function invalidToken(language: Language, reason: 'expired' | 'invalid' | 'revoked'): OccError {
  const message =
    reason === 'expired'
      ? say(language, 'The access token has expired.', 'Le jeton d’accès a expiré.')
      : say(language, 'The access token is not valid.', 'Le jeton d’accès n’est pas valide.');
  return new OccError(401, [{ type: 'InvalidTokenError', message, reason, subjectType: 'token' }], {
    'WWW-Authenticate': 'Bearer error="invalid_token"',
  });
}

function deriveKey(secret: string): { kid: string; key: Uint8Array } {
  const key = createHmac('sha256', secret).update('crema access token').digest();
  return { kid: createHash('sha256').update(key).digest('base64url').slice(0, 12), key };
}

function keyNamed(keys: ReadonlyMap<string, Uint8Array>, kid: string | undefined): Uint8Array {
  const key = keys.get(kid ?? '');
  if (!key) throw new errors.JWKSNoMatchingKey();
  return key;
}

/** Claims about the holder: subject, session, role, and scopes. */
function identityOf(caller: TokenCaller, clientId: string): JWTPayload {
  switch (caller.kind) {
    case 'customer':
      return { sub: caller.customerId, sid: caller.sessionId, role: caller.kind, ...segmentOf(caller) };
    case 'nobo':
      return { sub: caller.customerId, sid: caller.linkId, role: caller.kind, nobo: [...caller.scopes] };
    case 'agent': {
      const acting = caller.customerId ? { customer: caller.customerId } : {};
      return {
        sub: caller.agentId,
        sid: caller.sessionId,
        role: caller.kind,
        ...acting,
        ...segmentOf(caller),
      };
    }
    case 'system':
      return { sub: clientId, sid: clientId, role: caller.kind };
    case 'client':
      return { sub: caller.clientId, sid: caller.secretId, role: caller.kind };
  }
}

const segmentOf = ({ priceSegment }: { priceSegment?: string }): JWTPayload =>
  priceSegment === undefined ? {} : { price_segment: priceSegment };

function callerOf({
  sub = '',
  sid,
  role,
  nobo,
  customer,
  price_segment,
  scope,
}: JWTPayload): TokenCaller | undefined {
  const session = String(sid);
  const own = typeof price_segment === 'string' ? { priceSegment: price_segment } : {};
  switch (role) {
    case 'customer':
      return { kind: role, customerId: sub, sessionId: session, ...own };
    case 'nobo': {
      const scopes = Array.isArray(nobo) ? NOBO_SCOPES.filter((scope) => nobo.includes(scope)) : [];
      return { kind: role, customerId: sub, scopes, linkId: session };
    }
    case 'agent':
      return {
        kind: role,
        agentId: sub,
        sessionId: session,
        ...(customer ? { customerId: String(customer) } : {}),
        ...own,
      };
    case 'system':
      return { kind: role };
    case 'client': {
      const named = String(scope).split(' ');
      const scopes = CLIENT_SCOPES.filter((one) => named.includes(one));
      return { kind: role, clientId: sub, secretId: session, scopes };
    }
    default:
      return undefined;
  }
}
