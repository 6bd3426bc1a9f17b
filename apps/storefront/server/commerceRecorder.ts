import type { VisitorFetch } from '@crema/api-client';

/** What the commerce answers behind a page say about keeping it. */
export interface CommerceRecord {
  /** From `Cache-Tag`, space separated. */
  tags: Set<string>;
  /** Epoch ms of the earliest `X-Valid-Until`; Infinity without one. */
  validUntil: number;
  /** An answer failed: the page may be shown, not kept. */
  failed: boolean;
  /** An answer was for one visitor only (`private`, `no-store`, a cookie): the page may be neither kept nor shared. */
  personal: boolean;
}

/** Whose request a render's calls are made for, as limits by address see it. */
export interface Visitor {
  remoteAddress?: string;
  /** `X-Forwarded-For` as received; the engine believes it only behind a trusted proxy. */
  forwardedFor?: string;
}

/** A fetch for a visitor that notes in `record` what the answers say. */
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
      throw error;
    });
    note(response, record);
    return response;
  };
}

export function newRecord(): CommerceRecord {
  return { tags: new Set(), validUntil: Number.POSITIVE_INFINITY, failed: false, personal: false };
}

/** Takes down what one answer says. */
export function note({ ok, headers }: Response, record: CommerceRecord): void {
  if (!ok) record.failed = true;
  for (const tag of headers.get('cache-tag')?.split(' ') ?? []) if (tag !== '') record.tags.add(tag);
  const until = Date.parse(headers.get('x-valid-until') ?? '');
  if (until < record.validUntil) record.validUntil = until;
  if (/\b(private|no-store)\b/.test(headers.get('cache-control') ?? '') || headers.has('set-cookie')) {
    record.personal = true;
  }
}
