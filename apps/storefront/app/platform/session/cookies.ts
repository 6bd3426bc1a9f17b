import type { CookieOf } from './cookieRegistry.ts';

/** The value of a cookie in this browser, decoded; undefined when absent or not decodable. */
export function readCookie(name: string, header: string = document.cookie): string | undefined {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at === -1 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/**
 * Sets a first-party cookie for the whole site that needs no consent; without `maxAgeSeconds` it lasts for the session.
 * Cookies of a category are set by `keepCookie`, which checks the consent.
 */
export function writeCookie(name: CookieOf<'necessary'>, value: string, maxAgeSeconds?: number): void {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is absent on plain-http origins other than localhost.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}

/** Deletes a cookie at its path, of this host and of the domain above `www`, where tag managers set theirs. */
export function dropCookie(name: string, path = '/'): void {
  for (const domain of ['', `; Domain=${location.hostname.replace(/^www\./, '')}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `${name}=; Path=${path}; Max-Age=0${domain}`;
  }
}
