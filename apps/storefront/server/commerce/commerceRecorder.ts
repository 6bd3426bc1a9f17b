import type { VisitorFetch } from '@crema/api-client';

/** What the commerce answers behind a page allow the cache. */
export interface CommerceRecord {
  /** From `Cache-Tag`, space separated. */
  tags: Set<string>;
  /** Epoch ms of the earliest `X-Valid-Until`; Infinity without one. */
  validUntil: number;
  /** An answer failed: the page may be shown, but not kept. */
  failed: boolean;
  /** A call had no answer, or the engine is unavailable (502, 503, 504). */
  unanswered: boolean;
  /** An answer was for one visitor only (`private`, `no-store`, a cookie): the page may be neither kept nor shared. */
  personal: boolean;
  /** The engine took the preview ticket of the page for its own. */
  preview: boolean;
}

/** The visitor whose request a render is for; limits by address count his calls. */
export interface Visitor {
  remoteAddress?: string;
  /** `X-Forwarded-For` as received; the engine believes it only behind a trusted proxy. */
  forwardedFor?: string;
}

/** A fetch for a visitor that records in `record` what the answers allow. */
export function recordingFetch(
  fetchCommerce: VisitorFetch,
  record: CommerceRecord,
  { remoteAddress, forwardedFor }: Visitor,
): typeof fetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : new Request(input);
    if (forwardedFor) request.headers.set('x-forwarded-for', forwardedFor);
    const response = await fetchCommerce(request, { ...init, remoteAddress }).catch((error: unknown) => {
      record.failed = true;
      record.unanswered = true;
      throw error;
    });
    note(response, record);
    return response;
  };
}

export function newRecord(): CommerceRecord {
  return {
    tags: new Set(),
    validUntil: Number.POSITIVE_INFINITY,
    failed: false,
    unanswered: false,
    personal: false,
    preview: false,
  };
}

/** Records what one answer allows. */
export function note({ ok, status, headers }: Response, record: CommerceRecord): void {
  if (!ok) record.failed = true;
  if (status >= 502 && status <= 504) record.unanswered = true;
  for (const tag of headers.get('cache-tag')?.split(' ') ?? []) if (tag !== '') record.tags.add(tag);
  const until = Date.parse(headers.get('x-valid-until') ?? '');
  if (until < record.validUntil) record.validUntil = until;
  if (/\b(private|no-store)\b/.test(headers.get('cache-control') ?? '') || headers.has('set-cookie')) {
    record.personal = true;
  }
  if (headers.get('x-robots-tag') === 'noindex') record.preview = true;
}
