import { SITES } from '@crema/brands';
import type { Database } from '@crema/commerce/platform/db/index';
import { pick, type Random, randomFrom } from '@crema/search/bench';
import { dayNumber, eastern } from '../plain.ts';
import { Killed } from '../shop.ts';
import {
  comingAfter,
  isBilled,
  isBillingDay,
  monthNumber,
  owed,
  type PlainBox,
  PRICES,
  skipsBefore,
} from './plain.ts';
import { signUp } from './population.ts';
import { type BoxShop, INCLUDED, openBoxes, PREMIUM } from './shop.ts';

const BEGIN = dayNumber('2027-02-01');
/** Cents of a premium box. */
const PREMIUM_PRICE = 2499;

interface BoxOptions {
  boxes: number;
  months: number;
  seed: number;
  /** Workers are killed, and jobs come twice. */
  faults: boolean;
  /** Without what keeps a month from being billed twice. */
  broken?: boolean;
  /** How much more happens than in an ordinary shop; 1 unless told. */
  haste?: number;
  workers: number;
  say?(line: string): void;
}

/** All but `due`, `charges` and `skipped` must be 0. */
export interface BoxOutcome {
  due: number;
  charges: number;
  skipped: number;
  /** Charges beyond the one of a month. */
  doubles: number;
  misses: number;
  /** Charges of more, or of less, than was told. */
  wrongAmounts: number;
  afterCancel: number;
  /** Changes that were taken after the cut-off or refused before it. */
  wrongAnswers: number;
  seconds: number;
}

type Counts = Omit<BoxOutcome, 'seconds'>;

/** Runs boxes through the months, day by day, and holds the gateway's books against a plain calendar. */
export async function simulateBoxes(db: Database, options: BoxOptions): Promise<BoxOutcome> {
  const started = performance.now();
  const seconds = (): number => Math.round((performance.now() - started) / 1000);
  const shop = await openBoxes(db, options.broken ?? false);
  try {
    const random = randomFrom(options.seed);
    const boxes = await signUp(shop, options.boxes, { begin: BEGIN, random });
    const counts: Counts = {
      ...{ due: 0, charges: 0, skipped: 0, doubles: 0, misses: 0 },
      ...{ wrongAmounts: 0, afterCancel: 0, wrongAnswers: 0 },
    };
    const days = Math.round(options.months * 30.4375);
    for (let day = BEGIN; day < BEGIN + days; day += 1) {
      await runDay({ shop, boxes, counts, random, options }, day);
      if ((day - BEGIN) % 14 === 13)
        options.say?.(`day ${day - BEGIN + 1} of ${days}: ${JSON.stringify(counts)}, ${seconds()} s`);
    }
    return { ...counts, seconds: seconds() };
  } finally {
    await shop.commerce.close();
  }
}

interface Simulation {
  shop: BoxShop;
  boxes: PlainBox[];
  counts: Counts;
  random: Random;
  options: BoxOptions;
}

async function runDay(simulation: Simulation, day: number): Promise<void> {
  const { shop, boxes, counts, random, options } = simulation;
  const { haste = 1 } = options;
  await changeStock(shop, random, haste);
  const due = boxes.filter((box) => isBilled(box, day));
  counts.due += due.length;
  const expected = new Map(due.map((box) => [box.email, owed(box)]));
  const since = eastern(day, 6);
  await breakCards(simulation, due, expected);
  const leaving = due.filter(() => random() < haste / 100);
  await morning(simulation, day, leaving, expected);
  await audit(simulation, since, expected);
  for (const box of due) box.premium = 0;
  shop.clock.set(eastern(day, 10));
  const paidLate = await mendCards(simulation, day);
  await shop.commerce.monthlyBoxes.worker.run();
  for (const box of boxes) if (!box.isCancelled && random() < haste / 60) await act(simulation, box, day);
  await audit(simulation, eastern(day, 10), paidLate);
  shop.clock.set(eastern(day, 12));
  await shop.commerce.monthlyBoxes.worker.notices();
}

