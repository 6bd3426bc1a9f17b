/** Where a log-in leads back to: a path of this shop, never another origin and not the log-in itself. */
export function safeReturn(next: string | null | undefined, origin: string): string | undefined {
  // One slash, then no other and no backslash, which browsers read as one; nothing that they would drop first.
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return undefined;
  const url = URL.canParse(next, origin) ? new URL(next, origin) : undefined;
  if (!url || url.origin !== origin || /^(\/fr)?\/(login|authCallBack)(\/|$)/.test(url.pathname))
    return undefined;
  // `/.//elsewhere` has become `//elsewhere`, another origin to whoever reads it next.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
