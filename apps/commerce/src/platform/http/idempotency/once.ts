import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from './answers.ts';
import type { Idempotency } from './idempotency.ts';
import type { OnceOptions } from './idempotency.types.ts';

/** A call to be answered once per `Idempotency-Key`. */
export interface OnceCall extends OnceOptions {
  /** Status of its answer; 200 if absent. */
  status?: number;
}

/**
 * Runs the work of a call at most once per `Idempotency-Key` and sends its answer, or the earlier one.
 *
 * @param run `idempotency.inTransaction` or `idempotency.acrossTransactions`.
 * @throws the work's refusal, also for a repeat.
 */
export async function answerOnce(
  run: Idempotency['inTransaction'],
  request: FastifyRequest,
  reply: FastifyReply,
  { status = 200, ...options }: OnceCall,
  work: () => Promise<object>,
): Promise<FastifyReply> {
  return sendAnswer(reply, await run(request, options, async () => ({ status, body: await work() })));
}
