import { buildCommerce, type Commerce, type CommerceOptions } from '@crema/commerce';
import type { Clock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { type Database, openPostgres } from '@crema/commerce/platform/db/index';
import { shopper } from '@crema/testing/factories/shopper';
import { FAKE_STRIPE_ENV } from '@crema/testing/stripe';
import pino from 'pino';

/** The guards of payments that can be taken away. */
export const PAYMENT_SABOTAGES = ['events', 'amount', 'stored-id'] as const;
type PaymentSabotage = (typeof PAYMENT_SABOTAGES)[number];

const isPaymentSabotage = (name: string): name is PaymentSabotage =>
  (PAYMENT_SABOTAGES as readonly string[]).includes(name);

/** What a shop is asked to do, by a shopper, by Stripe, by staff or by its own worker. Goes over a pipe as JSON. */
export type Deed =
  | { act: 'place'; cartGuid: string; key: string }
  | { act: 'confirm'; guid: string }
  | { act: 'message'; payload: string; headers: Record<string, string> }
  /** A worker takes up what a message was about. */
  | { act: 'hear'; event: string }
  | { act: 'settle'; code: string }
  | { act: 'refund'; code: string; key: string }
  | { act: 'sweep' }
  /** Once a night: messages that never came. */
  | { act: 'missed' };

/** Of hashing a password, which nobody does here. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const removals: Record<PaymentSabotage, Pick<CommerceOptions, 'paymentGuards'>> = {
  // `takeAway` does it in the database.
  events: {},
  // Whatever Stripe charged is taken for what was asked for.
  amount: { paymentGuards: (whole) => ({ ...whole, isAsked: () => true }) },
  // An intent is confirmed although nobody would find it again.
  'stored-id': {
    paymentGuards: (whole) => ({ ...whole, keepIntent: async (_needs, _key, intent) => intent }),
  },
};

/** What stands behind a guard in the database itself. */
export async function takeAway(db: Database, sabotage: string | undefined): Promise<void> {
  // Every message is kept again, and taken up again.
  if (sabotage === 'events')
    await db.execute('alter table provider_events drop constraint provider_events_provider_id_pk');
}

/** The engine on a PostgreSQL, paying with Stripe through `fetch`; nothing of it works by itself. */
export async function openShop(
  url: string,
  folder: string,
  { clock, fetch, sabotage }: { clock: Clock; fetch: typeof globalThis.fetch; sabotage?: string | undefined },
): Promise<Commerce> {
  const commerce = await buildCommerce({
    config: loadConfig({ DATA_DIR: folder, RATE_LIMIT: 'off', SEED: 'none', ...FAKE_STRIPE_ENV }),
    db: await openPostgres({ url, onConnectionError: () => undefined }),
    clock,
    log: pino({ level: 'silent' }),
    mailer: { send: async () => {}, forget: async () => {}, expire: async () => {} },
    paymentsFetch: fetch,
    passwordCost: CHEAP,
    ...(sabotage && isPaymentSabotage(sabotage) ? removals[sabotage] : {}),
  });
  await commerce.load();
  await commerce.platform.jobs.start(false);
  return commerce;
}

/** Does it. Answers the status where there is one; 0 otherwise. @throws what the shop throws. */
export async function perform(commerce: Commerce, deed: Deed): Promise<number> {
  const { orders, platform, app } = commerce;
  if (deed.act === 'place') return (await shopper(commerce).place(deed.cartGuid, {}, deed.key)).status;
  if (deed.act === 'confirm')
    return (await shopper(commerce).call('POST', `orders/${deed.guid}/confirm`)).status;
  if (deed.act === 'message') {
    const { payload, headers } = deed;
    return (await app.inject({ method: 'POST', url: '/payments/stripe/events', payload, headers }))
      .statusCode;
  }
  if (deed.act === 'hear') await platform.jobs.run('payments.stripe', { id: deed.event });
  else if (deed.act === 'missed') await platform.jobs.run('payments.stripe.missed', {});
  else if (deed.act === 'settle') await orders.settle(deed.code);
  else if (deed.act === 'sweep') await orders.sweep();
  else {
    const asked = { entries: [{ entryNumber: 0, quantity: 1 }], restock: 'none' } as const;
    await orders.refunds.make(deed.code, asked, { key: deed.key, actor: 'operator' });
    await orders.settle(deed.code);
  }
  return 0;
}
