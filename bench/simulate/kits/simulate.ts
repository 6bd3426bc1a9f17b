import type { Database } from '@crema/commerce/platform/db/index';
import { pick, type Random, randomFrom } from '@crema/search/bench';
import { setSettings } from '@crema/testing/factories/campaigns/settings';
import { dayNumber, eastern } from '../plain.ts';
import { Killed } from '../shop.ts';
import { buyTogether, limitsFor, type Owner } from './buying.ts';
import { boxesOf, OFFERS, type Offer, owed } from './plain.ts';
import { type KitSabotage, type KitShop, openKits } from './shop.ts';

const BEGIN = dayNumber('2027-01-04');
/** Days over which kits are sold, and those from an order to its parcel. */
const [SELLING, TO_SHIP] = [60, 2];

interface KitOptions {
  kits: number;
  months: number;
  seed: number;
  /** Workers are killed between a charge and its settlement. */
  faults: boolean;
  sabotage?: KitSabotage | undefined;
  /** How much more happens than in an ordinary shop; 1 unless told. */
  haste?: number;
  workers: number;
  say?(line: string): void;
}

/** All but `due`, `charges`, `sold`, `refused` and `met` must be 0. */
export interface KitOutcome {
  /** Kits that were asked for. */
  due: number;
  sold: number;
  refused: number;
  met: number;
  /** Charges for ending early. */
  charges: number;
  /** Charges beyond the one of a commitment. */
  doubles: number;
  /** What was agreed to and never charged. */
  misses: number;
  /** Charges of another amount than was agreed to. */
  wrongAmounts: number;
  /** Commitments whose progress or early end is not what a recount of their orders comes to. */
  wrongCounts: number;
  /** Kits beyond the stock or the budget of their campaign. */
  oversold: number;
  /** Buyers who were refused although there was something left. */
  wrongRefusals: number;
  seconds: number;
}

/** Runs the engine through months of kits, and holds its commitments and charges against a recount. */
export async function simulateKits(db: Database, options: KitOptions): Promise<KitOutcome> {
  const started = performance.now();
  const shop = await openKits(db, options.sabotage);
  try {
    return { ...(await run(shop, options)), seconds: Math.round((performance.now() - started) / 1000) };
  } finally {
    await shop.commerce.close();
  }
}

interface Simulation {
  shop: KitShop;
  random: Random;
  owners: Owner[];
  /** Sold and standing, by campaign. */
  standing: Map<Offer, number>;
  counts: Omit<KitOutcome, 'seconds'>;
}

async function run(shop: KitShop, options: KitOptions): Promise<Omit<KitOutcome, 'seconds'>> {
  const { kits, months, seed, haste = 1, say = () => {} } = options;
  const limits = limitsFor(kits);
  await setSettings(shop, 'usb2c', {
    ...{ campaignStock: limits.stock, campaignUsesMost: limits.uses, campaignBudgets: limits.money },
  });
  const nothing = { due: 0, sold: 0, refused: 0, met: 0, charges: 0, doubles: 0, misses: 0 };
  const counts = { ...nothing, wrongAmounts: 0, wrongCounts: 0, oversold: 0, wrongRefusals: 0 };
  const simulation: Simulation = { shop, random: randomFrom(seed), owners: [], standing: new Map(), counts };
  const days = Math.round(months * 30.4375);
  const selling = Math.max(1, Math.min(days, Math.round(SELLING / haste)));
  for (let day = BEGIN; day < BEGIN + days; day += 1) {
    await work(simulation, options, day);
    const left = kits - counts.due;
    const today = day < BEGIN + selling ? Math.ceil(left / (BEGIN + selling - day)) : 0;
    if (today > 0) await sell(simulation, today, day, options, limits.most);
    await fulfil(simulation, day);
    for (let act = 0; act < Math.ceil(kits * 0.004 * haste); act += 1) await actOnce(simulation);
    if ((day - BEGIN) % 30 === 29) {
      await recount(simulation);
      say(
        `day ${day - BEGIN + 1} of ${days}: ${counts.sold} kits, ${counts.wrongCounts} miscounted, ${counts.oversold} oversold`,
      );
    }
  }
  await work(simulation, options, BEGIN + days);
  await recount(simulation);
  await audit(simulation);
  return counts;
}

