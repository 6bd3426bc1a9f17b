import { BufferedResponse, type VisitorFetch } from '@crema/api-client';
import { traceHeaders } from '@crema/commerce/platform/tracing/index';
import type { Logger } from 'pino';
import { type Engine, isUnable, watchEngine } from './engine-health.ts';

/** No engine is reachable, or each one called was lost before it answered. */
class EnginesAwayError extends Error {
  override readonly name = 'EnginesAwayError';
}

export interface Engines {
  /** A call to one that answers; where that is safe, to the next one when it fails. @throws {EnginesAwayError} */
  fetch: VisitorFetch;
  /** The next one to follow, the ones that are up first; undefined when all are away. */
  pick(): Engine | undefined;
  /** Whether none is reachable, so that a call would fail at once. */
  areAway(): boolean;
  /** `starting` until one has answered for the first time; `away` while none is up. */
  state(): 'up' | 'away' | 'starting';
  close(): void;
}

/** The commerce engines at these addresses, in turn. */
export function createEngines(addresses: readonly string[], log: Logger): Engines {
  const engines = addresses.map((address) => watchEngine(address.replace(/(?<!\/)\/+$/, ''), log));
  let turn = 0;

  /** Engines that are `up`, then `unwell` ones; each call begins with the next engine. */
  function inOrder(): Engine[] {
    turn = (turn + 1) % engines.length;
    const turned = [...engines.slice(turn), ...engines.slice(0, turn)];
    return (['up', 'unwell'] as const).flatMap((state) => turned.filter((engine) => engine.state === state));
  }

  return {
    fetch: async (input, init) => {
      const call = await callOf(input, init);
      let last: Response | undefined;
      let cause: unknown;
      for (const engine of inOrder()) {
        // It may have gone away while another one was asked.
        if (engine.state === 'away') continue;
        const outcome = await attempt(engine, call);
        if ('answer' in outcome) {
          last = outcome.answer;
          if (!isUnable(last.status) || !call.isRepeatable) return last;
        } else {
          cause = outcome.error;
          if (outcome.sent && !call.isRepeatable) throw cause;
        }
      }
      if (last) return last;
      throw new EnginesAwayError('No commerce engine answers', { cause });
    },
    pick: () => inOrder()[0],
    areAway: () => engines.every(({ state }) => state === 'away'),
    state: () => {
      if (engines.some(({ state }) => state === 'up')) return 'up';
      return engines.some(({ wasUp }) => wasUp) ? 'away' : 'starting';
    },
    close: () => {
      for (const engine of engines) engine.close();
    },
  };
}

interface Call {
  /** Path and query. */
  target: string;
  init: RequestInit;
  signal: AbortSignal;
  /** Doing it twice does no more than doing it once: a read, or a call with an `Idempotency-Key`. */
  isRepeatable: boolean;
}

/**
 * A call of the storefront's own address space. The visitor's address goes along for limits that count by it; the engine
 * believes it with `TRUST_PROXY=1`, or one more than stand in front of this process.
 */
async function callOf(...[input, init]: Parameters<VisitorFetch>): Promise<Call> {
  const request = new Request(input, init);
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  if (init?.remoteAddress) headers.append('x-forwarded-for', init.remoteAddress);
  // Read once, so that it can be sent again.
  const body = request.body ? await request.arrayBuffer() : undefined;
  return {
    target: pathname + search,
    init: { method, headers, body, redirect: request.redirect },
    signal: request.signal,
    isRepeatable: method === 'GET' || method === 'HEAD' || headers.has('idempotency-key'),
  };
}

type Outcome = { answer: Response } | { error: unknown; sent: boolean };

/**
 * One engine's whole answer: a connection lost half-way is a failure like one lost before. Ends when the engine is found
 * to be away. @throws the abort reason of the caller's own signal
 */
async function attempt(engine: Engine, { target, init, signal }: Call): Promise<Outcome> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  const forget = engine.onAway(() => ending.abort(new EnginesAwayError('The engine went away')));
  try {
    const answer = await fetch(engine.address + target, { ...init, signal: ending.signal });
    const body = Buffer.from(await answer.arrayBuffer());
    engine.report(isUnable(answer.status) ? 'unwell' : 'up');
    return { answer: new BufferedResponse(body, answer.status, answer.headers) };
  } catch (error) {
    signal.throwIfAborted();
    const sent = !wasNeverConnected(error);
    if (sent) {
      // One lost connection does not say whether the process is gone: probe it.
      if (engine.state === 'up') engine.report('unwell');
      void engine.check();
    } else engine.report('away');
    return { error, sent };
  } finally {
    forget();
    signal.removeEventListener('abort', end);
  }
}

const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Whether the call cannot have been done, because there was no connection to send it over. */
function wasNeverConnected(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return NEVER_CONNECTED.has(cause?.code ?? '');
}