/** Some run out for a while: never so many that a box could not be filled. */
async function changeStock({ db }: BoxShop, random: Random, haste: number): Promise<void> {
  if (random() > haste / 10) return;
  const out = pick(random, INCLUDED);
  await db.execute(`update stock set on_hand = case when variant_code = $1 then 0 else 1000000 end`, [
    `${out}-24`,
  ]);
}

/** Cards that do not pay on their day: what is owed then is charged once the card is another. */
async function breakCards(
  { shop, random, options: { haste = 1 } }: Simulation,
  due: readonly PlainBox[],
  expected: Map<string, number>,
): Promise<void> {
  for (const box of due) {
    if (random() > haste / 50) continue;
    await setToken(shop, box, 'tok_declined');
    box.owes = owed(box);
    expected.delete(box.email);
  }
}

const setToken = ({ db }: BoxShop, { id }: PlainBox, token: string) =>
  db.execute(
    `update monthly_boxes set payment = jsonb_set(payment, '{token}', to_jsonb($2::text)) where id = $1`,
    [id, token],
  );

/** Half of those whose card failed give another. Answers what is to be charged for it. */
async function mendCards({ shop, boxes, random }: Simulation, day: number): Promise<Map<string, number>> {
  const paid = new Map<string, number>();
  for (const box of boxes) {
    if (box.owes === undefined || box.isCancelled || random() < 0.5) continue;
    await setToken(shop, box, 'tok_success');
    await shop.db.execute(
      `update monthly_box_months set retry_at = $2 where box_id = $1 and status = 'failed'`,
      [box.id, shop.clock.now().toISOString()],
    );
    paid.set(box.email, box.owes);
    delete box.owes;
    // What can still be changed today is billed as ever.
    box.resumes = day + 2;
  }
  return paid;
}

/** 06:00: what is due is made, by workers that die at it, while somebody cancels. */
async function morning(
  { shop, random, options }: Simulation,
  day: number,
  leaving: PlainBox[],
  expected: Map<string, number>,
): Promise<void> {
  const { meddling, clock, commerce } = shop;
  const { faults, workers, haste = 1 } = options;
  const kept: typeof meddling.replay = [];
  const leave = async (): Promise<void> => {
    for (const box of leaving.splice(0)) {
      await editOf(shop, box, { cancel: true });
      box.isCancelled = true;
      // Another worker may have charged it before: then it was due, and nothing comes after.
      if (!(await isCharged(shop, box, eastern(day, 6)))) expected.delete(box.email);
    }
  };
  meddling.onLock = (box) => {
    if (faults && random() < haste / 20) kept.push(box);
  };
  meddling.reach = async (moment) => {
    if (moment === 'committed') await leave();
    if (faults && random() < 0.02) throw new Killed(moment);
  };
  const work = async (): Promise<void> => {
    const killed = (error: unknown): number => {
      if (!(error instanceof Killed)) throw error;
      return 0;
    };
    await Promise.all(
      Array.from({ length: workers }, () => commerce.monthlyBoxes.worker.run().catch(killed)),
    );
  };
  for (const seconds of [0, 20, 40, 60]) {
    clock.set(new Date(eastern(day, 6).getTime() + seconds * 1000));
    meddling.replay.push(...kept.splice(0));
    await work();
  }
  await leave();
  meddling.reach = () => {};
  meddling.onLock = () => {};
  for (const seconds of [80, 100]) {
    clock.set(new Date(eastern(day, 6).getTime() + seconds * 1000));
    meddling.replay.push(...kept.splice(0));
    await work();
  }
}

/** Whether the gateway captured something of a customer since an instant. */
async function isCharged({ db }: BoxShop, { email }: PlainBox, since: Date): Promise<boolean> {
  const { rows } = await db.execute(
    `select 1 from test_gateway.charges c join orders o on o.code = c.key
     where c.status = 'captured' and c.created_at >= $1 and o.email = $2`,
    [since.toISOString(), email],
  );
  return rows.length > 0;
}

