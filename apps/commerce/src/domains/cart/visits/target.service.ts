/** Which cart a call that puts something into one means. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setCookie } from '#platform/http/index.ts';
import { requireGuid, sessionOf } from '../access.ts';
import type { CartService } from '../cart.service.ts';
import type { Visits } from './visits.service.ts';

interface Needs {
  carts: Pick<CartService, 'ofVisit'>;
  visits: Visits;
}

/** Where a call's lines go. */
export interface CartTarget {
  where: { guid: string } | { session: string };
  /** By whom an `Idempotency-Key` is kept. */
  owner: string;
  /** The id of a visit that begins with this call. */
  begun?: string;
}

/** The cart named, else the customer's or the session's. @throws 404 for what is no guid. */
export async function targetOf(
  needs: Needs,
  request: FastifyRequest,
  cartGuid: string | undefined,
): Promise<CartTarget> {
  if (cartGuid !== undefined) {
    const guid = requireGuid(request, cartGuid);
    return { where: { guid }, owner: guid };
  }
  const known = request.ctx.customerId ?? (await visitOf(needs, request));
  const session = known ?? needs.visits.begin();
  return {
    where: { session },
    owner: known ?? request.ip,
    ...(known === undefined ? { begun: session } : {}),
  };
}

/** Lets the browser keep a visit that has begun. */
export function keepVisit(reply: FastifyReply, { begun }: CartTarget): void {
  if (begun !== undefined) setCookie(reply, 'SESSION', begun);
}

/** The visit's id, if it was given out here; carts from before ids were signed keep theirs. */
async function visitOf({ carts, visits }: Needs, request: FastifyRequest): Promise<string | undefined> {
  const shown = sessionOf(request);
  if (!shown || visits.isIssued(shown)) return shown;
  return (await carts.ofVisit(request.ctx, shown)) && shown;
}
