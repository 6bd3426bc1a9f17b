import { type Answer, attempt } from './attempt.ts';
import type { CallOptions } from './call-options.ts';
import { type CallFailure, categoryOf, thrownFor } from './failure.ts';
import type { TokenSource } from './token-source.ts';

/** From the specification, section 9. */
const TIMEOUT_MS = 60_000;

export interface LifecycleOptions {
  fetch: typeof fetch;
  tokens?: TokenSource;
  /** Told of every failed attempt. */
  onFailure?: (failure: CallFailure) => void;
  /** Milliseconds until an attempt is aborted; 60 000 unless a test says otherwise. */
  timeoutMs?: number;
}

type Outcome = { answer: Answer } | { error: unknown };

/**
 * Sends what `build` makes at most twice. A 401 on a bearer call drops the token and retries with a fresh one; any other failure
 * retries as it is, which the Idempotency-Key on it makes safe. Throws as `thrownFor` says, or the transport's own error.
 */
export async function send(
  build: () => Request,
  call: CallOptions,
  options: LifecycleOptions,
): Promise<Answer> {
  const token = call.bearer ? await options.tokens?.current() : undefined;
  const request = build();
  const first = await outcome(withToken(request, token), call, options);
  if (succeeded(first)) return first.answer;
  if (call.signal?.aborted) throw thrown(first, call);
  report(first, request, false, options);

  let retryToken = token;
  if (call.bearer && options.tokens && statusOf(first) === 401) {
    options.tokens.clear();
    retryToken = await options.tokens.fresh(token);
  }
  // A body can be read once, and a copy of it costs more than a request made anew.
  const second = await outcome(withToken(build(), retryToken), call, options);
  if (succeeded(second)) return second.answer;
  report(second, request, true, options);
  throw thrown(second, call);
}

async function outcome(request: Request, call: CallOptions, options: LifecycleOptions): Promise<Outcome> {
  try {
    return { answer: await attempt(options.fetch, request, options.timeoutMs ?? TIMEOUT_MS, call.signal) };
  } catch (error) {
    return { error };
  }
}

function withToken(request: Request, token: string | undefined): Request {
  if (token === undefined) request.headers.delete('authorization');
  else request.headers.set('authorization', `Bearer ${token}`);
  return request;
}

function succeeded(result: Outcome): result is { answer: Answer } {
  return 'answer' in result && result.answer.response.ok;
}

function statusOf(result: Outcome): number | undefined {
  return 'answer' in result ? result.answer.response.status : undefined;
}

function thrown(result: Outcome, call: CallOptions): unknown {
  return 'answer' in result ? thrownFor(result.answer, call) : result.error;
}

function report(result: Outcome, request: Request, final: boolean, options: LifecycleOptions): void {
  const status = statusOf(result);
  options.onFailure?.({
    category: categoryOf(status),
    method: request.method,
    url: request.url,
    status,
    final,
    ...('error' in result ? { error: result.error } : {}),
  });
}
