/** Ending commitments early: by their customers, with what they cancel, by agents, and at the deadline. */
import { SITES } from '@crema/brands';
import type { Cancelling, Member, Subscription } from '#domains/auto-delivery/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { type Day, dayOf, isDay } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import { campaignErrors } from '../campaigns.errors.ts';
import type { Kit } from '../commitments/commitments.types.ts';
import { endingCosts } from '../commitments/progress.rules.ts';
import { chargeNow, undoCharge } from './charges.service.ts';

type CustomerContext = SiteContext & { customerId: string };

/** What a customer agrees to who ends a commitment. */
export interface EndAsked {
  /** What was shown, in major units. */
  expectedAmount: number;
  consent: boolean;
  /** An agent's. */
  reason?: string;
  csAgentId?: string;
  /** The auto-delivery goes on, without the commitment. */
  keepAutoDelivery?: boolean;
}

/** What an agent does for a customer whom the terms would hurt. */
export interface ExceptionAsked {
  /** Nothing is owed any more. */
  waive?: boolean;
  /** A later one. */
  deadline?: Day;
  reason: string;
}

/** Who does something, as it is kept. */
const actorOf = ({ caller }: SiteContext): string =>
  caller.kind === 'agent' ? `agent:${caller.agentId}` : 'customer';

/**
 * Ends a commitment for what that costs now, and its auto-delivery with it unless that is to go on. In the running transaction; the card
 * is charged once that has committed.
 *
 * @throws 400 without consent; 404; 409 where it is over, or costs another amount than was shown.
 */
export async function endEarly(
  needs: KitNeeds,
  ctx: CustomerContext,
  id: string,
  asked: EndAsked,
): Promise<Kit> {
  const { autoDelivery, repository } = needs;
  const reason = asked.reason?.trim() || undefined;
  if (ctx.caller.kind === 'agent' && reason === undefined) throw campaignErrors.noReason(ctx.language);
  const found = requireOwn(ctx, id, await repository.byId(id));
  const { subscriptionId } = found;
  // Locks in the order of a cancelling: the subscription, then what belongs to it.
  const subscription =
    subscriptionId === undefined ? undefined : await autoDelivery.repository.lock(subscriptionId);
  const kit = requireOwn(ctx, id, await repository.lock(id));
  await endFor(needs, ctx, kit, { ...asked, reason });
  if (subscription && subscription.status !== 'CANCELLED' && !asked.keepAutoDelivery) {
    const actor: Member['actor'] =
      ctx.caller.kind === 'agent' ? { kind: 'agent', id: ctx.caller.agentId } : { kind: 'customer' };
    await autoDelivery.subscriptions.cancel(
      ctx,
      { customerId: ctx.customerId, actor },
      subscription.id,
      reason,
    );
  }
  return requireOwn(ctx, id, await repository.byId(id));
}

/** Cancelling the auto-delivery of a kit ends its commitment where the customer agreed to what that costs; else it goes on. */
export async function cancelling(
  needs: KitNeeds,
  ctx: SiteContext,
  { id }: Subscription,
  { actor, reason, ending }: Cancelling,
): Promise<void> {
  if (!ending) return;
  if (actor.kind === 'agent' && !reason?.trim()) throw campaignErrors.noReason(ctx.language);
  const found = await needs.repository.bySubscription(id);
  const kit = found && (await needs.repository.lock(found.id));
  if (kit?.status === 'running') await endFor(needs, ctx, kit, { ...ending, reason });
}

/** Ends a locked commitment for what its customer agreed to. @throws 400, 409. */
async function endFor(
  needs: KitNeeds,
  ctx: SiteContext,
  kit: Kit,
  {
    expectedAmount,
    consent,
    reason,
  }: { expectedAmount: number; consent: boolean; reason?: string | undefined },
): Promise<void> {
  if (consent !== true) throw campaignErrors.noEndConsent(ctx.language);
  if (kit.status !== 'running') throw campaignErrors.notRunning(ctx.language, kit.id, kit.status);
  const amount = endingCosts(kit);
  if (Math.round(expectedAmount * 100) !== amount) {
    const now = toPrice(amount, kit.currency, ctx.language).formattedValue;
    throw campaignErrors.staleAmount(ctx.language, kit.id, now);
  }
  await end(needs, kit, { actor: actorOf(ctx), action: 'endedEarly', amount, reason, consented: true });
}

/** Ends a locked commitment. In the running transaction; what it costs is charged once that has committed. */
export async function end(
  needs: KitNeeds,
  kit: Kit,
  {
    actor,
    action,
    amount,
    ...details
  }: { actor: string; action: string; amount: number; reason?: string | undefined; consented?: boolean },
): Promise<void> {
  const { clock, platform, repository } = needs;
  const now = clock.now();
  const endedOn = dayOf(now, SITES[kit.site].timeZone);
  await repository.save({ ...kit, status: 'ended', endedOn, endAmount: amount }, now);
  await repository.addEvent(kit.id, { at: now, actor, action, details: { ...details, amount } });
  await needs.mails.write('ended', kit.id);
  if (amount === 0) return;
  await repository.charges.open(kit.id, amount, now);
  await platform.db.afterCommit(() => chargeNow(needs, kit.id));
}

/**
 * An agent's exception: nothing is owed any more, or only later. In the running transaction.
 *
 * @throws 400 without a reason, or with no later day; 404; 409 where there is nothing to change.
 */
export async function makeException(
  needs: KitNeeds,
  ctx: CustomerContext,
  id: string,
  { waive = false, deadline, reason }: ExceptionAsked,
): Promise<Kit> {
  const { clock, repository } = needs;
  const why = reason.trim();
  if (why === '') throw campaignErrors.noReason(ctx.language);
  const kit = requireOwn(ctx, id, await repository.lock(id));
  const actor = actorOf(ctx);
  if (waive === (deadline !== undefined)) throw campaignErrors.invalid(ctx.language, 'waive');
  if (deadline !== undefined) {
    if (kit.status !== 'running') throw campaignErrors.notRunning(ctx.language, id, kit.status);
    if (!isDay(deadline) || deadline <= kit.deadline) throw campaignErrors.invalid(ctx.language, 'deadline');
    await repository.save({ ...kit, deadline }, clock.now());
    const details = { reason: why, from: kit.deadline, to: deadline };
    await repository.addEvent(id, { at: clock.now(), actor, action: 'deadlineMoved', details });
  } else if (kit.status === 'running') {
    await end(needs, kit, { actor, action: 'waived', amount: 0, reason: why });
  } else if (kit.status === 'ended') {
    await undoCharge(needs, kit);
    await repository.save({ ...kit, endAmount: 0 }, clock.now());
    await repository.addEvent(id, { at: clock.now(), actor, action: 'waived', details: { reason: why } });
  } else throw campaignErrors.notRunning(ctx.language, id, kit.status);
  return requireOwn(ctx, id, await repository.byId(id));
}

/** A commitment of the customer whom a call is about. @throws 404. */
function requireOwn({ site, language, customerId }: CustomerContext, id: string, kit: Kit | undefined): Kit {
  if (kit && kit.site === site.id && kit.customerId === customerId && kit.status !== 'pending') return kit;
  throw campaignErrors.unknownCommitment(language, id);
}
