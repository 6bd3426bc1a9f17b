import { randomUUID } from 'node:crypto';
import { SITES, type SiteId } from '@crema/brands';
import type { Random } from '../search.words.ts';
import { pick } from '../search.words.ts';
import {
  dayText,
  eastern,
  openTurns,
  type PlainCustomer,
  type PlainSubscription,
  recovered,
  step,
  takeTurn,
} from './plain.ts';
import { KEEPS, RUNS_OUT, type SimulatedShop, variantOf } from './shop.ts';

/** Prices in cents that everything begins with, and what is taken off recurring orders. */
export const PRICE = 1899;
const PERCENT: Record<SiteId, number> = { usb2c: 25, cab2c: 15, usafh: 10 };
const SHIPPING: Record<SiteId, { from: number; fee: number }> = {
  usb2c: { from: 2900, fee: 695 },
  cab2c: { from: 5500, fee: 895 },
  usafh: { from: 9900, fee: 995 },
};

const ADDRESS = {
  us: { line1: '12 Orchard Street', town: 'Albany', region: 'NY', country: 'US', postalCode: '12207' },
  ca: { line1: '450 rue des Érables', town: 'Montréal', region: 'QC', country: 'CA', postalCode: 'H2X 1Y4' },
} as const;
const CARD = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 };
const NOBODY = { code: 'tok_declined' };

/** What one order comes to at first: food, which is not taxed where these customers live. */
function firstTotal(site: SiteId, boxes: number): number {
  const goods = Math.round((PRICE * (100 - PERCENT[site])) / 100) * boxes;
  return goods + (goods >= SHIPPING[site].from ? 0 : SHIPPING[site].fee);
}

export interface Population {
  customers: PlainCustomer[];
  subscriptions: PlainSubscription[];
  siteOf: Map<PlainCustomer, SiteId>;
  byEmail: Map<string, PlainCustomer>;
  bySubscription: Map<string, PlainSubscription>;
}

/** Customers with one subscription, or now and then two that ship together. */
export async function settle(
  shop: SimulatedShop,
  count: number,
  begin: number,
  random: Random,
): Promise<Population> {
  const population: Population = {
    customers: [],
    subscriptions: [],
    siteOf: new Map(),
    byEmail: new Map(),
    bySubscription: new Map(),
  };
  const { repository } = shop.commerce.autoDelivery;
  while (population.subscriptions.length < count) {
    const site = pick(random, ['usb2c', 'usb2c', 'usb2c', 'cab2c', 'usafh'] as const);
    const number = population.customers.length;
    const customer: PlainCustomer = { id: randomUUID(), email: `c${number}@example.com`, subscriptions: [] };
    population.customers.push(customer);
    population.siteOf.set(customer, site);
    population.byEmail.set(customer.email, customer);
    const next = begin + 3 + Math.floor(random() * 28);
    const made = random() < 0.1 && population.subscriptions.length + 2 <= count ? 2 : 1;
    const weeks = pick(random, [2, 3, 4, 4, 4, 6, 8]);
    // One card a customer: what is paid by two does not ship together.
    const token = random() < 0.02 ? 'tok_timeout_after_charge' : 'tok_success';
    for (let index = 0; index < made; index += 1) {
      const codes = [
        ...new Set([pick(random, KEEPS), ...(random() < 0.4 ? [pick(random, RUNS_OUT)] : [])]),
      ].slice(random() < 0.1 ? 1 : 0);
      const chosen = codes.length > 0 ? codes : [pick(random, RUNS_OUT)];
      const boxes = chosen.map(() => 1 + Math.floor(random() * 3));
      const total = firstTotal(
        site,
        boxes.reduce((all, one) => all + one, 0),
      );
      const id = (await repository.insert({
        site,
        customerId: customer.id,
        email: customer.email,
        language: site === 'cab2c' && random() < 0.5 ? 'fr' : 'en',
        currency: SITES[site].currency,
        type: 'scheduled',
        status: 'ACTIVE',
        frequencyWeeks: weeks,
        anchorDate: dayText(next - weeks * 7),
        nextDate: dayText(next),
        locksAt: eastern(next - 1, 6),
        processAt: eastern(next, 6),
        cycle: 1,
        deliveryAddress: {
          ...(site === 'cab2c' ? ADDRESS.ca : ADDRESS.us),
          firstName: 'Ada',
          lastName: 'Marsh',
          phone: '5185550100',
        },
        payment: {
          provider: 'test',
          token,
          card: CARD,
        },
        ceiling: total,
        ordersMade: 1,
        spent: total,
        saved: 0,
        createdAt: eastern(begin, 10),
        bornOf: randomUUID(),
        lines: chosen.map((code, line) => ({
          code: variantOf(code),
          quantity: boxes[line] ?? 1,
          once: false,
          backups: RUNS_OUT.includes(code) && random() < 0.5 ? [variantOf(pick(random, KEEPS))] : [],
        })),
      })) as string;
      const subscription: PlainSubscription = {
        ...{
          id,
          customer,
          codes: chosen,
          weeks,
          next,
          told: total,
          status: 'running',
          paused: false,
          broken: false,
          turns: [],
        },
      };
      customer.subscriptions.push(subscription);
      population.subscriptions.push(subscription);
      population.bySubscription.set(id, subscription);
    }
  }
  return population;
}

