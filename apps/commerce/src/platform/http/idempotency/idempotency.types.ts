import type { Language } from '@crema/brands';
import type { Clock } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';

/** Status and body of an answer that can be kept and sent again. */
export interface Answer {
  status: number;
  body: unknown;
}

/** One key in its scope, with the hash of the call's body. */
export interface Slot {
  language: Language;
  scope: string;
  key: string;
  hash: string;
}

export interface OnceOptions {
  /** Name of the operation, e.g. `addProductToCart`. */
  operation: string;
  /** Caller or cart that the key belongs to. */
  owner: string;
  /** 400 without the header. */
  required?: boolean;
  /**
   * What must be equal in a repeat; absent: the whole body. Used to leave out secrets that a caller does not repeat.
   */
  asked?: unknown;
  /**
   * The result of the work, if it was finished although the call that began it has not answered.
   *
   * @throws the refusal it ended with.
   */
  resume?(): Promise<Answer | undefined>;
}

/** An answer with the values of `keepText` that keep it; without them the call has no key. */
export interface KeptAnswer {
  answer: Answer;
  kept?: readonly unknown[];
}

/** The process that claims keys. */
export interface KeyOwner {
  db: Database;
  clock: Clock;
  /** The number of this process among those present on the database. */
  me: number;
  /** Claims of this process without work: the database was away when they were to be released. */
  abandoned: Set<string>;
  closed: boolean;
}
