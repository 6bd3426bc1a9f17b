import type { Logger } from 'pino';

/** How often an engine is asked whether it answers, and how long it may take, in milliseconds. */
const EVERY_MS = 1_000;
const DEADLINE_MS = 1_500;
/** After this many probes in a row without an answer the engine counts as away. */
const SILENCES = 2;

/**
 * - `up`: it answers.
 * - `unwell`: it is reachable and its last answer was 502, 503 or 504: its database is away, or a balancer has no engine.
 * - `away`: no connection, or no answer.
 */
export type EngineState = 'up' | 'unwell' | 'away';

export interface Engine {
  /** Without a slash at the end. */
  readonly address: string;
  readonly state: EngineState;
  /** Whether it has ever been up. */
  readonly wasUp: boolean;
  /** Records the state that a call found. On `away` the engine's open calls are ended. */
  report(state: EngineState): void;
  /** Probes the engine at once; does nothing while a probe is under way. */
  check(): Promise<void>;
  /** Calls `end` when the engine goes away. Returns how to stop that. */
  onAway(end: () => void): () => void;
  close(): void;
}

/** Whether a status says that the engine cannot serve calls at present. */
export const isUnable = (status: number): boolean => status === 502 || status === 503 || status === 504;

/** Answered by a live process, even without its database. */
const PATH = '/healthz';

/** Watches one engine: probes it every second and takes in what calls to it report. */
export function watchEngine(address: string, log: Logger, every = EVERY_MS, deadline = DEADLINE_MS): Engine {
  // Reachable until shown otherwise, so that pages requested right after the start are tried.
  let state: EngineState = 'unwell';
  let wasUp = false;
  let silences = 0;
  let closed = false;
  let checking: Promise<void> | undefined;
  const openCalls = new Set<() => void>();

  function report(next: EngineState): void {
    if (next === 'up') wasUp = true;
    if (next === state || closed) return;
    const before = state;
    state = next;
    if (next === 'away') {
      log.warn({ engine: address }, 'an engine is away');
      for (const end of [...openCalls]) end();
    } else if (before === 'away') log.info({ engine: address, state: next }, 'an engine is back');
  }

  async function ask(): Promise<void> {
    try {
      const answer = await fetch(address + PATH, { signal: AbortSignal.timeout(deadline) });
      silences = 0;
      await answer.body?.cancel();
      report(isUnable(answer.status) ? 'unwell' : 'up');
    } catch (error) {
      silences = isSilence(error) ? silences + 1 : SILENCES;
      if (silences >= SILENCES) report('away');
      else await ask();
    }
  }

  function check(): Promise<void> {
    checking ??= ask().finally(() => {
      checking = undefined;
    });
    return checking;
  }
  const timer = setInterval(() => void check(), every).unref();
  void check();

  return {
    address,
    get state() {
      return state;
    },
    get wasUp() {
      return wasUp;
    },
    report,
    check,
    onAway(end) {
      openCalls.add(end);
      return () => openCalls.delete(end);
    },
    close: () => {
      closed = true;
      clearInterval(timer);
    },
  };
}

const isSilence = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError';
