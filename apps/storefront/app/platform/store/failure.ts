import { bodyOf } from '@crema/api-client';

/** An error as a slice stores it: serialisable, so that it crosses from the server with the rest of the state. */
export interface Failure {
  /** HTTP status of the answer; absent when none came or the client threw the parsed body alone. */
  status?: number;
  /** Codes and messages of the commerce API's `errors[]`; without an answer the error's name, and no message. */
  errors: { type: string; message: string; reason?: string; subject?: string }[];
  /** The call was abandoned by the page, not refused. */
  aborted?: boolean;
}

/** From anything the API client throws: a response, `{ error, status }`, a parsed body, or an Error. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Response) return { status: thrown.status, errors: errorsOf(bodyOf(thrown)) };
  if (isRecord(thrown)) {
    const status = typeof thrown.status === 'number' ? thrown.status : undefined;
    const error = thrown.error instanceof Response ? bodyOf(thrown.error) : thrown.error;
    const errors = errorsOf(isRecord(error) ? error : thrown);
    if (errors.length > 0 || status !== undefined) return { status, errors };
  }
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return {
    // A browser's message ("Failed to fetch") is not for shoppers; the screen has a sentence of its own.
    errors: [{ type: error.name, message: '' }],
    ...(error.name === 'AbortError' ? { aborted: true } : {}),
  };
}

function errorsOf(body: unknown): Failure['errors'] {
  return isRecord(body) && Array.isArray(body.errors) ? (body.errors as Failure['errors']) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
