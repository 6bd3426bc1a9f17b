import type { CartPayment } from '#domains/cart/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { commitmentOf } from '../hooks/commitment.service.ts';
import type { EndingConsent } from '../hooks/hooks.types.ts';
import { applyPlan } from '../schedule/plan.service.ts';
import type { Member } from '../subscription/access.rules.ts';
import { autoDeliveryErrors } from '../subscription/subscription.errors.ts';
import { NOTHING_COMES } from '../subscription/subscription.rules.ts';
import type { Subscription } from '../subscription/subscription.types.ts';
import { editSubscription, requireOwn } from './editing.service.ts';
import type { AutoDeliveryParts, BackupAsk, ChangeAsk, Edited, SwapAsk } from './editing.types.ts';
import { applyLines, changeBackup, swapProduct } from './lines.service.ts';
import { pause, resume, shipNow, skip, undoSkip } from './timing.service.ts';

/**
 * Actions of a customer, an agent for him, or a no-login link on a subscription. Each call is one transaction, and
 * every answer has the coming order and the most that it will charge.
 */
export const autoDeliveryService = (parts: AutoDeliveryParts) =>
  bindAll(parts, {
    ...{ get, change, changeCard, chargeAgain, swap, backup, cancel },
    ...{ skip, undoSkip, pause, resume, shipNow },
  });

/** @throws 404, also for another customer's. */
async function get(
  { repository }: AutoDeliveryParts,
  ctx: SiteContext,
  member: Member,
  id: string,
): Promise<Subscription> {
  return requireOwn(ctx, member, id, await repository.byId(id));
}

/** Date, frequency, lines, address, cups and pods. @throws 400, 404, 409. */
const change = (
  parts: AutoDeliveryParts,
  ctx: SiteContext,
  member: Member,
  id: string,
  ask: ChangeAsk,
): Promise<Edited> =>
  editSubscription(parts, ctx, member, id, {
    action: 'change',
    event: ask.nextDate === undefined ? 'edit' : 'move',
    work: async (subscription, context) => {
      const planned = await applyPlan(ctx, parts, subscription, ask, context);
      await applyLines(parts, ctx, planned, ask);
      const { deliveryAddress = planned.deliveryAddress } = ask;
      const { deliveryAddress: _, ...details } = ask;
      return { changed: { ...planned, deliveryAddress }, details };
    },
  });

/**
 * Cancels a subscription, even if it is locked; an occurrence that was not charged is given up. A repeat changes
 * nothing, but makes sure again that nothing under way is charged.
 */
async function cancel(
  parts: AutoDeliveryParts,
  ctx: SiteContext,
  member: Member,
  id: string,
  reason?: string,
  ending?: EndingConsent,
): Promise<Edited> {
  const { platform, repository, reactions, hooks } = parts;
  const edited = await platform.db.transaction(async () => {
    const found = requireOwn(ctx, member, id, await repository.lock(id));
    if (found.status === 'CANCELLED') return { subscription: found, action: 'cancel' } as const;
    for (const hook of hooks) await hook.cancelling?.(ctx, found, { actor: member.actor, reason, ending });
    const commitment = await commitmentOf(parts, id, found.language);
    return editSubscription(parts, ctx, member, id, {
      action: 'cancel',
      event: 'cancel',
      whileLocked: true,
      email: { kind: 'cancelled', data: { commitment: commitment?.told } },
      work: async (subscription, { now }) => {
        await repository.giveUpOccurrences(id, now);
        await repository.forgetSkips(id);
        const ended = { endedAt: now, endReason: reason?.trim() || undefined };
        return { changed: { ...subscription, ...NOTHING_COMES, ...ended }, details: { reason } };
      },
    });
  });
  await platform.db.afterCommit(() => reactions.cancelled(edited.subscription));
  return edited;
}

/** Changes the card, at any time; a failed charge is tried again at once. `payment` comes from its provider. */
async function changeCard(
  parts: AutoDeliveryParts,
  ctx: SiteContext,
  member: Member,
  id: string,
  payment: CartPayment,
  paymentDetailsId?: string,
): Promise<Edited> {
  const { platform, repository, reactions } = parts;
  const edited = await editSubscription(parts, ctx, member, id, {
    action: 'change-card',
    event: 'change-card',
    whileLocked: true,
    work: async (subscription, { now }) => {
      await repository.retryFrom(id, now);
      return {
        changed: { ...subscription, payment, paymentDetailsId },
        details: { lastFour: payment.card?.lastFour },
      };
    },
  });
  await platform.db.afterCommit(() => reactions.cardChanged(edited.subscription));
  return edited;
}

/** Charges the same card again for what could not be charged, at once. @throws 409 where nothing is unpaid. */
async function chargeAgain(
  parts: AutoDeliveryParts,
  ctx: SiteContext,
  member: Member,
  id: string,
): Promise<Edited> {
  const { platform, repository, reactions } = parts;
  const edited = await platform.db.transaction(async () => {
    const found = requireOwn(ctx, member, id, await repository.lock(id));
    if (!UNPAID.has(found.status)) throw autoDeliveryErrors.state(ctx.language, found);
    return editSubscription(parts, ctx, member, id, {
      action: 'charge-again',
      event: 'change-card',
      whileLocked: true,
      work: async (subscription, { now }) => {
        await repository.retryFrom(id, now);
        return { changed: subscription };
      },
    });
  });
  await platform.db.afterCommit(() => reactions.cardChanged(edited.subscription));
  return edited;
}

const UNPAID: ReadonlySet<Subscription['status']> = new Set(['PAYMENT_FAILED', 'ON_HOLD']);

/** Replaces the product of a line. @throws 400, 404, 409. */
const swap = (
  parts: AutoDeliveryParts,
  ctx: SiteContext,
  member: Member,
  id: string,
  ask: SwapAsk,
): Promise<Edited> =>
  editSubscription(parts, ctx, member, id, {
    action: 'swap',
    event: 'edit',
    work: async (subscription) => {
      await swapProduct(parts, ctx, subscription, ask);
      return { changed: subscription, details: ask };
    },
  });

/** Adds a backup product to a line or removes one. @throws 400, 404, 409. */
const backup = (
  parts: AutoDeliveryParts,
  ctx: SiteContext,
  member: Member,
  id: string,
  ask: BackupAsk,
): Promise<Edited> =>
  editSubscription(parts, ctx, member, id, {
    action: 'backup-product',
    event: 'edit',
    work: async (subscription) => {
      await changeBackup(parts, ctx, subscription, ask);
      return { changed: subscription, details: ask };
    },
  });
