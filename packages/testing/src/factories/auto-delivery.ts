import type { Commerce } from '@crema/commerce';
import type { GenerationMoment, NewSubscription } from '@crema/commerce/domains/auto-delivery/index';
import { openTestCommerce, type TestCommerce } from '../commerce.ts';
import { product, sell } from './products.ts';
import { subscription } from './subscription.ts';

/** A mail as it waits in the outbox. */
export interface OutboxMail {
  key: string;
  kind: string;
  data: Record<string, unknown>;
}

/** A shop with three products and the subscriptions that a test gives it, and what its workers made of them. */
export class RecurringShop {
  /** What happens at a moment of the generation; an error stands for a worker that dies. */
  at: Partial<Record<GenerationMoment, () => Promise<void> | void>> = {};
  readonly #shop: TestCommerce;
  #changed = true;

  private constructor(shop: TestCommerce, reach: { on(moment: GenerationMoment): Promise<void> | void }) {
    this.#shop = shop;
    reach.on = (moment) => this.at[moment]?.();
  }

  /** One for a file of tests; `reset` before each. @param options such as another payment provider */
  static async open(
    options: Pick<NonNullable<Parameters<typeof openTestCommerce>[0]>, 'env' | 'paymentsFetch'> = {},
  ): Promise<RecurringShop> {
    const reach: { on(moment: GenerationMoment): Promise<void> | void } = { on: () => {} };
    const shop = await openTestCommerce({
      ...options,
      generationGuards: (whole) => ({ ...whole, reach: (moment) => reach.on(moment) }),
    });
    await shop.commerce.platform.jobs.start(false);
    return new RecurringShop(shop, reach);
  }

  get commerce(): Commerce {
    return this.#shop.commerce;
  }
  get clock() {
    return this.#shop.clock;
  }
  get dataDir() {
    return this.#shop.dataDir;
  }
  get worker() {
    return this.commerce.autoDelivery.worker;
  }

  execute = (text: string) => this.#shop.db.execute(text);

  /** Removes all subscriptions, orders and charges, and fills the stock. */
  async reset(): Promise<void> {
    this.at = {};
    await this.execute(
      'truncate subscriptions, outbox_emails, orders, test_gateway.charges restart identity cascade',
    );
    if (this.#changed)
      await sell(this.commerce, 'usb2c', product('dawn'), product('dusk'), product('noon', { price: 15.99 }));
    await this.execute('update stock set on_hand = 10000');
    this.#changed = false;
  }

  /** Other products or prices than the three that a test begins with. */
  async offer(...products: ReturnType<typeof product>[]): Promise<void> {
    this.#changed = true;
    await sell(this.commerce, 'usb2c', ...products);
  }

  subscribe = async (parts: Partial<NewSubscription> = {}): Promise<string> =>
    (await this.commerce.autoDelivery.repository.insert(subscription(parts))) as string;

  /** Everything that is due at an instant is made. Answers how many occurrences were taken. */
  run = (when: string): Promise<number> => {
    this.clock.set(when);
    return this.worker.generation.runAll();
  };

  /** A subscription with its last occurrences, newest first. */
  async read(id: string) {
    const { repository } = this.commerce.autoDelivery;
    return { ...(await repository.byId(id)), turns: await repository.occurrences(id, 10) };
  }

  /** Orders, newest first, and every amount that the provider charged. */
  async books() {
    const orders = await this.commerce.orders.list({ limit: 100 });
    const entries = await this.commerce.payments.test.entries();
    return {
      orders: orders.map(({ status, total }) => ({ status, total })),
      charged: entries.filter(({ kind }) => kind === 'charge').map(({ amount }) => amount),
    };
  }

  /** The outbox, oldest first. */
  async mails(kind?: string): Promise<OutboxMail[]> {
    const { rows } = await this.execute(
      `select id as key, substr(kind, 15) as kind, data from outbox_emails
         where kind like 'auto-delivery.%' order by number`,
    );
    return (rows as OutboxMail[]).filter((mail) => !kind || mail.kind === kind);
  }

  stockOf = async (code: string) => (await this.commerce.catalog.stockOf('usb2c', [code])).get(code);

  close = () => this.commerce.close();
}

/** One unit of each code, every time. */
export const lines = (...codes: string[]) =>
  codes.map((code) => ({ code, quantity: 1, once: false, backups: [] as string[] }));
