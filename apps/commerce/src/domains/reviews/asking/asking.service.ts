import { textOf } from '#domains/catalog/index.ts';
import type { Order, OrderHooks } from '#domains/orders/index.ts';
import { daysLater } from '#platform/clock/index.ts';
import { isOn, type ReviewNeeds } from '../reviews.deps.ts';
import { arrivedProducts, buyerOf } from '../writing/buyers.service.ts';
import { composeRequest, requestId } from './asking.emails.ts';

const REQUEST = 'review.request';
/** Asked by one run of the job; the next run has the others. */
const AT_ONCE = 500;
/** Days that a mailed link can be used. */
const LINK_DAYS = 60;
/** Days after which it is forgotten that an order was asked about. */
export const KEEP_REQUESTS_DAYS = 400;

/** What happens to the request at the moments of an order. */
function orderHooks({ platform, repository, content }: ReviewNeeds): OrderHooks {
  const drop = ({ code }: Order) => repository.dropRequest(code);
  return {
    delivered: async ({ code, site }) => {
      if (!isOn({ content }, site)) return;
      const { reviewAskDays } = content.configuration(site);
      await repository.request(site, code, daysLater(platform.clock.now(), reviewAskDays));
    },
    cancelled: async (order) => void (await drop(order)),
    returned: async (order) => void (await drop(order)),
    refunded: async (order) => void (await drop(order)),
  };
}

/** What there is to ask about an order: products that arrived, were kept, are still sold and have no review of its buyer. */
async function openProducts(needs: ReviewNeeds, order: Order) {
  const { catalog, repository } = needs;
  if (!isOn(needs, order.site)) return [];
  const { buyerKeys, customerId } = buyerOf(needs, order);
  const written = await repository.ofBuyer(order.site, { customerId, buyerKeys });
  const done = new Set(written.map(({ productCode }) => productCode));
  return [...new Set(arrivedProducts(order))].flatMap((code) => {
    const product = catalog.product(order.site, code);
    return product && !done.has(product.code) ? [product] : [];
  });
}

/** Asks about one order, once: not whoever wants no letters. Answers whether a mail was written. */
async function askOne(needs: ReviewNeeds, code: string): Promise<boolean> {
  const { platform, repository, orders, newsletter } = needs;
  const { clock, outbox } = platform;
  if (!(await repository.endRequest(code, clock.now()))) return false;
  const order = await orders.find(code);
  if (!order || (await openProducts(needs, order)).length === 0) return false;
  const { site, language, email, customerId } = order;
  if (await newsletter.isRefused(site, email)) return false;
  const id = requestId(code);
  const expiresAt = daysLater(clock.now(), LINK_DAYS);
  return (
    (await outbox.write({
      id,
      kind: REQUEST,
      site,
      language,
      email,
      customerId,
      data: { code },
      expiresAt,
    })) > 0
  );
}

/** Asks about all orders that are due, each in a transaction of its own. Answers how many mails were written. */
export async function askDue(needs: ReviewNeeds): Promise<number> {
  const { platform, repository } = needs;
  let asked = 0;
  for (const code of await repository.dueRequests(platform.clock.now(), AT_ONCE)) {
    try {
      if (await platform.db.transaction(() => askOne(needs, code))) asked += 1;
    } catch (error) {
      // One that fails keeps nobody else waiting; it is due again at the next run.
      platform.log.error({ err: error, order: code }, 'no review asked for');
    }
  }
  return asked;
}

/** Defines the mail that asks for reviews, the job that sends it, and what starts it. */
export function defineAsking(needs: ReviewNeeds): void {
  const { platform, orders, newsletter, signer } = needs;
  const { clock, config, jobs, outbox } = platform;
  orders.addHooks(orderHooks(needs));
  jobs.define('reviews.ask', async () => void (await askDue(needs)), { cron: '23 * * * *' });
  outbox.texts.describe(REQUEST, (site, language) => [
    composeRequest(
      { code: '10012345', site, language, firstName: 'Ada', products: ['Harbour Roast', 'Night Train'] },
      {
        to: 'ada@example.com',
        token: 'sample',
        unsubscribe: newsletter.refusalLinks(site, language, 'ada@example.com'),
      },
      config,
    ),
  ]);
  outbox.define<{ code: string }>(REQUEST, async ({ code }, { email, createdAt }) => {
    const order = await orders.find(code);
    const products = order ? await openProducts(needs, order) : [];
    if (!order || products.length === 0) return undefined;
    const { site, language, deliveryAddress } = order;
    const expiresAt = daysLater(createdAt, LINK_DAYS);
    if (expiresAt <= clock.now()) return undefined;
    return composeRequest(
      {
        ...{ code, site, language, firstName: deliveryAddress.firstName },
        products: products.map(({ name }) => textOf(name, language)),
      },
      {
        to: email,
        token: signer.sign({ order: code }, expiresAt),
        unsubscribe: newsletter.refusalLinks(site, language, email),
      },
      config,
    );
  });
}
