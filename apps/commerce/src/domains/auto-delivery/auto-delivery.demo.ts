import { randomUUID } from 'node:crypto';
import { type Language, SITES, type SiteId } from '@crema/brands';
import type { CartAddress, CartPayment } from '#domains/cart/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { OrdersService, PastOrder } from '#domains/orders/index.ts';
import { addDays, dayOf, instantOf } from '#platform/clock/index.ts';
import type { Platform } from '#platform/index.ts';
import { processingOf } from './auto-delivery.calendar.ts';
import { wording } from './auto-delivery.consent.ts';
import { type DemoSubscription, demoPlan } from './auto-delivery.demo.plan.ts';
import type { GenerationRepository } from './auto-delivery.generation.repository.ts';
import { type Quote, type QuoteNeeds, quoteOf } from './auto-delivery.quote.ts';
import type { AutoDeliveryRepository, NewSubscription } from './auto-delivery.repository.ts';
import { comingOn } from './auto-delivery.rules.ts';

/** A customer of the demo, with a card that pays and one that does not. */
export interface DemoCustomer {
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
  configuration(site: SiteId): SiteConfiguration;
}

/** Hour of the day at which a demo's customer subscribed. */
const BOUGHT_AT = 9;

/** Gives a demo's customer subscriptions with a history, once. Answers how many it made. */
export function demoSubscriptions(parts: Parts) {
  const { platform, repository, generation, orders, configuration } = parts;
  const { clock, db } = platform;

  const insert = async (
    person: DemoCustomer,
    plan: DemoSubscription,
    { quote, ceiling }: { quote: Quote; ceiling: number },
    codes: readonly string[],
  ) => {
    const { site, language, customerId, email, deliveryAddress } = person;
    const { timeZone, currency } = SITES[site];
    const now = clock.now();
    const total = quote.totals.totalPriceWithTax;
    const [born = plan.next ?? dayOf(now, timeZone)] = plan.ordered;
    const createdAt = instantOf(born, BOUGHT_AT, timeZone);
    const card = plan.failed ? person.badCard : person.card;
    const second = addDays(born, plan.weeks * 7);
    const terms = {
      frequencyWeeks: plan.weeks,
      nextDate: second,
      ceiling: total,
      tax: quote.totals.totalTax,
    };
    const { version: textVersion, text } = wording(site, [terms], born, total, language);
    const agreed = { textVersion, text, language, ip: '127.0.0.1', acceptedAt: createdAt };
    const orderCode = codes[0] ?? plan.name;
    const consentId = await repository.insertConsent({ ...agreed, site, customerId, orderCode });
    const made: NewSubscription = {
      ...{ site, customerId, email, language, currency, deliveryAddress, consentId, createdAt },
      type: plan.smart ? 'smart' : 'scheduled',
      status: plan.status,
      frequencyWeeks: plan.weeks,
      anchorDate: plan.next ?? born,
      ...(plan.next ? comingOn(plan.next, timeZone) : {}),
      cycle: plan.ordered.length + (plan.skipped ? 1 : 0) + (plan.failed ? 1 : 0),
      ...{ payment: card.payment, paymentDetailsId: card.id },
      ceiling,
      ...(plan.smart ? { smart: plan.smart } : {}),
      ordersMade: codes.length,
      spent: total * codes.length,
      saved: savedBy(quote) * codes.length,
      bornOf: `demo:${customerId}:${plan.name}`,
      lines: plan.lines,
    };
    const subscriptionId = await repository.insert(made);
    if (!subscriptionId) return;
    const days = [...plan.ordered, ...(plan.skipped ? [plan.skipped] : [])].sort();
    for (const [cycle, date] of days.entries()) {
      const at = processingOf(date, timeZone);
      const code = codes[plan.ordered.indexOf(date)];
      const turn = { subscriptionId, cycle, date, ceiling: total };
      await repository.insertOccurrence(
        code
          ? { ...turn, status: 'ordered', orderCode: code, amount: total, saved: savedBy(quote) }
          : { ...turn, status: 'skipped' },
        at,
      );
    }
    const written = plan.ended && (await repository.byId(subscriptionId));
    if (plan.ended && written) {
      const endedAt = instantOf(plan.ended, BOUGHT_AT, timeZone);
      await repository.save({ ...written, endedAt }, endedAt);
    }
    if (plan.failed) {
      const turn = { subscriptionId, cycle: days.length, date: plan.failed, ceiling: total };
      await repository.insertOccurrence({ ...turn, status: 'pending' }, now);
      const retryAt = processingOf(addDays(plan.failed, 1), timeZone);
      await generation.fail(turn, { failedAt: now, retryAt });
    }
    await repository.addHistory(
      subscriptionId,
      { kind: 'customer' },
      'subscribe',
      { orderCode, ceiling: total },
      createdAt,
    );
  };

  return async (person: DemoCustomer): Promise<number> => {
    const { site, language, customerId, email, deliveryAddress, card } = person;
    if ((await repository.ofCustomer(site, customerId)).length > 0) return 0;
    const { timeZone } = SITES[site];
    const rules = configuration(site);
    const plans = demoPlan(dayOf(clock.now(), timeZone), {
      leadDays: rules.autoDeliveryLeadDays,
      bufferDays: rules.autoDeliveryBufferDays,
    });
    for (const plan of plans) {
      const priced = (lines: DemoSubscription['lines']) =>
        quoteOf(parts, {
          site,
          deliveryAddress,
          lines: lines.map((line, lineNumber) => ({ ...line, lineNumber })),
        });
      // What comes once was not in the orders so far.
      const quote = priced(plan.lines.filter(({ once }) => !once));
      const ceiling = priced(plan.lines).totals.totalPriceWithTax;
      const codes = await orders.past(
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
      await db.transaction(() => insert(person, plan, { quote, ceiling }, codes));
    }
    return plans.length;
  };
}

const savedBy = ({ totals }: Quote): number =>
  totals.lines.reduce((sum, line) => sum + line.listPrice * line.quantity - line.totalPrice, 0);