/** Holds what the gateway captured since an instant against what was to be charged. */
async function audit(
  { shop, boxes, counts }: Simulation,
  since: Date,
  expected: ReadonlyMap<string, number>,
): Promise<void> {
  const { rows } = await shop.db.execute(
    `select o.email, c.amount::int as amount from test_gateway.charges c join orders o on o.code = c.key
     where c.status = 'captured' and c.created_at >= $1`,
    [since.toISOString()],
  );
  const byEmail = Map.groupBy(rows as { email: string; amount: number }[], ({ email }) => email);
  const cancelled = new Set(boxes.filter((box) => box.isCancelled).map(({ email }) => email));
  for (const [email, charges] of byEmail) {
    counts.charges += charges.length;
    const wanted = expected.get(email);
    if (wanted === undefined) counts[cancelled.has(email) ? 'afterCancel' : 'doubles'] += charges.length;
    else {
      counts.doubles += charges.length - 1;
      if (charges.some(({ amount }) => amount !== wanted)) counts.wrongAmounts += 1;
    }
  }
  for (const email of expected.keys()) if (!byEmail.has(email)) counts.misses += 1;
}

/** A customer does something with the coming box; the answer must be what the calendar says. */
async function act(simulation: Simulation, box: PlainBox, day: number): Promise<void> {
  const { counts, random } = simulation;
  if (box.owes !== undefined) return;
  const coming = comingAfter(box, day);
  // At ten: it can be changed until six on the day before.
  const isOpen = coming >= day + 2;
  const what = random();
  const answers = async (ask: object, allowed: boolean): Promise<boolean> => {
    const done = await editOf(simulation.shop, box, ask);
    if (done !== allowed) counts.wrongAnswers += 1;
    return done;
  };
  if (what < 0.4) {
    const isPremium = random() < 0.3;
    const codes = [...(isPremium ? [pick(random, PREMIUM)] : []), ...INCLUDED.slice(0, box.size)];
    const products = codes.slice(0, box.size).map((code) => ({ code: `${code}-24`, qty: 1 }));
    await simulation.shop.db.execute('update stock set on_hand = 1000000');
    if (await answers({ products }, isOpen))
      box.premium = isPremium ? Math.max(0, PREMIUM_PRICE - PRICES[box.site].included) : 0;
  } else if (what < 0.65) {
    if (!(await answers({ skip: true }, isOpen && skipsBefore(box, coming) < 3))) return;
    box.skipped.add(monthNumber(coming));
    counts.skipped += 1;
  } else if (what < 0.8) await takeBack(box, day, answers);
  else if (what < 0.97) {
    const size = pick(random, [2, 4, 6]);
    if (await answers({ boxes: size, products: [] }, isOpen)) {
      box.size = size;
      box.premium = 0;
    }
  } else {
    await answers({ cancel: true }, true);
    box.isCancelled = true;
  }
}

/** The last skip can be taken back until its own cut-off. */
async function takeBack(
  box: PlainBox,
  day: number,
  answers: (ask: object, allowed: boolean) => Promise<boolean>,
): Promise<void> {
  const coming = comingAfter(box, day);
  let last = coming - 1;
  while (last > day - 40 && !isBillingDay(box, last)) last -= 1;
  const isSkipped = box.skipped.has(monthNumber(last)) && last >= box.resumes;
  // What was skipped before the card failed is none that could come back now.
  if (box.resumes > day - 62) return;
  if (await answers({ skip: false }, isSkipped && last >= day + 2)) box.skipped.delete(monthNumber(last));
}

/** Makes a change as the customer. Answers whether it was taken. */
async function editOf({ commerce }: BoxShop, box: PlainBox, ask: object): Promise<boolean> {
  const { customerId, site, id } = box;
  const ctx = {
    ...{ site: SITES[site], language: 'en' as const, customerId, correlationId: 'a-simulation' },
    caller: { kind: 'anonymous' as const },
  };
  try {
    await commerce.monthlyBoxes.edit(ctx, id, ask);
    return true;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 409) return false;
    throw error;
  }
}
