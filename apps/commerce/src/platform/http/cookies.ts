import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieOptions {
  /** Lifetime in seconds; absent: for the browser's session. */
  maxAge?: number;
  /** Default `/`. */
  path?: string;
  /** Whether scripts may read it; otherwise the cookie is HttpOnly. */
  readable?: boolean;
  sameSite?: 'lax' | 'strict';
}

/** Adds a Set-Cookie header; Secure if the request came by HTTPS. */
export function setCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  options: CookieOptions = {},
): void {
  const { maxAge, path = '/', readable = false, sameSite = 'lax' } = options;
  const secure = reply.request.protocol === 'https';
  const cookie = stringifySetCookie({ name, value, path, sameSite, httpOnly: !readable, secure, maxAge });
  reply.header('Set-Cookie', cookie);
}

/** Removes a cookie; path and readability must be those it was set with. */
export function clearCookie(
  reply: FastifyReply,
  name: string,
  options: Omit<CookieOptions, 'maxAge'> = {},
): void {
  setCookie(reply, name, '', { ...options, maxAge: 0 });
}

/** A cookie of the request. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  parseCookie(request.headers.cookie ?? '')[name];
