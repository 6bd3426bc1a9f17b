import type { FastifyReply, FastifyRequest } from 'fastify';

export interface CookieOptions {
  /** Seconds it lives; absent: for the browser's session. */
  maxAge?: number;
  /** `/` unless told. */
  path?: string;
  /** Scripts read it; without it the cookie is HttpOnly. */
  readable?: boolean;
  sameSite?: 'Lax' | 'Strict';
}

/** Adds a Set-Cookie header; Secure wherever the request came by HTTPS. */
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

/** Takes a cookie away; path and readability as it was set. */
export function clearCookie(
  reply: FastifyReply,
  name: string,
  options: Omit<CookieOptions, 'maxAge'> = {},
): void {
  setCookie(reply, name, '', { ...options, maxAge: 0 });
}

/** A cookie of the request; undefined when it is not there or not well formed. */
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
