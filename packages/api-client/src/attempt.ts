import { parseBody } from './parse.ts';

/** A response whose body has been read, so that nothing of the call outlives its timeout. */
export interface Answer {
  response: Response;
  body: unknown;
}

/** Sends one request and reads its answer; aborts both after `timeoutMs` or when the caller does. */
export async function attempt(
  fetchImpl: typeof fetch,
  request: Request,
  timeoutMs: number,
  callerSignal: AbortSignal | undefined,
): Promise<Answer> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer in ${timeoutMs} ms`, 'TimeoutError')),
    timeoutMs,
  );
  const abort = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) abort();
  callerSignal?.addEventListener('abort', abort, { once: true });
  try {
    const response = await fetchImpl(request, { signal: controller.signal });
    return { response, body: await parseBody(response) };
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', abort);
  }
}
