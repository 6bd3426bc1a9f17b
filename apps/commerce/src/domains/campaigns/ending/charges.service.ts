/** Charging what ending a commitment costs: once, outside of any transaction, and again by itself where the card declines. */
import { SITES } from '@crema/brands';
import { retryOf } from '#domains/auto-delivery/index.ts';
import type { CartPayment } from '#domains/cart/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { PaymentProvider, PaymentState } from '#platform/payments/index.ts';
import type { KitNeeds } from '../campaigns.deps.ts';
import type { Kit, KitCharge } from '../commitments/commitments.types.ts';

/** Milliseconds after which another worker takes over a charge that was begun and not settled. */
const TAKEN_MS = 30_000;
const AT_ONCE = 50;

/** The key of an attempt: the provider charges it once, however often it is asked. */
export const chargeKey = ({ kitId, attempt }: Pick<KitCharge, 'kitId' | 'attempt'>): string =>
  `kit-${kitId}-${attempt}`;

/** Makes every charge that is due. Answers how many were tried. */
export async function chargeDue(needs: KitNeeds): Promise<number> {
  let all = 0;
  for (;;) {
    const taken = await take(needs, { most: AT_ONCE });
    if (taken.length === 0) return all;
    for (const charge of taken) await tryOne(needs, charge);
    all += taken.length;
  }
}

/** Makes the charge of one commitment now, where one is due. */
export async function chargeNow(needs: KitNeeds, kitId: string): Promise<void> {
  for (const charge of await take(needs, { most: 1, kitId })) await tryOne(needs, charge);
}

function take(
  { clock, repository }: KitNeeds,
  which: { most: number; kitId?: string },
): Promise<KitCharge[]> {
  const now = clock.now();
  return repository.charges.take(now, new Date(now.getTime() + TAKEN_MS), which);
}

/** What fails here is tried again by the next worker that looks, under the same key. */
async function tryOne(needs: KitNeeds, charge: KitCharge): Promise<void> {
  const { log } = needs.platform;
  try {
    const kit = await needs.repository.byId(charge.kitId);
    if (!kit) return;
    const asked = await askedOf(needs, kit, charge);
    if (charge.status === 'voiding') return await makeVoid(needs, kit, charge, asked);
    if (charge.status === 'refundDue') return await giveBack(needs, kit, charge, asked);
    const { provider, token } = await cardOf(needs, kit);
    if (provider.name !== asked.name) return await moveOver(needs, kit, charge, asked);
    // Its customer pays in person meanwhile.
    if (!(await needs.repository.charges.ask(charge, provider.name))) return;
    const state = await chargeOnce(needs, provider, charge, kit, token);
    needs.guards.reach('charged');
    await settle(needs, kit, charge, state);
  } catch (error) {
    log.error({ err: error, kit: charge.kitId }, 'early end not charged');
  }
}

/** The provider that an attempt has asked, whatever card came since; before it has, that of the card. */
async function askedOf(needs: KitNeeds, kit: Kit, { provider: name }: KitCharge): Promise<PaymentProvider> {
  const asked = name === undefined ? undefined : needs.payments.provider(name);
  return asked ?? (await cardOf(needs, kit)).provider;
}

/**
 * The card is another provider's than the one that was asked and did not answer. That one will not charge it from now on, so that another
 * attempt may ask the new one; where it has charged it, that counts.
 */
async function moveOver(needs: KitNeeds, kit: Kit, charge: KitCharge, asked: PaymentProvider): Promise<void> {
  const state = await asked.cancel(needs.guards.chargeKey(charge));
  if (state.status === 'captured' || state.status === 'processing') return settle(needs, kit, charge, state);
  const now = needs.clock.now();
  const next = { status: 'due', attempt: charge.attempt + 1, nextAt: now } as const;
  if (await needs.repository.charges.settle(charge, next, now)) await chargeNow(needs, kit.id);
}

/** The card of the kit's auto-delivery, which may be another by now; else that of its order. */
export async function paymentOf(
  { autoDelivery, orders }: Pick<KitNeeds, 'autoDelivery' | 'orders'>,
  { orderCode, subscriptionId }: Kit,
): Promise<CartPayment | undefined> {
  const subscription =
    subscriptionId === undefined ? undefined : await autoDelivery.repository.byId(subscriptionId);
  return subscription?.payment ?? (await orders.find(orderCode))?.payment.payment;
}

async function cardOf(needs: KitNeeds, kit: Kit): Promise<{ provider: PaymentProvider; token: string }> {
  const payment = await paymentOf(needs, kit);
  const provider = payment && needs.payments.provider(payment.provider);
  if (!payment || !provider) throw new Error(`There is no card for what ${kit.orderCode} owes`);
  return { provider, token: payment.token };
}

