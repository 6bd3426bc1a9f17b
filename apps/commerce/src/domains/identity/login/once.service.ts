import { createHmac } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, answerOnce, keptRefusal } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { keysFor } from '#platform/signing/index.ts';
import { REPEAT_SECONDS } from '../tokens/refresh.rules.ts';
import { digest } from '../tokens/secrets.rules.ts';

/** How a call begins a log-in, and how a repeat of the call finds it again. */
export interface BeginsOnce<Begun> {
  operation: string;
  /** Logs in. @throws the refusal, which a repeat gets too. */
  begin(): Promise<Begun>;
  idOf(begun: Begun): string;
  /** The log-in of that id, as in its first answer; `undefined` if it must not be issued again. */
  again(id: string): Promise<Begun | undefined>;
}

/**
 * Answers calls with a secret (a password, a mailed link) once per Idempotency-Key. Stores a keyed digest of the
 * secret, and a refusal, an outcome or the id of the log-in: never a secret or a token.
 */
export function callsOnce({
  idempotency,
  config,
  clock,
}: Pick<Platform, 'idempotency' | 'config' | 'clock'>) {
  const [key] = keysFor(config, 'crema account calls');
  // Keyed with the shop's secret: passwords could be guessed from a plain digest.
  const askedOf = ({ body }: FastifyRequest): string =>
    createHmac('sha256', key)
      .update(JSON.stringify(body ?? null))
      .digest('base64url');

  return {
    /**
     * A value that only this call and its repeats can compute; `undefined` without a key, when the call cannot be
     * repeated.
     */
    proofOf: (request: FastifyRequest): string | undefined => {
      const { 'idempotency-key': name } = request.headers;
      return name === undefined ? undefined : `${name} ${askedOf(request)}`;
    },

    /** Sends the work's answer, which is stored unchanged. */
    answer: (
      request: FastifyRequest,
      reply: FastifyReply,
      call: { operation: string; owner: string },
      work: () => Promise<object>,
    ): Promise<FastifyReply> =>
      answerOnce(idempotency.acrossTransactions, request, reply, { ...call, asked: askedOf(request) }, work),

    /**
     * Logs in. A repeat gets the first refusal, or within a minute the same log-in; later, or if that log-in was used
     * or has ended, it logs in again.
     */
    logIn: async <Begun>(
      request: FastifyRequest,
      { operation, begin, idOf, again }: BeginsOnce<Begun>,
    ): Promise<Begun> => {
      let begun: Begun | undefined;
      const options = { operation, owner: digest(request.ip), asked: askedOf(request) };
      const kept = await idempotency.acrossTransactions(request, options, async () => {
        begun = await begin();
        return { status: 200, body: { id: idOf(begun), at: clock.now().getTime() } };
      });
      if (begun !== undefined) return begun;
      const refusal = keptRefusal(kept);
      if (refusal) throw refusal;
      const { id, at } = keptLogIn(kept);
      const isRecent = clock.now().getTime() - at <= REPEAT_SECONDS * 1000;
      return (isRecent ? await again(id) : undefined) ?? begin();
    },
  };
}

export type CallsOnce = ReturnType<typeof callsOnce>;

/** The record of `logIn`. */
const keptLogIn = ({ body }: Answer) => body as { id: string; at: number };
