import type { Answer } from './attempt.ts';
import type { CallOptions } from './call-options.ts';

/** One failed attempt, for the log. `status` is absent when no answer came (network, timeout, unreadable body). */
export interface CallFailure {
  category: '4xx' | '5xx' | 'unknown';
  method: string;
  url: string;
  status?: number;
  /** False for an attempt that is retried. */
  final: boolean;
  error?: unknown;
}

export function categoryOf(status: number | undefined): CallFailure['category'] {
  if (status !== undefined && status >= 400 && status < 500) return '4xx';
  if (status !== undefined && status >= 500 && status < 600) return '5xx';
  return 'unknown';
}

/**
 * What a failed answer throws: with `throwStatus` an object with `error` (the parsed body of a 400, else the response)
 * and `status`; without it the parsed body of a 400 or 401, and the response itself for all others.
 */
export function thrownFor(answer: Answer, call: CallOptions): unknown {
  const { response, body } = answer;
  bodies.set(response, body);
  if (call.throwStatus) {
    return { error: response.status === 400 ? body : response, status: response.status };
  }
  return response.status === 400 || response.status === 401 ? body : response;
}

const bodies = new WeakMap<Response, unknown>();

/** The parsed body of a response that was thrown: its stream has been read, and a 409 says in it what is sold out. */
export function bodyOf(response: Response): unknown {
  return bodies.get(response);
}
