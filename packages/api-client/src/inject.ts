import { BufferedResponse } from './bufferedResponse.ts';

/** As much of a Fastify instance as dispatching into it takes. */
export interface Injectable {
  inject(options: {
    method: never;
    url: string;
    headers: Record<string, string>;
    payload?: Buffer;
    remoteAddress?: string;
  }): PromiseLike<{ statusCode: number; headers: Record<string, unknown>; rawPayload: Buffer }>;
}

/** A fetch on behalf of a visitor: `remoteAddress` is the peer's, for limits that count by address. */
export type VisitorFetch = (
  input: RequestInfo | URL,
  init?: RequestInit & { remoteAddress?: string },
) => Promise<Response>;

/** A fetch that dispatches into a Fastify app of this process: no socket, the same routes, hooks and errors. */
export function injectFetch(app: Injectable): VisitorFetch {
  return async (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const signal = init?.signal ?? request.signal;
    signal.throwIfAborted();
    const url = request.url;
    const dispatched = app.inject({
      method: request.method as never,
      url: url.slice(url.indexOf('/', url.indexOf('//') + 2)),
      headers: Object.fromEntries(request.headers),
      ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
      ...(init?.remoteAddress ? { remoteAddress: init.remoteAddress } : {}),
    });
    const answer = await orAborted(dispatched, signal);
    return new BufferedResponse(answer.rawPayload, answer.statusCode, headerPairs(answer.headers));
  };
}

function headerPairs(headers: Record<string, unknown>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one): [string, string][] =>
      one === undefined ? [] : [[name, String(one)]],
    ),
  );
}

/** The app finishes what it began; the caller stops waiting. */
async function orAborted<Answer>(answer: PromiseLike<Answer>, signal: AbortSignal): Promise<Answer> {
  let stop: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([answer, aborted]);
  } finally {
    if (stop) signal.removeEventListener('abort', stop);
  }
}
