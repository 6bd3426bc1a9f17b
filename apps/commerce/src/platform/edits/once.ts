import type { FastifyReply, FastifyRequest } from 'fastify';
import { staffOf } from '#platform/admin/index.ts';
import type { Idempotency } from '#platform/http/index.ts';
import { etagOf } from './edits.schemas.ts';

interface OnceEdit {
  operation: string;
  /** What it changes: a row, an edit, a batch; absent: something new. */
  of?: string;
  /** Status of the answer; 200 if absent. */
  status?: number;
}

/**
 * Makes a change and sends its answer, with the new version as `ETag`. Sent again by the same member of staff with its
 * Idempotency-Key and the version that it began from, it is not made again, and the first answer is sent.
 *
 * @throws {OccError} the refusal of the change; 409 for a key that was used for another change
 */
export async function answerEdit(
  { inTransaction }: Pick<Idempotency, 'inTransaction'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, of = '', status = 200 }: OnceEdit,
  work: () => Promise<object>,
): Promise<FastifyReply> {
  const { headers, body } = request;
  const owner = `${staffOf(request).staffId}:${of}`;
  const asked = { body, version: headers['if-match'] };
  const answer = await inTransaction(request, { operation, owner, asked }, async () => ({
    status,
    body: await work(),
  }));
  const { version } = answer.body as { version?: string };
  if (version) reply.header('ETag', etagOf(version));
  return reply.status(answer.status).send(answer.body);
}
