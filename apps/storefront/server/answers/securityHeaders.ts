import { hash } from 'node:crypto';
import type { PaymentOrigins } from '../options.ts';

/** Headers that every answer has, as alternating names and values. */
export const FIXED_HEADERS: readonly string[] = [
  'x-content-type-options',
  'nosniff',
  // The origin only, within the shop too: an address can hold an order's guid, and one document shows many pages.
  'referrer-policy',
  'strict-origin',
  'permissions-policy',
  'camera=(), microphone=(), usb=()',
  'cross-origin-opener-policy',
  'same-origin',
  'cross-origin-resource-policy',
  'same-origin',
];

/** The same for a page with a payment provider's script, whose wallets open windows that answer it. */
export const PAYMENT_HEADERS: readonly string[] = FIXED_HEADERS.map((text, at) =>
  FIXED_HEADERS[at - 1] === 'cross-origin-opener-policy' ? 'same-origin-allow-popups' : text,
);

/**
 * A page's own policy. Allows by hash the inline script that the shop itself wrote, which is a part of `html` of its
 * own; no other inline script, so that one injected through a text does not run; no other origin except the payment
 * frame's. What would repeat `default-src` is left out: headers are not compressed, and a list's page fills TCP's first
 * window.
 *
 * @param framed whether the back office, on the same host, may show the page in a frame
 * @param payment what a payment provider's script on the page needs
 */
export function contentSecurityPolicy(
  html: readonly string[],
  frameOrigins: readonly string[],
  framed = false,
  { script = [], connect = [] }: Partial<Pick<PaymentOrigins, 'script' | 'connect'>> = {},
): string {
  const frames = frameOrigins.length === 0 ? "'none'" : frameOrigins.join(' ');
  return [
    "default-src 'self'",
    `script-src 'self'${html.filter(isOwnScript).flatMap(inlineScripts).map(sourceOf).join('')}${listed(script)}`,
    "img-src 'self' data:",
    `frame-src ${frames}`,
    ...(connect.length > 0 ? [`connect-src 'self'${listed(connect)}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    'report-uri /api/csp',
  ].join('; ');
}

const listed = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join('');

/** The shop decides where parts begin, never the content of a text: a part that begins with a script is the shop's. */
const isOwnScript = (part: string): boolean => part.startsWith('<script');

/** The text of every executable inline script. Data blocks (`application/json`, `application/ld+json`) need no hash. */
export function inlineScripts(html: string): string[] {
  const found: string[] = [];
  for (let at = html.indexOf('<script'); at !== -1; at = html.indexOf('<script', at)) {
    const open = html.indexOf('>', at) + 1;
    const close = html.indexOf('</script', open);
    if (open === 0 || close === -1) break;
    const tag = html.slice(at, open);
    // An empty script does not run.
    if (open < close && !/\ssrc=|\stype="application\//.test(tag)) found.push(html.slice(open, close));
    at = close;
  }
  return found;
}

/** Hashes of inline scripts, most of which are the same on many pages. */
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
