import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieOptions {
  /** Lifetime in seconds; absent: for the browser's session. */
  maxAge?: number;
  /** Default `/`. */
  path?: string;
  /** Whether scripts may read it; otherwise the cookie is HttpOnly. */
  readable?: boolean;
  sameSite?: 'Lax' | 'Strict';
}

/** Adds a Set-Cookie header; Secure if the request came by HTTPS. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: CookieOptions = {},
): void {
  const { maxAge, path = '/', readable = false, sameSite = 'Lax' } = options;
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`, `SameSite=${sameSite}`];
  if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
  if (!readable) parts.push('HttpOnly');
  if (reply.request.protocol === 'https') parts.push('Secure');
  reply.header('Set-Cookie', parts.join('; '));
}

/** Removes a cookie; path and readability must be those it was set with. */
export function clearCookie(
  reply: FastifyReply,
  name: string,
  options: Omit<CookieOptions, 'maxAge'> = {},
): void {
  setCookie(reply, name, '', { ...options, maxAge: 0 });
}

/** A cookie of the request; undefined if it is missing or not well formed. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key = '', ...rest] = pair.split('=');
    if (key.trim() !== name) continue;
    try {
      return decodeURIComponent(rest.join('=').trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}
