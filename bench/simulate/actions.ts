import { SITES, type SiteId } from '@crema/brands';
import { onHandOn } from '@crema/commerce/domains/auto-delivery/schedule/supply.rules';
import {
  counted,
  dayText,
  drinks,
  openTurns,
  type PlainCustomer,
  type PlainSubscription,
  podsOn,
  sendOn,
  step,
  takenBack,
} from './plain.ts';
import { CARD, homesOf, PERSON, type Population } from './population.ts';
import { type SimulatedShop, variantOf } from './shop.ts';

/** How an action speaks to the engine, and what it does with the answer. */
function createTools(shop: SimulatedShop, { siteOf }: Population) {
  const { subscriptions: service } = shop.commerce.autoDelivery;
  const homeOf = ({ customer }: PlainSubscription): SiteId => siteOf.get(customer) as SiteId;
  const at = (one: PlainSubscription) => {
    const { id: customerId } = one.customer;
    const ctx = {
      site: SITES[homeOf(one)],
      language: 'en' as const,
      caller: { kind: 'customer' as const, customerId, sessionId: 'simulated' },
      customerId,
      correlationId: 'simulated',
    };
    return [ctx, { customerId, actor: { kind: 'customer' as const } }] as const;
  };
  const answered = (
    one: PlainSubscription,
    { subscription: said }: { subscription: { ceiling: number; nextDate?: string } },
  ): void => {
    one.told = said.ceiling;
    if (said.nextDate !== undefined && said.nextDate !== dayText(one.next)) {
      throw new Error(`The engine says ${said.nextDate}, the calendar ${dayText(one.next)}`);
    }
  };
  const change = (one: PlainSubscription, ask: Parameters<typeof service.change>[3]) =>
    service.change(...at(one), one.id, ask);

  return { shop, service, homeOf, at, answered, change };
}

type Tools = ReturnType<typeof createTools>;

/** What customers do, through the engine's own service; each tells the plain calendar what it means and what was answered. */
export function createActions(shop: SimulatedShop, people: Population) {
  const tools = createTools(shop, people);
  return {
    ...dateActions(tools),
    ...boxActions(tools),
    ...podActions(tools),
    ...paymentActions(tools),
    ...cancelAction(tools),
  };
}

/** When the next delivery comes. */
const dateActions = ({ service, at, answered, change }: Tools) => ({
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
    const said = await change(one, { frequencyWeeks: weeks });
    one.weeks = weeks;
    answered(one, said);
  },
  move: async (one: PlainSubscription, day: number): Promise<void> => {
    const said = await change(one, { nextDate: dayText(day) });
    one.next = day;
    answered(one, said);
  },
  shipNow: async (one: PlainSubscription, today: number): Promise<void> => {
    const said = await service.shipNow(...at(one), one.id);
    const turn = sendOn(one, today);
    answered(one, said);
    Object.assign(turn, { now: true, told: Math.max(turn.told, one.told) });
  },
});

/** What comes, and where to. */
const boxActions = ({ service, homeOf, at, answered, change }: Tools) => ({
  swap: async (one: PlainSubscription, entryNumber: number, code: string): Promise<void> => {
    const said = await service.swap(...at(one), one.id, { entryNumber, code: variantOf(code) });
    one.lines = one.lines.map((line, index) => (index === entryNumber ? { ...line, code } : line));
    answered(one, said);
  },
  quantity: async (one: PlainSubscription, entryNumber: number, boxes: number): Promise<void> => {
    const said = await change(one, { entries: [{ entryNumber, qty: boxes }] });
    one.lines = one.lines.map((line, index) => (index === entryNumber ? { ...line, boxes } : line));
    answered(one, said);
  },
  addOnce: async (one: PlainSubscription, code: string): Promise<void> => {
    const said = await change(one, { add: [{ code: variantOf(code), qty: 1, once: true }] });
    one.once.push(code);
    answered(one, said);
  },
  /** To another state or province: other taxes, another delivery fee. */
  moveHouse: async (one: PlainSubscription, home: number): Promise<void> => {
    const address = homesOf(homeOf(one))[home];
    if (!address) throw new Error(`There is no home ${home}`);
    answered(one, await change(one, { deliveryAddress: { ...address, ...PERSON } }));
    one.home = home;
  },
});

/** Deliveries by what is drunk. */
const podActions = ({ answered, change }: Tools) => ({
  /** From now on by what is drunk; for one who counted before, a correction. */
  countPods: async (one: PlainSubscription, today: number, left: number, cups: number): Promise<void> => {
    const said = await change(one, { type: 'smart', podsOnHand: left, cupsPerDay: cups });
    counted(one, today, left, cups);
    answered(one, said);
  },
  drinkMore: async (one: PlainSubscription, today: number, cups: number): Promise<void> => {
    const said = await change(one, { cupsPerDay: cups });
    drinks(one, today, cups);
    answered(one, said);
  },
  /** By the calendar again, from the day that the pods chose. */
  stopCounting: async (one: PlainSubscription): Promise<void> => {
    const said = await change(one, { type: 'scheduled' });
    one.pods = undefined;
    answered(one, said);
  },
});

async function tokenOf({ commerce }: SimulatedShop, { id }: PlainSubscription): Promise<string> {
  const found = await commerce.autoDelivery.repository.byId(id);
  if (!found) throw new Error(`${id} is gone`);
  return found.payment.token;
}

/** Money that goes back, and cards. */
const paymentActions = ({ shop, service, at, answered }: Tools) => ({
  /** The order that was paid last goes back before it is sent; `byCustomer`: at his wish, else the shop's. */
  takeBack: async (one: PlainSubscription, today: number, byCustomer: boolean): Promise<void> => {
    const { repository } = shop.commerce.autoDelivery;
    const last = (await repository.occurrences(one.id, 10)).find(({ status }) => status === 'ordered');
    if (last?.orderCode === undefined) throw new Error(`${one.id} was paid and has no order`);
    await shop.commerce.orders.fulfilment.cancel(last.orderCode, byCustomer ? 'shopper' : 'operator');
    takenBack(one, today, byCustomer);
    const found = await repository.byId(one.id);
    if (!found) throw new Error(`${one.id} is gone`);
    answered(one, { subscription: { ...found, ceiling: one.told } });
    const left = one.pods && podsOn(one.pods, today);
    if (found.smart && left !== onHandOn(found.smart, dayText(today)))
      throw new Error(`The engine counts ${found.smart.onHand}, the calendar ${left}`);
  },
  /** The card is refused from now on. */
  breakCard: async (one: PlainSubscription): Promise<void> => {
    await shop.gateway.refuse(one.id, await tokenOf(shop, one));
    one.broken = true;
  },
  /** What failed is charged at once, or told anew: the books say which. */
  newCard: async (one: PlainSubscription): Promise<void> => {
    const { name } = shop.gateway;
    const token = shop.gateway.card(false);
    const { id: customerId, email } = one.customer;
    await shop.gateway.keep(shop.commerce, token, { customerId, email });
    await service.changeCard(...at(one), one.id, { provider: name, token, card: CARD });
    one.broken = false;
  },
});

const cancelAction = ({ service, at }: Tools) => ({
  /** All of a customer's. `charged`: what the books hold at the answer, of today. */
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
});

export type Actions = ReturnType<typeof createActions>;