/** What the shop does by itself on a morning. */
async function work(
  { shop, random }: Simulation,
  { faults, workers }: KitOptions,
  day: number,
): Promise<void> {
  const { commerce, clock, meddling } = shop;
  clock.set(eastern(day, 7));
  meddling.reach = () => {
    if (faults && random() < 0.3) throw new Killed('charged');
  };
  await commerce.autoDelivery.worker.generation.runAll();
  await commerce.campaigns.clock.look();
  await Promise.all(Array.from({ length: workers }, () => commerce.campaigns.clock.charge()));
  for (const { code, ...uses } of await commerce.campaigns.operator.uses('usb2c'))
    meddling.morning.set(code, uses);
  clock.set(eastern(day, 10));
}

async function sell(
  { shop, random, owners, standing, counts }: Simulation,
  count: number,
  day: number,
  { workers }: KitOptions,
  most: Partial<Record<Offer, number>>,
): Promise<void> {
  const made = await buyTogether(shop, count, { day, random, atOnce: workers > 1 });
  counts.due += count;
  counts.sold += made.owners.length;
  counts.refused += made.refused.length;
  owners.push(...made.owners);
  for (const { offer } of made.owners) standing.set(offer, (standing.get(offer) ?? 0) + 1);
  for (const offer of new Set<Offer>(made.refused)) {
    if ((standing.get(offer) ?? 0) < (most[offer] ?? Number.POSITIVE_INFINITY)) counts.wrongRefusals += 1;
  }
  for (const [offer, limit] of Object.entries(most) as [Offer, number][])
    counts.oversold = Math.max(counts.oversold, (standing.get(offer) ?? 0) - limit);
}

/** Sends what is old enough: some of it line by line, on two days. */
async function fulfil({ shop, random }: Simulation, day: number): Promise<void> {
  const { rows } = await shop.db.execute(
    `select o.code, array_agg(e.entry_number order by e.entry_number) as entries
     from orders o join order_entries e on e.order_code = o.code and e.quantity > e.shipped + e.withdrawn
     where o.status in ('processing', 'partiallyshipped') and o.placed_at <= $1 group by o.code`,
    [eastern(day - TO_SHIP, 0).toISOString()],
  );
  for (const { code, entries } of rows as { code: string; entries: number[] }[]) {
    const some = random() < 0.3 ? entries.slice(0, 1) : entries;
    await shop.commerce.orders.fulfilment.ship(code, { entryNumbers: some });
  }
}

/** Something that one customer does, or has done for them. */
async function actOnce(simulation: Simulation): Promise<void> {
  const { shop, random, owners, standing } = simulation;
  const owner = owners.length > 0 ? pick(random, owners) : undefined;
  if (!owner) return;
  const act = random();
  const { buyer, id, orderCode, subscriptionId } = owner;
  if (act < 0.45) return sendBack(simulation, owner);
  if (act < 0.55) {
    await shop.db.execute(
      `update subscriptions set payment = jsonb_set(payment, '{token}', $2::jsonb) where id = $1`,
      [
        subscriptionId,
        JSON.stringify(pick(random, ['tok_declined', 'tok_timeout_after_charge', 'tok_success'])),
      ],
    );
    return;
  }
  if (act < 0.65) return void (await buyer.cancelDelivery(subscriptionId));
  if (owner.state !== 'running') return;
  const { rows } = await shop.db.execute('select status from orders where code = $1', [orderCode]);
  if (act < 0.72 && (rows[0] as { status: string }).status === 'processing') {
    const { status } = await buyer.call('POST', `orders/${orderCode}/cancel`);
    if (status !== 200) return;
    owners.splice(owners.indexOf(owner), 1);
    standing.set(owner.offer, (standing.get(owner.offer) ?? 0) - 1);
    return;
  }
  await recountOne(simulation, owner);
  if (owner.state !== 'running') return;
  const shown = (await buyer.commitment()).earlyEnd.amount.value;
  const ended =
    act < 0.86
      ? await buyer.endEarly(id, { expectedAmount: shown, consent: true })
      : await buyer.cancelDelivery(subscriptionId, { earlyEnd: { expectedAmount: shown, consent: true } });
  const now = await buyer.commitment();
  if (ended.status !== 200 || now.status !== 'ended') return;
  Object.assign(owner, { state: 'over', agreed: Math.round(shown * 100) });
  owner.counted = Math.min(OFFERS[owner.offer].boxes, (await boxesOf(shop.db)).get(owner.customerId) ?? 0);
}