/** What customers do of their own accord, through the engine's own service; each tells the plain calendar what was answered. */
export function createActions(shop: SimulatedShop, { siteOf }: Population) {
  const { subscriptions: service } = shop.commerce.autoDelivery;
  const at = ({ customer }: PlainSubscription) => {
    const site = SITES[siteOf.get(customer) as SiteId];
    const ctx = {
      site,
      language: 'en' as const,
      caller: { kind: 'customer' as const, customerId: customer.id, sessionId: 'simulated' },
      customerId: customer.id,
      correlationId: 'simulated',
    };
    return [ctx, { customerId: customer.id, actor: { kind: 'customer' as const } }] as const;
  };
  const answered = (
    subscription: PlainSubscription,
    { subscription: said }: { subscription: { ceiling: number; nextDate?: string } },
  ) => {
    subscription.told = said.ceiling;
    if (said.nextDate !== undefined && said.nextDate !== dayText(subscription.next)) {
      throw new Error(`The engine says ${said.nextDate}, the calendar ${dayText(subscription.next)}`);
    }
  };

  return {
    skip: async (one: PlainSubscription): Promise<void> => {
      const said = await service.skip(...at(one), one.id);
      one.next += step(one);
      answered(one, said);
    },
    undo: async (one: PlainSubscription): Promise<void> => {
      const said = await service.undoSkip(...at(one), one.id);
      one.next -= step(one);
      answered(one, said);
    },
    pause: async (one: PlainSubscription, until: number): Promise<void> => {
      const said = await service.pause(...at(one), one.id, dayText(until));
      one.next = until;
      one.paused = true;
      answered(one, said);
    },
    frequency: async (one: PlainSubscription, weeks: number): Promise<void> => {
      const said = await service.change(...at(one), one.id, { frequencyWeeks: weeks });
      one.weeks = weeks;
      answered(one, said);
    },
    move: async (one: PlainSubscription, day: number): Promise<void> => {
      const said = await service.change(...at(one), one.id, { nextDate: dayText(day) });
      one.next = day;
      answered(one, said);
    },
    shipNow: async (one: PlainSubscription, today: number): Promise<void> => {
      const told = one.told;
      const said = await service.shipNow(...at(one), one.id);
      one.next = today + step(one);
      answered(one, said);
      takeTurn(one, today).told = Math.max(told, one.told);
    },
    /** The card is refused from now on. */
    breakCard: async (one: PlainSubscription): Promise<void> => {
      await shop.db.execute(
        `update subscriptions set payment = jsonb_set(payment, '{token}', $1::jsonb) where id = $2`,
        [JSON.stringify(NOBODY.code), one.id],
      );
    },
    newCard: async (one: PlainSubscription, today: number): Promise<void> => {
      await service.changeCard(...at(one), one.id, { provider: 'test', token: 'tok_success', card: CARD });
      if (one.status === 'failing') recovered(one, today);
    },
    /** All of a customer's. `charged`: what the books hold at the answer. */
    cancel: async (customer: PlainCustomer, charged: () => Promise<Set<string>>): Promise<void> => {
      for (const one of customer.subscriptions) {
        if (one.status !== 'ended') await service.cancel(...at(one), one.id);
        one.status = 'ended';
      }
      customer.chargedAtCancel = await charged();
      // Whatever was charged before the answer settles its turns; what is still open then is never made.
      for (const turn of openTurns(customer))
        if (customer.chargedAtCancel.size === 0) turn.settled = 'given-up';
    },
  };
}
