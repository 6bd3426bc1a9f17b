import type { Failure } from '#app/platform/store/failure.ts';

/** How a form of outreach ended: what to say, and what is wrong with which field. */
export type Outcome = { message: string } | { failure: Failure };