/** A unit of a drink comes back. */
async function sendBack({ shop, random }: Simulation, owner: Owner): Promise<void> {
  const { rows } = await shop.db.execute(
    `select o.code, e.entry_number as "entryNumber" from orders o join order_entries e on e.order_code = o.code
     where o.customer_id = $1 and not e.one_time and e.shipped > e.refunded order by o.code, e.entry_number`,
    [owner.customerId],
  );
  const lines = rows as { code: string; entryNumber: number }[];
  if (lines.length === 0) return;
  const line = pick(random, lines);
  await shop.commerce.orders.refunds
    .make(
      line.code,
      { entries: [{ entryNumber: line.entryNumber, quantity: 1 }], restock: 'all' },
      { key: `back-${line.code}-${line.entryNumber}-${Math.floor(random() * 1e9)}`, actor: 'operator' },
    )
    .catch((error: unknown) => {
      if (!(error && typeof error === 'object' && 'status' in error)) throw error;
    });
}

/** Notes what the deadline ended, which is agreed to with the kit. */
async function recountOne({ shop }: Simulation, owner: Owner): Promise<void> {
  const [now] = await shop.commerce.campaigns.operator.of('usb2c', owner.customerId);
  if (owner.state !== 'running' || now?.status !== 'ended') return;
  const counted = Math.min(OFFERS[owner.offer].boxes, now.weightDone);
  Object.assign(owner, { state: 'over', counted, agreed: owed(owner.offer, counted) });
}

/** Holds what the shop says of every commitment against the rows of its orders. */
async function recount(simulation: Simulation): Promise<void> {
  const { shop, owners, counts } = simulation;
  const boxes = await boxesOf(shop.db);
  counts.met = 0;
  for (const owner of owners) {
    await recountOne(simulation, owner);
    const [now] = await shop.commerce.campaigns.operator.of('usb2c', owner.customerId);
    const committed = OFFERS[owner.offer].boxes;
    const counted = owner.counted ?? Math.max(0, Math.min(committed, boxes.get(owner.customerId) ?? 0));
    const costs = owner.agreed ?? owed(owner.offer, counted);
    const status = owner.state === 'over' ? 'ended' : counted >= committed ? 'met' : 'running';
    if (status === 'met') counts.met += 1;
    const isRight =
      now?.status === status &&
      now.weightDone === counted &&
      now.weightOwed === committed - counted &&
      Math.round(now.earlyEnd.amount.value * 100) === costs;
    if (!isRight) counts.wrongCounts += 1;
  }
}

/** Holds the provider's books against what customers agreed to. */
async function audit({ shop, owners, counts }: Simulation): Promise<void> {
  const made = (await shop.commerce.payments.test.entries()).filter(({ key }) => key.startsWith('kit-'));
  const byKit = Map.groupBy(made, ({ chargeKey }) => chargeKey.slice(4, 40));
  const open = new Set((await shop.commerce.campaigns.operator.owed('usb2c')).map(({ kitId }) => kitId));
  const { rows } = await shop.db.execute(`select kit_id as id from kit_charges where status = 'due'`);
  for (const { id } of rows as { id: string }[]) open.add(id);
  for (const { id, agreed = 0 } of owners) {
    const charges = (byKit.get(id) ?? []).filter(({ kind }) => kind === 'charge');
    counts.charges += charges.length;
    counts.doubles += Math.max(0, charges.length - 1);
    if (charges.some(({ amount }) => amount !== agreed)) counts.wrongAmounts += 1;
    if (charges.length === 0 && agreed > 0 && !open.has(id)) counts.misses += 1;
  }
}
