/**
 * The text of a badge string, `text||#foreground||#background`, used only if it has three non-empty parts.
 * The colours are the merchant's; inline styles are not possible under the content security policy, so the
 * brand's own badge colours stand in for them.
 */
export function badgeOf(badge: string | undefined, separator = '||'): string | undefined {
  const parts = badge?.split(separator).map((part) => part.trim()) ?? [];
  return parts.length === 3 && parts.every(Boolean) ? parts[0] : undefined;
}
