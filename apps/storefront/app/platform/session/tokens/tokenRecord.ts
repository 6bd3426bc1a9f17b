import { decodeToken } from './decodeToken.ts';

/** The parts of a token's storage key, from the site's configuration. */
export interface TokenIdentity {
  clientId: string;
  audience: string;
  scope: string;
}

/** An auth token as this browser keeps it. */
export interface TokenRecord extends TokenIdentity {
  accessToken: string;
  refreshToken?: string;
  tokenType: 'Bearer';
  /** Lifetime of the access token in seconds, from its arrival. */
  expiresIn: number;
  /** Expiry in seconds since 1970 by this browser's clock; that clock may be wrong. */
  expiresAt: number;
  /** Expiry of the refresh token, in the same seconds; absent if unknown. */
  refreshExpiresAt?: number;
  /** The Idempotency-Key of a rotation that has begun: a tab that continues it sends the same one. */
  rotationKey?: string;
}

/** The engine's answer to a log-in or a refresh (RFC 6749, section 5.1). */
export interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  expires_in?: number;
  /** Lifetime of the refresh token in seconds; not in RFC 6749, but sent by many servers. */
  refresh_expires_in?: number;
  scope?: string;
  client_id?: string;
  audience?: string;
}

/** What a record is made of: an answer, its identity, and the lifetime of its refresh token in seconds. */
export interface TokenDetails extends TokenIdentity {
  answer: TokenAnswer;
  refreshTokenTime?: number;
}

/** Lifetime in seconds, unless an answer or a stored expiry says otherwise. From the specification, section 9. */
const ROTATION_SECONDS = 1800;

/** Storage key under which a page in front of the shop may leave its own rotation expiry, in seconds. */
export const ROTATE_TOKEN_EXPIRY = 'rotateTokenExpiry';

/** @throws InvalidTokenError when the access token cannot be read. */
export function recordOf(
  { answer, refreshTokenTime, ...identity }: TokenDetails,
  nowSeconds: number,
  storedExpiry?: string | null,
): TokenRecord {
  const { exp, iat } = decodeToken(answer.access_token);
  const own = exp !== undefined && iat !== undefined ? exp - iat : undefined;
  const expiresIn = answer.expires_in ?? own ?? (Number(storedExpiry) || ROTATION_SECONDS);
  return {
    ...identity,
    accessToken: answer.access_token,
    ...(answer.refresh_token ? { refreshToken: answer.refresh_token } : {}),
    tokenType: 'Bearer',
    expiresIn,
    expiresAt: nowSeconds + expiresIn,
    ...(refreshTokenTime ? { refreshExpiresAt: nowSeconds + refreshTokenTime } : {}),
  };
}

/** Whether a record exists and has not expired. */
export const isValid = (record: TokenRecord | undefined, nowSeconds: number): boolean =>
  record !== undefined && record.expiresAt > nowSeconds;

/** Whether an expired record can be renewed. */
export const isRefreshable = (record: TokenRecord, nowSeconds: number): boolean =>
  record.refreshToken !== undefined && (record.refreshExpiresAt ?? Number.POSITIVE_INFINITY) > nowSeconds;
