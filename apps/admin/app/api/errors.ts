/** One thing that the engine refuses. */
export interface Problem {
  type: string;
  /** A sentence in the reader's language. */
  message: string;
  reason?: string;
  /** The field, such as `changes.value`. */
  subject?: string;
  subjectType?: string;
}

/** The engine answered that it will not. */
export class Refusal extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, problems: readonly Problem[], retryAfter?: number) {
    super(problems[0]?.message ?? `${status}`);
    this.status = status;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: whether the call had an effect is not known. */
export class ConnectionLost extends Error {}

export const statusOf = (error: unknown): number | undefined =>
  error instanceof Refusal ? error.status : undefined;

/** The first thing that is refused. */
export const typeOf = (error: unknown): string | undefined =>
  error instanceof Refusal ? error.problems[0]?.type : undefined;

/** An earlier try with the same key asked for something else. */
export const KEY_REUSED = 'IdempotencyKeyReuseError';

/** Whether it is known that the call did nothing, and will not with its key: the next try is another wish. */
export const isDecided = (error: unknown): boolean =>
  error instanceof Refusal &&
  error.status < 500 &&
  error.status !== 429 &&
  ![KEY_REUSED, 'RequestInProgressError'].includes(typeOf(error) ?? '');
