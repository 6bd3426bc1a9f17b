import { randomUUID } from 'node:crypto';
import { type Language, SITES, type SiteId } from '@crema/brands';
import type { CartAddress, CartPayment } from '#domains/cart/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService, PastOrder } from '#domains/orders/index.ts';
import { addDays, type Day, dayOf, instantOf } from '#platform/clock/index.ts';
import type { DemoPart } from '#platform/demo/index.ts';
import type { Platform } from '#platform/index.ts';
import { wording } from '../checkout/consent.rules.ts';
import type { GenerationRepository } from '../renewal/renewal.repository.ts';
import { processingOf } from '../schedule/calendar.rules.ts';
import { supplyRules } from '../schedule/pods.rules.ts';
import { type Quote, type QuoteNeeds, quoteOf } from '../subscription/quote.rules.ts';
import type { AutoDeliveryRepository, NewSubscription } from '../subscription/subscription.repository.ts';
import { comingOn } from '../subscription/subscription.rules.ts';
import { type DemoSubscription, demoPlan } from './plan.demo.ts';

/** A customer of the demo, with a card that pays and one that does not. */
interface Subscriber {
  site: SiteId;
  language: Language;
  customerId: string;
  email: string;
  deliveryAddress: CartAddress;
  card: { payment: CartPayment; id: string };
  badCard: { payment: CartPayment; id: string };
}

interface Parts extends QuoteNeeds {
  platform: Pick<Platform, 'clock' | 'db'>;
  repository: AutoDeliveryRepository;
  generation: Pick<GenerationRepository, 'fail'>;
  orders: Pick<OrdersService, 'past'>;
  book: Pick<CustomersService['book'], 'addresses' | 'cards'>;
  configuration(site: SiteId): SiteConfiguration;
}

/** A planned subscription with its customer, the day it began, its prices and the codes of its orders. */
interface Planned {
  person: Subscriber;
  plan: DemoSubscription;
  began: Day;
  /** Of the orders so far. */
  quote: Quote;
  /** Of the coming order, in minor units. */
  ceiling: number;
  codes: readonly string[];
}

/** Hour of the day at which a demo's customer subscribed. */
const BOUGHT_AT = 9;

/** Gives the demo's customers subscriptions with a history, once, by the address and the cards of their books. */
export const demoSubscriptions = (parts: Parts): DemoPart => ({
  name: 'subscriptions',
  customer: async ({ ctx, email }) => {
    const { book } = parts;
    const [saved] = await book.addresses(ctx);
    const cards = await book.cards(ctx);
    // The first card that is kept is the default: it pays.
    const card = cards.find(({ isDefault }) => isDefault);
    const badCard = cards.find(({ isDefault }) => !isDefault);
    if (!saved || !card || !badCard) throw new Error(`The demo's customer ${email} has no full book.`);
    const { site, language, customerId } = ctx;
    const deliveryAddress = saved.address;
    await subscribe(parts, { site: site.id, language, customerId, email, deliveryAddress, card, badCard });
  },
});

async function subscribe(parts: Parts, person: Subscriber): Promise<void> {
  const { platform, repository, configuration } = parts;
  const { site, customerId } = person;
  if ((await repository.ofCustomer(site, customerId)).length > 0) return;
  const today = dayOf(platform.clock.now(), SITES[site].timeZone);
  for (const plan of demoPlan(today, supplyRules(configuration(site)))) {
    const priced = (lines: DemoSubscription['lines']) =>
      quoteOf(parts, {
        site,
        deliveryAddress: person.deliveryAddress,
        lines: lines.map((line, lineNumber) => ({ ...line, lineNumber })),
      });
    // What comes once was not in the orders so far.
    const quote = priced(plan.lines.filter(({ once }) => !once));
    const ceiling = priced(plan.lines).totals.totalPriceWithTax;
    const codes = await orderPast(parts, person, plan, quote);
    const [began = plan.next ?? today] = plan.ordered;
    await platform.db.transaction(() => insert(parts, { person, plan, began, quote, ceiling, codes }));
  }
}

/** Makes the orders so far. Answers their codes. */
function orderPast({ orders }: Parts, person: Subscriber, plan: DemoSubscription, quote: Quote) {
  const { site, language, customerId, email, deliveryAddress, card } = person;
  const { timeZone } = SITES[site];
  return orders.past(
    plan.ordered.map((date, index): PastOrder => {
      const { lines, totals } = quote;
      return {
        ...{ site, language, customerId, email, deliveryAddress, totals },
        turn: randomUUID(),
        payment: card.payment,
        sold: lines.map(({ line: { code, quantity }, variant }) => ({
          ...{ code, quantity, variant },
          ...{ frequencyWeeks: plan.weeks, cupsPerDay: plan.smart?.cupsADay },
        })),
        placedAt: index === 0 ? instantOf(date, BOUGHT_AT, timeZone) : processingOf(date, timeZone),
      };
    }),
  );
}

