import type { PricedCart } from '#domains/cart/index.ts';
import type { CheckoutAccounts } from '#domains/identity/index.ts';
import type { Order, OrderHooks, OrderTerms } from '#domains/orders/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import { dayOf } from '#platform/clock/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import { autoDeliveryErrors } from '../subscription/subscription.errors.ts';
import type { PurchaseIntent } from '../subscription/subscription.types.ts';
import type { PurchaseParts, SupplyAsk } from './checkout.types.ts';
import { consentEmail } from './consent.emails.ts';
import type { ConsentTerms } from './consent.rules.ts';
import { subscribe } from './subscribe.service.ts';
import { requireLimits, termsOf } from './terms.service.ts';

/** The hash of a new account's password; undefined for a customer who has an account. */
type Hashed = Awaited<ReturnType<CheckoutAccounts['hash']>> | undefined;

/**
 * Buying auto-delivery. The intent commits with the order that is to be paid; account, card, consent and subscriptions
 * commit with its payment. An order that is not paid leaves none of them behind.
 */
export const subscriptionPurchase = (
  parts: PurchaseParts,
): OrderHooks<Hashed> & {
  terms(ctx: SiteContext, priced: PricedCart, supply?: SupplyAsk): ConsentTerms | undefined;
} => bindAll(parts, { terms: termsOf, prepare, check, written, paysAgain, placed, released });

async function prepare(
  { accounts }: PurchaseParts,
  ctx: SiteContext,
  { newAccount, ip }: OrderTerms,
): Promise<Hashed> {
  return newAccount && !ctx.customerId ? accounts.hash(ctx.language, newAccount.password, ip) : undefined;
}

function check(
  parts: PurchaseParts,
  ctx: SiteContext,
  priced: PricedCart,
  { autoDeliveryConsent, ...supply }: OrderTerms,
): void {
  const agreed = termsOf(parts, ctx, priced, supply);
  if (!agreed) return;
  requireLimits(parts, ctx, agreed);
  if (autoDeliveryConsent === undefined) throw autoDeliveryErrors.noConsent(ctx.language);
  if (autoDeliveryConsent !== agreed.version) throw autoDeliveryErrors.staleConsent(ctx.language);
}

async function written(
  parts: PurchaseParts,
  ctx: SiteContext,
  order: Order,
  priced: PricedCart,
  { ip, ...supply }: OrderTerms,
  hashed: Hashed,
): Promise<void> {
  const { platform, repository, accounts } = parts;
  const agreed = termsOf(parts, ctx, priced, supply);
  const now = platform.clock.now();
  if (!agreed) return;
  const { firstName, lastName } = order.deliveryAddress;
  const customerId =
    order.customerId ??
    (hashed && (await accounts.open(ctx, { email: order.email, firstName, lastName }, hashed)));
  if (!customerId) throw autoDeliveryErrors.noAccount(ctx.language);
  const { version, text, groups } = agreed;
  const intent: PurchaseIntent = {
    customerId,
    newAccount: order.customerId === undefined,
    today: dayOf(now, ctx.site.timeZone),
    groups: groups.map(({ lines: _, ...group }) => group),
    consent: { textVersion: version, language: ctx.language, text, ip, acceptedAt: now.toISOString() },
  };
  await repository.insertIntent(order.code, intent, now);
}

/** What was agreed with an order, taken once; nothing is asked about one without lines on auto-delivery. */
const takeIntent = async ({ repository }: PurchaseParts, { code, lines }: Order) =>
  lines.some(({ oneTime }) => !oneTime) ? repository.takeIntent(code) : undefined;

async function paysAgain(
  { repository }: PurchaseParts,
  { code, customerId, lines }: Order,
): Promise<string | undefined> {
  if (lines.every(({ oneTime }) => oneTime)) return undefined;
  return customerId ?? repository.accountOpenedWith(code);
}

async function placed(parts: PurchaseParts, order: Order): Promise<void> {
  const { platform, repository, orders, book } = parts;
  const intent = await takeIntent(parts, order);
  if (!intent) return;
  const { customerId, consent, groups, newAccount } = intent;
  const { code: orderCode, site, language } = order;
  const owner = { site, language, customerId };
  if (newAccount) {
    await orders.give(order, customerId);
    await book.keepAddress(owner, order.deliveryAddress);
  }
  const paymentDetailsId = await book.keepCard(owner, order.payment.payment);
  const acceptedAt = new Date(consent.acceptedAt);
  const consentId = await repository.insertConsent({ ...consent, site, customerId, orderCode, acceptedAt });
  for (const group of groups) await subscribe(parts, order, intent, group, { paymentDetailsId, consentId });
  const agreed = { ...consent, id: consentId, site, customerId, orderCode };
  await platform.outbox.write(consentEmail(agreed, order.email));
}

async function released(parts: PurchaseParts, order: Order): Promise<void> {
  const intent = await takeIntent(parts, order);
  if (intent?.newAccount) await parts.accounts.closeUnused(order.site, intent.customerId, order.language);
}
