/**
 * Where a process can die: every step that changes something outside of it. Statements are watched at the database's driver and
 * calls where they leave the process, so that no part of the shop knows of it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** What a process did: a change that is committed, or a call; `look`: nothing changed. */
export interface Step {
  /** Such as `insert provider_refunds`, `commit order_payments` or `POST refunds`. */
  name: string;
  kind: 'change' | 'look';
}

/** The process was killed: nothing that it would still do happens. */
class Killed extends Error {
  constructor(step: string) {
    super(`killed after ${step}`);
    this.name = 'Killed';
  }
}

/** What a process does from one act of the proof to its end. */
export interface Life {
  isOver: boolean;
  /** Told of each step once it is done and before the process knows; throws to end the process there. */
  reach(step: Step): Promise<void>;
}

const lives = new AsyncLocalStorage<Life>();

/** Runs `work` as one life. After its end every statement and call of it fails unsent. */
export const live = <T>(life: Life, work: () => Promise<T>): Promise<T> => lives.run(life, work);

/** Ends a life. */
export function end(life: Life, { name }: Step): never {
  life.isOver = true;
  throw new Killed(name);
}

/** Reaches Stripe through `fetch`, as a step of the life that calls. */
export const watchedFetch =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    const life = lives.getStore();
    if (life?.isOver) throw new Killed('its end');
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? 'GET';
    // Ids are left out: the step has the same name in every run.
    const route = url.pathname.replace(/^\/v1\//, '').replace(/\/[a-z]+_\w+/, '/:id');
    const step: Step = { name: `${method} ${route}`, kind: method === 'GET' ? 'look' : 'change' };
    const answer = await fetch(input, init).catch((error: unknown) => ({ error }));
    await life?.reach(step);
    if ('error' in answer) throw answer.error;
    return answer;
  };

/** Tables that the running transaction of a connection has written to. */
const written = new WeakMap<object, Set<string>>();

/**
 * What the pool says to a new connection. It may have been opened for a life that is over by now, and be given to whoever
 * waits: no step of anybody's.
 */
const SETS_UP = /^select set_config\('statement_timeout'/;

/** From now on every statement of this process's connections is a step of the life that sends it. */
export function watchStatements(): void {
  const { query } = pg.Client.prototype;
  const { connect } = pg.Pool.prototype;
  // Who waits for a connection is called by who gives it back, and stays who he is: not a part of that one's life.
  Object.defineProperty(pg.Pool.prototype, 'connect', {
    value: function (this: pg.Pool, ...[told]: ((...args: unknown[]) => void)[]): unknown {
      return Reflect.apply(connect, this, told ? [AsyncLocalStorage.bind(told)] : []);
    },
  });
  const watched = async (client: object, life: Life, args: readonly unknown[]): Promise<unknown> => {
    if (life.isOver) throw new Killed('its end');
    const answer: unknown = await Reflect.apply(query, client, args);
    const step = stepOf(client, textOf(args[0]));
    if (step) await life.reach(step);
    return answer;
  };
  Object.defineProperty(pg.Client.prototype, 'query', {
    value: function (this: object, ...args: unknown[]): unknown {
      const life = lives.getStore();
      const text = textOf(args[0]);
      if (!life || text === '' || SETS_UP.test(text)) return Reflect.apply(query, this, args);
      const last = args.at(-1);
      if (typeof last !== 'function') return watched(this, life, args);
      // The pool's own calls end with a function that takes the answer.
      watched(this, life, args.slice(0, -1)).then(
        (answer) => last(undefined, answer),
        (error: unknown) => last(error),
      );
      return undefined;
    },
  });
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

const WRITES =
  /\binsert into "?([\w.]+)|(?<!\bfor |\bdo |\bkey )\bupdate "?([\w.]+)|\bdelete from "?([\w.]+)/gi;

/** Undefined inside a transaction: what is not committed is gone with the process. */
function stepOf(client: object, text: string): Step | undefined {
  const tables = [...text.matchAll(WRITES)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
  const inside = written.get(client);
  if (/^begin\b/i.test(text)) written.set(client, new Set());
  else if (inside && /^(commit|rollback)\b/i.test(text)) {
    written.delete(client);
    if (/^commit/i.test(text) && inside.size > 0)
      return { name: `commit ${[...inside].sort().join(' ')}`, kind: 'change' };
  } else if (inside) for (const table of tables) inside.add(table);
  else if (tables.length > 0)
    return { name: `write ${[...new Set(tables)].sort().join(' ')}`, kind: 'change' };
  else return { name: 'a look at the database', kind: 'look' };
  return undefined;
}