async function chargeOnce(
  { guards, payments }: Pick<KitNeeds, 'guards' | 'payments'>,
  provider: PaymentProvider,
  charge: KitCharge,
  { currency, site }: Kit,
  token: string,
): Promise<PaymentState> {
  const key = guards.chargeKey(charge);
  const known = await provider.lookup(key);
  // A card of another account than the one that takes the site's payments by now.
  if (!known && !payments.isTaking(provider.name, site))
    return { status: 'declined', reason: 'card_declined', retry: 'with_shopper' };
  const state =
    known ??
    (await provider.charge({ key, amount: charge.amount, currency, site, token, initiator: 'merchant' }));
  if (state.status !== 'requires_action') return state;
  // Nobody is there to authenticate: it counts as declined.
  const ended = await provider.cancel(key);
  return ended.status === 'captured' || ended.status === 'processing'
    ? ended
    : { status: 'declined', reason: 'authentication_required', retry: 'with_shopper' };
}

/**
 * In one transaction: what became of an attempt.
 *
 * @param isPresent its customer is there, and reads no mail about it
 */
export async function settle(
  needs: KitNeeds,
  kit: Kit,
  charge: KitCharge,
  state: PaymentState,
  isPresent = false,
): Promise<void> {
  // Whoever takes the charge next asks the provider again.
  if (state.status === 'processing' || state.status === 'requires_action') return;
  const { clock, content, platform, repository } = needs;
  await platform.db.transaction(async () => {
    await repository.lock(kit.id);
    const now = clock.now();
    if (state.status === 'captured') {
      const paid = { status: 'paid', reference: state.reference } as const;
      // Not where it was given up meanwhile: then whoever makes sure of that finds it charged.
      if (await repository.charges.settle(charge, paid, now)) await note(needs, kit, 'charged', charge);
      return;
    }
    const { timeZone } = SITES[kit.site];
    const failedOn = charge.failedOn ?? dayOf(now, timeZone);
    const nextAt = retryOf(failedOn, now, timeZone, content.configuration(kit.site).autoDeliveryRetryDays);
    const next = nextAt
      ? ({ status: 'due', attempt: charge.attempt + 1, failedOn, nextAt } as const)
      : ({ status: 'agent', failedOn } as const);
    if (!(await repository.charges.settle(charge, next, now))) return;
    await note(needs, kit, 'declined', charge);
    if (isPresent) return;
    const bankAsks = state.status === 'declined' && state.reason === 'authentication_required';
    await needs.mails.write('declined', kit.id, `${charge.attempt}`, { bankAsks });
  });
}

const note = (
  { clock, repository }: KitNeeds,
  { id }: Kit,
  action: string,
  { amount, attempt }: KitCharge,
): Promise<unknown> =>
  repository.addEvent(id, { at: clock.now(), actor: 'shop', action, details: { amount, attempt } });

/**
 * In the running transaction, with the kit locked: gives up what is owed for ending early; what was charged already, or is being charged,
 * goes back once it has committed.
 */
export async function undoCharge(needs: KitNeeds, { id }: Pick<Kit, 'id'>): Promise<void> {
  const { clock, platform, repository } = needs;
  if (await repository.charges.undo(id, clock.now()))
    await platform.db.afterCommit(() => chargeNow(needs, id));
}

/** Makes sure that an attempt is never charged; where it was, it goes back. */
async function makeVoid(
  { clock, guards, repository }: KitNeeds,
  kit: Kit,
  charge: KitCharge,
  provider: PaymentProvider,
): Promise<void> {
  const { status } = await provider.cancel(guards.chargeKey(charge));
  if (status === 'processing') return;
  const now = clock.now();
  const to =
    status === 'captured' ? ({ status: 'refundDue', nextAt: now } as const) : ({ status: 'waived' } as const);
  await repository.charges.settle({ ...charge, kitId: kit.id }, to, now);
}

/** Sends back what was charged for ending early. */
async function giveBack(
  needs: KitNeeds,
  kit: Kit,
  charge: KitCharge,
  provider: PaymentProvider,
): Promise<void> {
  const { clock, platform, repository } = needs;
  const key = needs.guards.chargeKey(charge);
  const { reference, status } = await provider.refund(key, `${key}-back`, charge.amount);
  if (status === 'failed') throw new Error(`The refund ${key}-back failed at the provider`);
  await platform.db.transaction(async () => {
    if (await repository.charges.settle(charge, { status: 'refunded', reference }, clock.now()))
      await note(needs, kit, 'refunded', charge);
  });
}
