import { type CouponCheck, normaliseEmail } from '#domains/coupons/index.ts';
import type { Order, OrderHooks } from '#domains/orders/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import type { ReferralNeeds } from '../referrals.deps.ts';
import { composeCredit, creditId } from '../referrals.emails.ts';
import type { Likeness, Referral } from '../referrals.types.ts';
import { callerNetwork } from '../sending/sending.rules.ts';
import { isAllDelivered, likenesses, type Traces, whyNotKept } from './crediting.rules.ts';

const CREDIT = 'referral.credit';
/** Credited by one run of the job; the next run has the others. */
const AT_ONCE = 500;
/** Latest orders of the sender that a friend's is compared with. */
const COMPARED = 200;
/** Days by which the yearly limit counts back from the present. */
const YEAR_DAYS = 365;

/** Nobody uses the coupon of a referral that is their own, with the account or with its address. */
export const ownReferral =
  ({ repository, customers }: Pick<ReferralNeeds, 'repository' | 'customers'>): CouponCheck =>
  async (site, { code, newCustomersOnly }, { email, customerId }) => {
    if (!newCustomersOnly || (email === undefined && customerId === undefined)) return undefined;
    const referral = await repository.byCode(site, code);
    if (!referral) return undefined;
    if (referral.customerId === customerId) return 'oneself';
    if (email === undefined) return undefined;
    const sender = await customers.byId(site, referral.customerId);
    return sender && normaliseEmail(sender.email) === normaliseEmail(email) ? 'oneself' : undefined;
  };

/** In what the friend of an order is like the sender of the referral. */
async function likenessesOf(
  { repository, customers, orders }: ReferralNeeds,
  { id, site, customerId }: Referral,
  order: Order,
): Promise<Likeness[]> {
  const { addresses, cards } = await customers.reads.book(customerId);
  const past = await orders.history.traces(site, customerId, { limit: COMPARED, but: order.code });
  const sender: Traces = {
    addresses: [...addresses, ...past.map(({ deliveryAddress }) => deliveryAddress)],
    cards: [...cards, ...past.map(({ payment }) => payment)],
  };
  return likenesses(order, sender, await repository.networks(id));
}

/** What referrals do at the moments of a friend's order. */
export function orderHooks(needs: ReferralNeeds): OrderHooks {
  const { platform, repository, content } = needs;
  const { clock } = platform;
  const codesOf = ({ coupons }: Order): string[] => coupons.map(({ code }) => code);

  /** Only an order with a coupon can be a friend's. */
  const arrived = async (
    { code, site, coupons, lines }: Order,
    more: Parameters<typeof isAllDelivered>[1],
  ): Promise<void> => {
    if (coupons.length === 0 || !isAllDelivered(lines, more)) return;
    const now = clock.now();
    await repository.setDelivered(code, now, daysLater(now, content.configuration(site).referralCreditDays));
  };

  return {
    written: async (_ctx, order, _priced, { ip }) => {
      if (order.coupons.length > 0)
        await repository.setFriendNetwork(order.site, codesOf(order), callerNetwork(ip));
    },
    placed: async (order) => {
      if (order.coupons.length === 0) return;
      const referral = await repository.setOrdered(order.site, codesOf(order), order.code, clock.now());
      const alike = referral ? await likenessesOf(needs, referral, order) : [];
      if (referral && alike.length > 0) await repository.hold(referral.id, alike);
    },
    delivered: (order, part) =>
      arrived(
        order,
        part.map(({ entryNumber, quantity }) => ({ entryNumber, delivered: quantity })),
      ),
    // What was not sent yet may have been all that the order still waited for.
    refundMade: (order, { lines }) => arrived(order, lines),
    // Before each of the next three, and where all of it is refunded before any of it was sent.
    reversed: async ({ code, coupons }) => {
      if (coupons.length > 0) await repository.refuseOrder(code, 'refunded');
    },
    cancelled: async ({ code, coupons }) => {
      if (coupons.length > 0) await repository.setSent(code);
    },
    returned: async ({ code, coupons }) => {
      if (coupons.length > 0) await repository.refuseOrder(code, 'returned');
    },
    refunded: async ({ code, coupons }) => {
      if (coupons.length > 0) await repository.refuseOrder(code, 'refunded');
    },
  };
}

/**
 * In the running transaction: gives the sender of a due referral the credit, unless the order came back, friend and sender
 * look like one person and no agent has released it, or the year has enough. Answers it as it then is.
 */
export async function creditOne(needs: ReferralNeeds, id: string): Promise<Referral | undefined> {
  const { platform, repository, customers, content, orders, storeCredit } = needs;
  const { clock, outbox } = platform;
  const seen = await repository.byId(id);
  if (!seen) return undefined;
  const { site, customerId } = seen;
  const owner = { site, customerId };
  await repository.lockSender(owner);
  // Before the referral: who removes the account has the customer first, and is waited for.
  const sender = await customers.keep(site, customerId);
  const referral = await repository.lock(id);
  const now = clock.now();
  if (referral?.status !== 'ordered' || !referral.dueAt || referral.dueAt > now) return referral;
  const order = await orders.find(referral.orderCode ?? '');
  if (!order || !sender) return referral;

  const settings = content.configuration(site);
  const refusal = whyNotKept(order, settings.referralMinimum);
  if (refusal) return repository.refuse(id, refusal);
  if (!referral.decision) {
    const alike = await likenessesOf(needs, referral, order);
    if (alike.length > 0) return repository.hold(id, alike);
  }
  if ((await repository.creditedSince(owner, daysLater(now, -YEAR_DAYS))) >= settings.referralsPerYear)
    return repository.refuse(id, 'yearlyLimit');

  const amount = settings.referralCreditAmount;
  const key = `referral-${id}`;
  // Without the order's number: it is the friend's.
  await storeCredit.grant(site, customerId, {
    key,
    amount,
    kind: 'referral',
    reason: `Referral ${referral.code}`,
  });
  const { email, language } = sender;
  await outbox.write({
    ...{ id: creditId(id), kind: CREDIT, site, language, email, customerId },
    data: { id },
  });
  return repository.setCredited(id, amount, now);
}

/** Credits what is due, each in a transaction of its own. Answers how many were credited. */
export async function creditDue(needs: ReferralNeeds): Promise<number> {
  const { platform, repository } = needs;
  let credited = 0;
  for (const id of await repository.due(platform.clock.now(), AT_ONCE)) {
    try {
      const after = await platform.db.transaction(() => creditOne(needs, id));
      if (after?.status === 'credited') credited += 1;
    } catch (error) {
      // One that fails keeps nobody else waiting; it is due again at the next run.
      platform.log.error({ err: error, referral: id }, 'referral not credited');
    }
  }
  return credited;
}

/** Defines the job that credits, and the mail to the sender. */
export function defineCredits(needs: ReferralNeeds): void {
  const { platform, repository, customers } = needs;
  platform.jobs.define('referrals.credit', async () => void (await creditDue(needs)), { cron: '11 * * * *' });
  platform.outbox.texts.describe(CREDIT, (site, language) => [
    composeCredit(
      { id: 'sample', site, amount: 1000 },
      { email: 'ada@example.com', language },
      platform.config,
    ),
  ]);
  platform.outbox.define<{ id: string }>(CREDIT, async ({ id }) => {
    const referral = await repository.byId(id);
    const sender = referral && (await customers.byId(referral.site, referral.customerId));
    return sender && composeCredit(referral, sender, platform.config);
  });
}
