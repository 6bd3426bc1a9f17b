/** Path that a log-in leads back to; undefined unless it is in this shop and not the log-in itself. */
export function safeReturn(next: string | null | undefined, origin: string): string | undefined {
  // One slash, not followed by a slash or backslash (browsers read it as a slash); no control characters, which
  // browsers drop.
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined;
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  if (!url || url.origin !== origin || /^(\/fr)?\/(login|authCallBack)(\/|$)/.test(url.pathname))
    return undefined;
  // `/.//elsewhere` has become `//elsewhere`, which would be read as another origin.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
