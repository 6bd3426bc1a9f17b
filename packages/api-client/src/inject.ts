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
    return new InjectedResponse(answer.rawPayload, answer.statusCode, headerPairs(answer.headers));
  };
}

/**
 * An answer whose bytes are here already. Reading them through a web stream, as `Response` does, costs more than the
 * rest of the call (0.5 ms of 1 ms for 80 kB); `body` is null, the reading methods work any number of times.
 */
class InjectedResponse extends Response {
  readonly #payload: Buffer;

  constructor(payload: Buffer, status: number, headers: [string, string][]) {
    super(null, { status, headers });
    this.#payload = payload;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#payload.toString());
  }

  override async json(): Promise<unknown> {
    return JSON.parse(this.#payload.toString());
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(this.#payload).buffer;
  }
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
