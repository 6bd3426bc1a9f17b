import { decodeToken } from './decodeToken.ts';

/** Whose token: what the storage key is made of. From the site's configuration. */
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
  /** Seconds that the access token is good for from when it came. */
  expiresIn: number;
  /** When it ends, in seconds since 1970 by this browser's own clock: how wrong that is does not matter. */
  expiresAt: number;
  /** When the refresh token ends, in the same seconds; absent when nobody said. */
  refreshExpiresAt?: number;
  /** The Idempotency-Key of a rotation that has begun: whoever takes it up sends the same one. */
  rotationKey?: string;
}

/** The engine's answer to a log-in or a refresh (RFC 6749, section 5.1). */
export interface TokenAnswer {
  access_token: string;
  refresh_token?: string;
  expires_in?: number;
  /** Seconds that the refresh token is good for; RFC 6749 does not know it, many servers say it. */
  refresh_expires_in?: number;
  scope?: string;
  client_id?: string;
  audience?: string;
}

/** What a record is made of: an answer, whose it is, and how many seconds its refresh token is good for. */
export interface TokenDetails extends TokenIdentity {
  answer: TokenAnswer;
  refreshTokenTime?: number;
}

/** From the specification, section 9: seconds, unless an answer or a stored expiry says otherwise. */
const ROTATION_SECONDS = 1800;

/** Where a page in front of the shop may leave its own rotation expiry, in seconds. */
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

/** Valid while it exists and its expiry lies ahead. */
export const isValid = (record: TokenRecord | undefined, nowSeconds: number): boolean =>
  record !== undefined && record.expiresAt > nowSeconds;

/** Whether an expired one can be renewed. */
export const isRefreshable = (record: TokenRecord, nowSeconds: number): boolean =>
  record.refreshToken !== undefined && (record.refreshExpiresAt ?? Number.POSITIVE_INFINITY) > nowSeconds;
