import { randomUUID } from 'node:crypto';
import { SITES, type SiteId } from '@crema/brands';
import type { NewSubscription } from '@crema/commerce/domains/auto-delivery/index';
import { pick, type Random } from '@crema/search/bench';
import {
  dayText,
  eastern,
  type PlainCustomer,
  type PlainLine,
  type PlainPods,
  type PlainSubscription,
  runsLow,
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
export const CARD = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 };

/** Where people live: at first in the first, where food is not taxed; the others tax it, or ship at another price. */
const HOMES = {
  us: [
    { line1: '12 Orchard Street', town: 'Albany', region: 'NY', country: 'US', postalCode: '12207' },
    { line1: '4 Magnolia Lane', town: 'Nashville', region: 'TN', country: 'US', postalCode: '37201' },
    { line1: '9 Temple Road', town: 'Provo', region: 'UT', country: 'US', postalCode: '84601' },
    { line1: '31 Glacier Way', town: 'Juneau', region: 'AK', country: 'US', postalCode: '99801' },
  ],
  ca: [
    { line1: '450 rue des Érables', town: 'Montréal', region: 'QC', country: 'CA', postalCode: 'H2X 1Y4' },
    { line1: '77 Queen Street', town: 'Toronto', region: 'ON', country: 'CA', postalCode: 'M5V 2T6' },
    { line1: '5 Harbour Road', town: 'Halifax', region: 'NS', country: 'CA', postalCode: 'B3H 4R2' },
    { line1: '18 Spruce Avenue', town: 'Iqaluit', region: 'NU', country: 'CA', postalCode: 'X0A 0H0' },
  ],
} as const;
export const homesOf = (site: SiteId) => HOMES[site === 'cab2c' ? 'ca' : 'us'];
export const PERSON = { firstName: 'Ada', lastName: 'Marsh', phone: '5185550100' };

export interface Population {
  customers: PlainCustomer[];
  subscriptions: PlainSubscription[];
  siteOf: Map<PlainCustomer, SiteId>;
  byEmail: Map<string, PlainCustomer>;
  bySubscription: Map<string, PlainSubscription>;
}

/** Written in one transaction. */
const AT_ONCE = 200;

/** Customers with one subscription, or now and then two that ship together. */
export async function settle(
  shop: SimulatedShop,
  count: number,
  { begin, random, haste }: { begin: number; random: Random; haste: number },
): Promise<Population> {
  const population: Population = {
    customers: [],
    subscriptions: [],
    siteOf: new Map(),
    byEmail: new Map(),
    bySubscription: new Map(),
  };
  const { repository } = shop.commerce.autoDelivery;
  const cards: { token: string; payer: { customerId: string; email: string } }[] = [];
  while (population.subscriptions.length < count) {
    const until = Math.min(count, population.subscriptions.length + AT_ONCE);
    await shop.db.transaction(async () => {
      while (population.subscriptions.length < until) await settleOne();
    });
  }
  for (const { token, payer } of cards) await shop.gateway.keep(shop.commerce, token, payer);
  return population;

  async function settleOne(): Promise<void> {
    const site = pick(random, ['usb2c', 'usb2c', 'usb2c', 'cab2c', 'usafh'] as const);
    const number = population.customers.length;
    const customer: PlainCustomer = { id: randomUUID(), email: `c${number}@example.com`, subscriptions: [] };
    population.customers.push(customer);
    population.siteOf.set(customer, site);
    population.byEmail.set(customer.email, customer);
    const next = begin + 3 + Math.floor((random() * 28) / haste);
    const made = random() < 0.1 && population.subscriptions.length + 2 <= count ? 2 : 1;
    const weeks = pick(random, [2, 3, 4, 4, 4, 6, 8]);
    // One card a customer: what is paid by two does not ship together.
    const token = shop.gateway.card(random() < 0.02);
    cards.push({ token, payer: { customerId: customer.id, email: customer.email } });
    for (let index = 0; index < made; index += 1) {
      const lines = someLines(random);
      const pods = made === 1 ? somePods(lines, begin, random) : undefined;
      const plain = { weeks, next: pods ? runsLow(pods, begin) : next, ...(pods ? { pods } : {}) };
      const total = firstTotal(site, lines);
      const id = (await repository.insert({
        ...born(site, begin, plain, random),
        ...{
          customerId: customer.id,
          email: customer.email,
          payment: { provider: shop.gateway.name, token, card: CARD },
        },
        ...{ ceiling: total, ordersMade: 1, spent: total, saved: 0 },
        lines: lines.map(({ code, boxes }) => ({
          ...{ code: variantOf(code), quantity: boxes, once: false },
          backups: RUNS_OUT.includes(code) && random() < 0.5 ? [variantOf(pick(random, KEEPS))] : [],
        })),
      })) as string;
      const subscription: PlainSubscription = {
        ...{ id, customer, lines, once: [], told: total, status: 'running', paused: false, broken: false },
        ...{ turns: [], ...plain },
      };
      customer.subscriptions.push(subscription);
      population.subscriptions.push(subscription);
      population.bySubscription.set(id, subscription);
    }
  }
}

/** A subscription on the day of its purchase. */
function born(
  site: SiteId,
  begin: number,
  { weeks, next, pods }: Pick<PlainSubscription, 'weeks' | 'next' | 'pods'>,
  random: Random,
): Omit<
  NewSubscription,
  'customerId' | 'email' | 'payment' | 'ceiling' | 'ordersMade' | 'spent' | 'saved' | 'lines'
> {
  return {
    ...{ site, language: site === 'cab2c' && random() < 0.5 ? 'fr' : 'en', currency: SITES[site].currency },
    ...{ status: 'ACTIVE', frequencyWeeks: weeks, cycle: 1 },
    ...(pods
      ? {
          type: 'smart',
          smart: { onHand: pods.left, countedOn: dayText(pods.counted), cupsADay: pods.cups },
        }
      : { type: 'scheduled' }),
    ...{ anchorDate: dayText(next - weeks * 7), nextDate: dayText(next) },
    ...{ locksAt: eastern(next - 1, 6), processAt: eastern(next, 6) },
    deliveryAddress: { ...homesOf(site)[0], ...PERSON },
    ...{ createdAt: eastern(begin, 10), sourceKey: randomUUID() },
  };
}

function someLines(random: Random): PlainLine[] {
  const codes = [...new Set([pick(random, KEEPS), ...(random() < 0.4 ? [pick(random, RUNS_OUT)] : [])])];
  const chosen = codes.slice(random() < 0.1 ? 1 : 0);
  return (chosen.length > 0 ? chosen : [pick(random, RUNS_OUT)]).map((code) => ({
    code,
    boxes: 1 + Math.floor(random() * 3),
  }));
}

/** One in six counts pods; of what never runs out, so that the calendar knows what was sent. */
function somePods(lines: readonly PlainLine[], begin: number, random: Random): PlainPods | undefined {
  if (random() > 1 / 6 || !lines.every(({ code }) => KEEPS.includes(code))) return undefined;
  return { left: Math.floor(random() * 150), counted: begin, cups: 1 + Math.floor(random() * 5) };
}

/** What one order comes to at first: food, which is not taxed where these customers live. */
function firstTotal(site: SiteId, lines: readonly PlainLine[]): number {
  const boxes = lines.reduce((all, line) => all + line.boxes, 0);
  const goods = Math.round((PRICE * (100 - PERCENT[site])) / 100) * boxes;
  return goods + (goods >= SHIPPING[site].from ? 0 : SHIPPING[site].fee);
}
