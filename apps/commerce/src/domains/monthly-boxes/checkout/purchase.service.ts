/** Buying a box: what was agreed commits with the order that is to be paid, the box with its payment. */
import type { PricedCart } from '#domains/cart/index.ts';
import type { CheckoutAccounts } from '#domains/identity/index.ts';
import type { Order, OrderHooks, OrderTerms } from '#domains/orders/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { takeCreditBack } from '../billing/refunded.service.ts';
import { boxIn } from '../cart/attached.rules.ts';
import { requireWhole } from '../cart/box-cart.service.ts';
import { termsToday, withPremiums } from '../contents/contents.service.ts';
import { boxToCome } from '../emails/confirmation.service.ts';
import { consentEmail } from '../emails/consent.emails.ts';
import { endUnpaid } from '../gifts/gift.service.ts';
import type { BoxNeeds } from '../monthly-boxes.deps.ts';
import { boxErrors } from '../monthly-boxes.errors.ts';
import { BOX, type BoxIntent } from '../monthly-boxes.types.ts';
import { begin } from './begin.service.ts';
import { termsOf } from './terms.service.ts';

/** The hash of a new account's password; undefined for a customer who has an account, or a cart without a box. */
type Hashed = Awaited<ReturnType<CheckoutAccounts['hash']>> | undefined;

/** What boxes do at the moments of the order that they are bought with. */
export const boxPurchase = (needs: BoxNeeds): OrderHooks<Hashed> => ({
  prepare: async (ctx, { newAccount, autoDeliveryConsent, monthlyBoxConsent, ip }) => {
    // Where auto-delivery is bought with it, that makes the account.
    if (!newAccount || ctx.customerId || monthlyBoxConsent === undefined || autoDeliveryConsent !== undefined)
      return undefined;
    return needs.accounts.hash(ctx.language, newAccount.password, ip);
  },
  check: (ctx, priced, terms) => check(needs, ctx, priced, terms),
  written: (ctx, order, priced, terms, hashed) => written(needs, ctx, order, priced, terms, hashed),
  paysAgain: (order) => paysAgain(needs, order),
  placed: (order) => placed(needs, order),
  confirmed: (order) => boxToCome(needs, order),
  refunding: ({ code }) => needs.repository.lockPaidBy(code),
  refundMade: (order, refund) => takeCreditBack(needs, order, refund),
  reversed: (order) => endUnpaid(needs, order),
  refunded: (order) => endUnpaid(needs, order),
  released: async (order) => {
    const intent = await takeIntent(needs, order);
    if (intent?.newAccount) await needs.accounts.closeUnused(order.site, intent.customerId, order.language);
  },
});

function check(
  needs: BoxNeeds,
  ctx: SiteContext,
  priced: PricedCart,
  { monthlyBoxConsent }: OrderTerms,
): void {
  const box = boxIn(priced.cart);
  const agreed = termsOf(needs, ctx, priced);
  if (!box || !agreed) return;
  requireWhole(ctx, priced, box);
  if (monthlyBoxConsent === undefined) throw boxErrors.noConsent(ctx.language);
  if (monthlyBoxConsent !== agreed.version) throw boxErrors.staleConsent(ctx.language);
}

async function written(
  needs: BoxNeeds,
  ctx: SiteContext,
  order: Order,
  { cart }: PricedCart,
  { ip }: OrderTerms,
  hashed: Hashed,
): Promise<void> {
  const box = boxIn(cart);
  const agreed = termsOf(needs, ctx, { cart });
  if (!box || !agreed) return;
  const { accounts, autoDelivery, platform, repository } = needs;
  const { firstName, lastName } = order.deliveryAddress;
  const known = order.customerId ?? (await autoDelivery.accountOpenedWith(order.code));
  const customerId =
    known ?? (hashed && (await accounts.open(ctx, { email: order.email, firstName, lastName }, hashed)));
  if (!customerId) throw boxErrors.noAccount(ctx.language);
  const now = platform.clock.now();
  const today = dayOf(now, ctx.site.timeZone);
  const terms = termsToday(needs, ctx.site.id, today);
  const intent: BoxIntent = {
    ...{ customerId, newAccount: known === undefined, today, terms },
    box: { ...box, products: withPremiums(needs, ctx.site.id, terms, box.products) },
    consent: {
      ...{ textVersion: agreed.version, language: ctx.language, text: agreed.text },
      ...{ ip, acceptedAt: now.toISOString() },
    },
  };
  await repository.insertIntent(order.code, intent, now);
}

/** What was agreed with an order, taken once; nothing is asked about one without a box. */
const takeIntent = async ({ repository }: BoxNeeds, { code, lines }: Order) =>
  lines.some(({ priceKind }) => priceKind === BOX) ? repository.takeIntent(code) : undefined;

/** A gift is paid at once: the card of who gives it is not kept. */
async function paysAgain({ repository }: BoxNeeds, { code, lines }: Order): Promise<string | undefined> {
  if (lines.every(({ priceKind }) => priceKind !== BOX)) return undefined;
  const intent = await repository.intentOf(code);
  return intent && !intent.box.gift ? intent.customerId : undefined;
}

async function placed(needs: BoxNeeds, order: Order): Promise<void> {
  const { customers, orders, platform, repository } = needs;
  const intent = await takeIntent(needs, order);
  if (!intent) return;
  const { customerId, consent, newAccount } = intent;
  const { site, language } = order;
  const owner = { site, language, customerId };
  if (newAccount) {
    await orders.give(order, customerId);
    await customers.book.keepAddress(owner, order.deliveryAddress);
  }
  const isGift = intent.box.gift !== undefined;
  const paymentDetailsId = isGift ? undefined : await customers.book.keepCard(owner, order.payment.payment);
  const consentId = await repository.insertConsent({ ...consent, site, customerId, orderCode: order.code });
  await begin(needs, order, intent, { consentId, paymentDetailsId });
  await platform.outbox.write(
    consentEmail({ site, customerId, language: consent.language, email: order.email, orderCode: order.code }),
  );
}
