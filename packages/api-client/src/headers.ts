import type { CallOptions } from './call-options.ts';

export interface HeaderSources {
  /** Sent as `X-Product-Agent` unless a call leaves it out. */
  agent: string;
  /** Correlates the logs of one visit: 16 random bytes in hex and a time suffix. */
  correlationId?: () => string | undefined;
  /** SESSION and utag_main, for a transport without a cookie jar; a browser sends its cookies by itself. */
  cookies?: () => { SESSION?: string; utag_main?: string };
}

/** The two cookies every call carries; no other cookie of the visitor goes to the commerce engine this way. */
const CARRIED_COOKIES = ['SESSION', 'utag_main'] as const;

export function callHeaders(
  sources: HeaderSources,
  method: string,
  call: CallOptions,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json, text/html;q=0.9, text/plain;q=0.8',
    'content-type': call.form ? 'application/x-www-form-urlencoded' : 'application/json',
  };
  if (!call.withoutAgent) headers['x-product-agent'] = sources.agent;
  const correlationId = sources.correlationId?.();
  if (correlationId) headers['x-correlation-id'] = correlationId;
  const cookie = cookieHeader(sources.cookies?.() ?? {});
  if (cookie) headers.cookie = cookie;
  if (isMutation(method)) headers['idempotency-key'] = call.idempotencyKey ?? randomKey();
  return headers;
}

function cookieHeader(values: { SESSION?: string; utag_main?: string }): string {
  return CARRIED_COOKIES.flatMap((name) => (values[name] ? [`${name}=${values[name]}`] : [])).join('; ');
}

function isMutation(method: string): boolean {
  return method !== 'get' && method !== 'head' && method !== 'options';
}

/** 32 hex characters. Not `randomUUID`, which browsers offer on secure origins only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A form body; absent values are left out, arrays repeat their name. */
export function formEncode(body: unknown): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) form.append(name, String(one));
    }
  }
  return form.toString();
}
