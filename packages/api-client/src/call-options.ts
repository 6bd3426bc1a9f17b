/** What one call may ask of the lifecycle, beside its typed parameters and body. */
export interface CallOptions {
  /** Send the access token when there is one, and treat a 401 as an expired token (one retry with a fresh one). */
  bearer?: boolean;
  /** Send the body form-encoded instead of as JSON. */
  form?: boolean;
  /** Leave the product agent header out. */
  withoutAgent?: boolean;
  /** Throw `{ error, status }` instead of the parsed body (400, 401) or the response (all others). */
  throwStatus?: boolean;
  /** Mutations get a random key when this is absent; the same key is sent on the retry. 16–64 characters. */
  idempotencyKey?: string;
  /** The caller's own abort; an aborted call is not retried. */
  signal?: AbortSignal;
}
