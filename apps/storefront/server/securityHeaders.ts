import { hash } from 'node:crypto';

/** The headers of every answer that are the same for all, as name and value in turn. */
export const FIXED_HEADERS: readonly string[] = [
  'x-content-type-options',
  'nosniff',
  'referrer-policy',
  'strict-origin-when-cross-origin',
  'permissions-policy',
  'camera=(), microphone=(), usb=()',
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
];

/**
 * A page's own policy: the inline script that the shop itself wrote, which is a part of its own, by hash; no other
 * inline, so that one that got into a text some way is not run; no other origin but the payment frame's. What would
 * only repeat `default-src` is left out: headers are not compressed, and a list's first window of TCP is full.
 */
export function contentSecurityPolicy(html: readonly string[], frameOrigins: readonly string[]): string {
  const frames = frameOrigins.length === 0 ? "'none'" : frameOrigins.join(' ');
  return [
    "default-src 'self'",
    `script-src 'self'${html.filter(isOwnScript).flatMap(inlineScripts).map(sourceOf).join('')}`,
    "img-src 'self' data:",
    `frame-src ${frames}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/csp',
  ].join('; ');
}

/** Parts are cut by the shop, never by what stands in a text: what begins as a script is its own. */
const isOwnScript = (part: string): boolean => part.startsWith('<script>');

/** The text of every executable inline script. Data blocks (`application/json`, `application/ld+json`) need no hash. */
export function inlineScripts(html: string): string[] {
  const found: string[] = [];
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const open = html.indexOf('>', at) + 1;
    const close = html.indexOf('</script', open);
    if (open === 0 || close === -1) break;
    const tag = html.slice(at, open);
    // One without text is not run.
    if (open < close && !/\ssrc=|\stype="application\//.test(tag)) found.push(html.slice(open, close));
    at = close;
  }
  return found;
}

/** Most inline scripts repeat from page to page. */
const sources = new Map<string, string>();
const MOST_SOURCES = 1_000;

function sourceOf(script: string): string {
  let source = sources.get(script);
  if (source === undefined) {
    source = ` 'sha256-${hash('sha256', script, 'base64')}'`;
    if (sources.size >= MOST_SOURCES) sources.clear();
    sources.set(script, source);
  }
  return source;
}
