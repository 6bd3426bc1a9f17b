import { normaliseEmail } from '#domains/coupons/index.ts';
import type { Order } from '#domains/orders/index.ts';
import type { SiteContext } from '#platform/http/index.ts';
import type { ReviewNeeds } from '../reviews.deps.ts';
import { reviewErrors } from '../reviews.errors.ts';
import type { Buyer } from '../reviews.types.ts';

/** Orders of one page, and most pages that are looked through: the latest 200 orders of a customer. */
const [PAGE, MOST_PAGES] = [50, 4];

type Bought = Pick<Order, 'site' | 'code' | 'email' | 'customerId' | 'deliveryAddress' | 'lines' | 'status'>;

/** Codes of the products of an order that have arrived and were kept. */
export const arrivedProducts = ({ lines, status }: Pick<Order, 'lines' | 'status'>): string[] =>
  status === 'returned'
    ? []
    : lines
        .filter(({ delivered, restocked, product }) => delivered > restocked && !product.isVirtual)
        .map(({ product }) => product.productCode);

/** Whose review one of the order’s products gets. */
export const buyerOf = ({ hashesOf }: Pick<ReviewNeeds, 'hashesOf'>, order: Bought): Buyer => ({
  site: order.site,
  orderCode: order.code,
  buyerKeys: hashesOf(`buyer ${order.site} ${normaliseEmail(order.email)}`),
  ...(order.customerId ? { customerId: order.customerId } : {}),
  firstName: order.deliveryAddress.firstName,
});

/** What somebody has bought, with the order of each product: the latest first. */
export type Purchases = ReadonlyMap<string, Buyer>;

/** Products that have arrived with the order of a mailed link. @throws 400 for a link that is none, or has expired. */
export async function purchasesByLink(
  needs: Pick<ReviewNeeds, 'hashesOf' | 'orders' | 'platform' | 'signer'>,
  { site, language }: SiteContext,
  token: string,
): Promise<Purchases> {
  const claims = needs.signer.verify(token, needs.platform.clock.now());
  const order = claims?.order === undefined ? undefined : await needs.orders.find(claims.order);
  if (order?.site !== site.id) throw reviewErrors.link(language);
  const buyer = buyerOf(needs, order);
  return new Map(arrivedProducts(order).map((code) => [code, buyer]));
}

/** Products that have arrived with a customer’s orders. @param wanted looks no further than the first order of this product */
export async function purchasesOfCustomer(
  needs: Pick<ReviewNeeds, 'hashesOf' | 'orders'>,
  ctx: SiteContext & { customerId: string },
  wanted?: string,
): Promise<Purchases> {
  const found = new Map<string, Buyer>();
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { orders, total } = await needs.orders.history.page(ctx, page, PAGE);
    for (const order of orders)
      for (const code of arrivedProducts(order)) if (!found.has(code)) found.set(code, buyerOf(needs, order));
    if ((wanted !== undefined && found.has(wanted)) || (page + 1) * PAGE >= total) break;
  }
  return found;
}
