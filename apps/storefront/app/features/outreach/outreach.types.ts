import type { Failure } from '#app/platform/store/failure.ts';

/** Outcome of a form: a message, or what is wrong with which field. */
export type Outcome = { message: string } | { failure: Failure };