async function insert(parts: Parts, planned: Planned): Promise<void> {
  const { repository } = parts;
  const { person, plan, began, codes } = planned;
  const { timeZone } = SITES[person.site];
  const consentId = await insertConsent(parts, planned);
  const id = await repository.insert(newSubscription(planned, consentId));
  if (!id) return;
  await insertOccurrences(parts, planned, id);
  const written = plan.ended && (await repository.byId(id));
  if (plan.ended && written) {
    const endedAt = instantOf(plan.ended, BOUGHT_AT, timeZone);
    await repository.save({ ...written, endedAt }, endedAt);
  }
  if (plan.failed) await insertFailed(parts, planned, id, plan.failed);
  const details = { orderCode: codes[0] ?? plan.name, ceiling: totalOf(planned) };
  const createdAt = instantOf(began, BOUGHT_AT, timeZone);
  await repository.addHistory(id, { kind: 'customer' }, 'subscribe', details, createdAt);
}

function insertConsent(
  { repository, configuration }: Parts,
  { person, plan, began, quote, codes }: Planned,
): Promise<string> {
  const { site, language, customerId } = person;
  const total = quote.totals.totalPriceWithTax;
  const terms = {
    frequencyWeeks: plan.weeks,
    nextDate: addDays(began, plan.weeks * 7),
    ceiling: total,
    tax: quote.totals.totalTax,
  };
  const { version: textVersion, text } = wording(
    { site, name: configuration(site).shopName },
    [terms],
    began,
    { amountDue: total, sources: [] },
    language,
  );
  return repository.insertConsent({
    ...{ site, customerId, language, textVersion, text },
    orderCode: codes[0] ?? plan.name,
    acceptedAt: instantOf(began, BOUGHT_AT, SITES[site].timeZone),
    ip: '127.0.0.1',
  });
}

function newSubscription(planned: Planned, consentId: string): NewSubscription {
  const { person, plan, began, quote, ceiling, codes } = planned;
  const { site, language, customerId, email, deliveryAddress } = person;
  const { timeZone, currency } = SITES[site];
  const card = plan.failed ? person.badCard : person.card;
  return {
    ...{ site, customerId, email, language, currency, deliveryAddress, consentId },
    createdAt: instantOf(began, BOUGHT_AT, timeZone),
    type: plan.smart ? 'smart' : 'scheduled',
    status: plan.status,
    frequencyWeeks: plan.weeks,
    anchorDate: plan.next ?? began,
    ...(plan.next ? comingOn(plan.next, timeZone) : {}),
    cycle: plan.ordered.length + (plan.skipped ? 1 : 0) + (plan.failed ? 1 : 0),
    ...{ payment: card.payment, paymentDetailsId: card.id },
    ceiling,
    ...(plan.smart ? { smart: plan.smart } : {}),
    ordersMade: codes.length,
    spent: totalOf(planned) * codes.length,
    saved: savedBy(quote) * codes.length,
    sourceKey: `demo:${customerId}:${plan.name}`,
    lines: plan.lines,
  };
}

/** The days on which something was ordered or skipped, the oldest first. */
const pastDays = ({ ordered, skipped }: DemoSubscription): Day[] =>
  [...ordered, ...(skipped ? [skipped] : [])].sort();

async function insertOccurrences({ repository }: Parts, planned: Planned, id: string): Promise<void> {
  const { person, plan, quote, codes } = planned;
  const total = totalOf(planned);
  for (const [cycle, date] of pastDays(plan).entries()) {
    const code = codes[plan.ordered.indexOf(date)];
    const occurrence = { subscriptionId: id, cycle, date, ceiling: total };
    await repository.insertOccurrence(
      code
        ? { ...occurrence, status: 'ordered', orderCode: code, amount: total, saved: savedBy(quote) }
        : { ...occurrence, status: 'skipped' },
      processingOf(date, SITES[person.site].timeZone),
    );
  }
}

/** The occurrence whose charge failed today. */
async function insertFailed(
  { platform, repository, generation }: Parts,
  planned: Planned,
  id: string,
  date: Day,
): Promise<void> {
  const now = platform.clock.now();
  const cycle = pastDays(planned.plan).length;
  const occurrence = { subscriptionId: id, cycle, date, ceiling: totalOf(planned) };
  await repository.insertOccurrence({ ...occurrence, status: 'pending' }, now);
  const retryAt = processingOf(addDays(date, 1), SITES[planned.person.site].timeZone);
  await generation.fail(occurrence, { failedAt: now, retryAt });
}

const totalOf = ({ quote }: Planned): number => quote.totals.totalPriceWithTax;

const savedBy = ({ totals }: Quote): number =>
  totals.lines.reduce((sum, line) => sum + line.listPrice * line.quantity - line.totalPrice, 0);
