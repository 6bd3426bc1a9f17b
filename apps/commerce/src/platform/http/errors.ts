import type { Language } from '@crema/brands';

/** A message in English and in French. */
export type Texts = readonly [en: string, fr: string];

/** A message in the shopper's language. */
export const say = (language: Language, en: string, fr: string): string => (language === 'fr' ? fr : en);

/** The language of a call that no route has parsed: by its address, even if the query cannot be read. */
export const languageAsked = ({ url }: { url: string }): Language =>
  /[?&]lang=fr(?:[&#]|$)/.test(url) ? 'fr' : 'en';

/** One item of the OCC error body: `{"errors":[{"type","message","reason"?,"subject"?,"subjectType"?}]}`. */
export interface ErrorItem {
  type: string;
  message: string;
  reason?: string;
  subject?: string;
  subjectType?: string;
}

/** An expected failure. Thrown by services; the error handler turns it into an answer. */
export class OccError extends Error {
  readonly status: number;
  readonly errors: ErrorItem[];
  /** Extra response headers, e.g. `Retry-After`. */
  readonly headers: Record<string, string>;

  constructor(status: number, errors: ErrorItem[], headers: Record<string, string> = {}) {
    super(errors[0]?.message ?? 'Request failed');
    this.name = 'OccError';
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}

type Details = Omit<ErrorItem, 'type' | 'message'>;

const one =
  (status: number) =>
  (type: string, message: string, details: Details = {}): OccError =>
    new OccError(status, [{ type, message, ...details }]);

/** 400: the input is wrong. */
export const badRequest = one(400);
/** 401: no token, or a token of another site. */
export const unauthorized = one(401);
/** 403: known caller, not allowed. */
export const forbidden = one(403);
/** 404: no such thing. */
export const notFound = one(404);
/** 409: stale cart, sold out, used coupon. */
export const conflict = one(409);

/** 429: too often; `retryAfter` in seconds, where it is known. */
export const tooManyRequests = (message: string, reason: string, retryAfter?: number): OccError =>
  new OccError(
    429,
    [{ type: 'TooManyRequestsError', message, reason }],
    retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
  );

/** 503: a service that the shop needs is not reachable. `retryAfter` in seconds. */
export const unavailable = (message: string, reason: string, retryAfter: number): OccError =>
  new OccError(503, [{ type: 'ServiceUnavailableError', message, reason }], {
    'Retry-After': String(retryAfter),
  });

/** 400: a mailed link that was used, has expired or never existed. */
export const usedLink = (language: Language): OccError =>
  badRequest(
    'InvalidLinkError',
    say(
      language,
      'This link was used or has expired. Ask for a new one.',
      'Ce lien a servi ou a expiré. Demandez-en un autre.',
    ),
    { reason: 'link', subject: 'token', subjectType: 'field' },
  );
