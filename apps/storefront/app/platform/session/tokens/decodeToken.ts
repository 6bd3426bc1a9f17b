/** The token is not a JSON Web Token, or has no claims. */
export class InvalidTokenError extends Error {
  override name = 'InvalidTokenError';
}

/** Claims of an access token (RFC 7519); times in seconds since 1970. */
export interface TokenClaims {
  sub?: string;
  iat?: number;
  exp?: number;
}

/**
 * Reads a token's claims without checking its signature, which only the engine can do.
 *
 * @throws {InvalidTokenError} when it cannot be read.
 */
export function decodeToken(token: string): TokenClaims {
  const [, payload] = token.split('.');
  if (payload === undefined) throw new InvalidTokenError('The token has no second part');
  let claims: unknown;
  try {
    const binary = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    claims = JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
  } catch (cause) {
    throw new InvalidTokenError('The token’s second part is not JSON in base64', { cause });
  }
  if (typeof claims !== 'object' || claims === null) throw new InvalidTokenError('The token says nothing');
  return claims;
}
