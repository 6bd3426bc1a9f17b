import type { Language } from '@crema/brands';
import type { FastifyReply } from 'fastify';
import { conflict, OccError, say } from '../errors.ts';
import type { Answer } from './idempotency.types.ts';

export const keyReused = (language: Language): OccError =>
  conflict(
    'IdempotencyKeyReuseError',
    say(
      language,
      'This Idempotency-Key was used with another body.',
      'Cette Idempotency-Key a servi avec un autre corps.',
    ),
  );

export const stillRunning = (language: Language): OccError =>
  conflict(
    'RequestInProgressError',
    say(
      language,
      'The first request with this key is still running.',
      'La première demande avec cette clé est encore en cours.',
    ),
  );

/** Whether an error is the answer of the work, to be kept and repeated. */
export const isRefusal = (error: unknown): error is OccError =>
  error instanceof OccError &&
  error.status < 500 &&
  // The same call may succeed later.
  error.status !== 429 &&
  // Refused because of the key, not answered by the work.
  error.errors[0]?.type !== 'IdempotencyKeyReuseError' &&
  error.errors[0]?.type !== 'RequestInProgressError';

export const refusalOf = (error: OccError) => ({ status: error.status, body: { errors: error.errors } });

/** The refusal in a kept answer, to be thrown again; `undefined` for any other answer. */
export const keptRefusal = ({ status, body }: Answer): OccError | undefined =>
  // Only `refusalOf` keeps an answer of such a status.
  status < 400 ? undefined : new OccError(status, (body as ReturnType<typeof refusalOf>['body']).errors);

/** Sends a kept or fresh answer. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.status(answer.status).send(answer.body);
}
