import { SITES, type SiteId } from '@crema/brands';
import type { Commerce } from '@crema/commerce';
import { assertTotalsAddUp } from '@crema/commerce/domains/pricing/index';
import type { AnswerBody } from './shopper.ts';

const cents = ({ value }: { value: number }): number => Math.round(value * 100);

/** The sums of a cart or order as they were answered, in minor units. @throws when they do not add up. */
export function answeredSums(body: AnswerBody) {
  const sums = {
    lines: body.entries.map(({ totalPrice }) => cents(totalPrice)),
    subTotal: cents(body.subTotal),
    orderDiscounts: cents(body.orderDiscounts),
    deliveryCost: cents(body.deliveryCost),
    surcharges: (body.surcharges ?? []).reduce((all, { amount }) => all + cents(amount), 0),
    taxes: body.taxes.map(({ amount }) => cents(amount)),
    totalTax: cents(body.totalTax),
    total: cents(body.totalPriceWithTax),
  };
  const { subTotal, orderDiscounts, deliveryCost, surcharges, totalTax } = sums;
  const add = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const problems = [
    add(sums.lines) !== subTotal && 'lines',
    add(sums.taxes) !== totalTax && 'taxes',
    subTotal - orderDiscounts + deliveryCost + surcharges + totalTax !== sums.total && 'total',
    cents(body.totalPrice) + totalTax !== sums.total && 'total before tax',
    orderDiscounts > subTotal + surcharges && 'discounts above the merchandise',
    Math.min(...sums.lines, ...sums.taxes, orderDiscounts, deliveryCost, sums.total) < 0 && 'below zero',
  ].filter(Boolean);
  if (problems.length > 0) throw new Error(`${problems.join(', ')}: ${JSON.stringify(sums)}`);
  return sums;
}

/**
 * Checks a cart's totals twice: as the engine holds them, line by line, and as it answered them.
 *
 * @param customerId whose cart it is; absent: a guest's.
 * @throws naming the sum that does not hold, or that was answered otherwise than it is.
 */
export async function assertCartAddsUp(
  { cart: carts }: Pick<Commerce, 'cart'>,
  siteId: SiteId,
  guid: string,
  body: AnswerBody,
  customerId?: string,
): Promise<void> {
  const ctx = {
    site: SITES[siteId],
    language: 'en',
    caller: { kind: 'anonymous' },
    correlationId: 'a-test',
    ...(customerId ? { customerId } : {}),
  } as Parameters<typeof carts.get>[0];
  const { totals } = carts.price(await carts.get(ctx, guid));
  assertTotalsAddUp(totals);
  const { lines, taxes, total, ...sums } = answeredSums(body);
  for (const [name, amount] of Object.entries(sums)) {
    const held = totals[name as keyof typeof sums];
    if (held !== amount) throw new Error(`${name} is ${held}, but was answered as ${amount}`);
  }
  if (total !== totals.totalPriceWithTax)
    throw new Error(`The total is ${totals.totalPriceWithTax}, not ${total}`);
}
