/** The two cookies that calls to the commerce engine carry, out of a request's Cookie header. */
export function upstreamCookies(header: string | undefined): { SESSION?: string; utag_main?: string } {
  if (header === undefined) return {};
  const found: { SESSION?: string; utag_main?: string } = {};
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, at).trim();
    if (at !== -1 && (name === 'SESSION' || name === 'utag_main')) found[name] = part.slice(at + 1).trim();
  }
  return found;
}
