import type { Platform } from '#platform/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import type { NewEmail } from '#platform/outbox/index.ts';
import type { OrderHooks } from '../hooks/hooks.types.ts';
import type { OrdersRepository } from '../orders.repository.ts';
import type { Order } from '../orders.types.ts';
import { composeOrderEmail, type EmailAbout, type OrderEmail, orderEmailId } from './order.emails.ts';
import { describeOrderEmails } from './samples.emails.ts';

/** What the email of an order's step is composed of. */
interface OrderEmailData extends EmailAbout {
  code: string;
  kind: OrderEmail;
}

type Addressed = Pick<Order, 'code' | 'site' | 'language' | 'email' | 'customerId'>;

/** The email of an order's step, for the outbox. */
export const orderEmail = (
  { code, site, language, email, customerId }: Addressed,
  kind: OrderEmail,
  about: EmailAbout = {},
): NewEmail<OrderEmailData> => ({
  id: orderEmailId(code, kind, about),
  kind: 'order',
  ...{ site, language, email, customerId },
  data: { code, kind, ...about },
});

/** In the running transaction: writes to the shopper about a step of an order. */
export async function writeOrderEmail(
  outbox: Pick<Platform['outbox'], 'write'>,
  order: Order,
  kind: OrderEmail,
  about: EmailAbout = {},
): Promise<void> {
  await outbox.write(orderEmail(order, kind, about));
}

/** Declares what composes emails about orders. */
export function defineOrderEmails(
  { config, jobs, outbox }: Pick<Platform, 'config' | 'jobs' | 'outbox'>,
  repository: Pick<OrdersRepository, 'byCode'>,
  hooks: readonly OrderHooks[],
): void {
  describeOrderEmails({ config, outbox });
  outbox.define<OrderEmailData>('order', async ({ code, kind, ...about }) => {
    const order = await repository.byCode(code);
    if (!order || order.email === REMOVED_ADDRESS) return undefined;
    const notes =
      kind === 'confirmation' ? await Promise.all(hooks.map((hook) => hook.confirmed?.(order))) : [];
    const said = notes.filter((note) => note !== undefined);
    return composeOrderEmail(order, kind, config, { notes: said, ...about });
  });
  // Jobs that a version before the outbox left in the queue.
  jobs.define<OrderEmailData>('orders.mail', async ({ code, kind, ...about }) => {
    const order = await repository.byCode(code);
    if (order) await outbox.write(orderEmail(order, kind, about));
  });
}
