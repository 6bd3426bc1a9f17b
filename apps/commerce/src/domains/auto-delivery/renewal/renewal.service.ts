import { SITE_IDS, type SiteId } from '@crema/brands';
import type { CartPayment } from '#domains/cart/index.ts';
import { bindAll } from '#platform/bind/index.ts';
import { isolate } from '#platform/quarantine/index.ts';
import type { Subscription } from '../subscription/subscription.types.ts';
import { type Batch, dueOccurrenceOf, planBatch } from './batch.rules.ts';
import type { DueOccurrence } from './group.rules.ts';
import type { GenerationParts } from './renewal.deps.ts';
import { type ClaimedOccurrence, HELD_SUBSCRIPTIONS } from './renewal.types.ts';
import { chargeAndSettle, hold, recover, settleOne, takeOver, withdraw } from './settlement.service.ts';

/** Customers whose occurrences are taken in one transaction: enough to be quick, few enough to lose little. */
const CUSTOMERS = 100;
/**
 * Milliseconds after which another worker takes over an order that was written and not settled; well below the minute
 * promised.
 */
const LOOK_AFTER_MS = 15_000;
const TRIES = 5;

/** Locks occurrences that are due, in the transaction that makes their orders. */
type Claim = (now: Date) => Promise<ClaimedOccurrence[]>;

/** Progress of a batch. */
interface Attempt {
  /** Subscriptions that were claimed. */
  subscriptions: readonly string[];
  isWritten: boolean;
}

/** Makes a batch be planned again: nothing of it was written. */
class PlanAgain extends Error {
  readonly taken: readonly string[];
  constructor(taken: readonly string[] = []) {
    super('The batch has to be planned again');
    this.taken = taken;
  }
}

/** This process may have missed the latest price changes: nothing was written. */
class PricesUnknown extends Error {}

/**
 * Makes the orders of due occurrences, in the three steps of decision 6, a batch at a time: one transaction locks the
 * occurrences, takes the stock and writes orders and occurrences; the provider is charged outside; one transaction settles.
 * Any number of workers run it at once, on any number of machines.
 */
export const createGeneration = (parts: GenerationParts) =>
  bindAll(parts, { run, runFor, runAll, runPresent, settleOne, withdraw });

/** Makes every order of a site that is due now. Answers how many occurrences were taken. */
async function run(parts: GenerationParts, site: SiteId): Promise<number> {
  const { guards, repository } = parts;
  await takeOver(parts);
  let all = 0;
  for (const claim of [
    (now: Date) => guards.claimDue(site, now, CUSTOMERS),
    // Last, so that orders withdrawn meanwhile are made again at once for the other subscriptions in them.
    (now: Date) => repository.claimOpen(site, now, CUSTOMERS),
  ]) {
    for (let taken = await pass(parts, site, claim); taken > 0; taken = await pass(parts, site, claim))
      all += taken;
  }
  return all;
}

/** Makes the open occurrences of one subscription now, so that its customer need not wait for all other orders. */
const runFor = (parts: GenerationParts, { id, site }: Pick<Subscription, 'id' | 'site'>): Promise<number> =>
  pass(parts, site, (now: Date) => parts.repository.claimOpen(site, now, CUSTOMERS, [id]));

/**
 * Makes what could not be charged of some subscriptions of a customer, who pays it in person with another card than theirs. The
 * bank may ask; the order then waits for that.
 *
 * @param most minor units that the customer was shown
 */
function runPresent(
  parts: GenerationParts,
  site: SiteId,
  ids: readonly string[],
  payment: CartPayment,
  most: number,
): Promise<number> {
  const { orders, repository, subscriptions } = parts;
  const charge = (codes: readonly string[]) => orders.chargePresent(codes, most);
  // Its subscriptions keep the card once it has paid.
  const inPerson: CartPayment = { ...payment, saved: true };
  const claim: Claim = async (now) => {
    // Waits for the worker that holds the site, before any row is locked.
    await repository.claimOpen(site, now, CUSTOMERS, ids);
    for (const id of [...ids].sort()) {
      await subscriptions.lock(id);
      await subscriptions.retryFrom(id, now);
    }
    const claimed = await repository.claimOpen(site, now, CUSTOMERS, ids);
    return claimed.map((one) => ({ ...one, subscription: { ...one.subscription, payment: inPerson } }));
  };
  return pass({ ...parts, orders: { ...orders, charge } }, site, claim);
}

/** Runs all sites, then puts subscriptions on hold. One site's failure is logged and stops no other. */
async function runAll(parts: GenerationParts): Promise<number> {
  let all = 0;
  for (const site of SITE_IDS) {
    all += await run(parts, site).catch((error: unknown) => {
      parts.platform.log.error({ err: error, site }, 'auto-delivery orders not made');
      return 0;
    });
  }
  await hold(parts);
  return all;
}

/** As `passOnce`; if a batch cannot be written, as much of it as possible is, and the rest goes into quarantine. */
async function pass(parts: GenerationParts, site: SiteId, claim: Claim): Promise<number> {
  const { log, quarantine } = parts.platform;
  const whole: Attempt = { subscriptions: [], isWritten: false };
  try {
    return await passOnce(parts, site, claim, whole);
  } catch (error) {
    if (whole.isWritten || whole.subscriptions.length === 0) throw error;
  }
  let all = 0;
  let broken: unknown;
  const some = async (ids: readonly string[]): Promise<void> => {
    if (broken) return;
    const attempt: Attempt = { subscriptions: [], isWritten: false };
    const mine = new Set(ids);
    const claimMine: Claim = async (now) =>
      (await claim(now)).filter(({ subscription }) => mine.has(subscription.id));
    try {
      all += await passOnce(parts, site, claimMine, attempt);
    } catch (error) {
      if (!attempt.isWritten) throw error;
      // It failed after it was written: the worker that takes over settles it.
      broken = error;
    }
  };
  await isolate(whole.subscriptions, some, async (id, error) => {
    log.error({ err: error, subscription: id }, 'auto-delivery order not made');
    await quarantine.hold(HELD_SUBSCRIPTIONS, id, error);
  });
  if (broken) throw broken;
  return all;
}

/** Takes one batch, charges and settles it. Answers how many occurrences it took. */
async function passOnce(
  parts: GenerationParts,
  site: SiteId,
  claim: Claim,
  attempt: Attempt,
): Promise<number> {
  const { guards } = parts;
  const { log } = parts.platform;
  const known = new Set<string>();
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const { codes, taken } = await take(parts, site, claim, known, attempt);
      if (codes.length > 0) await guards.reach('committed');
      await chargeAndSettle(parts, codes);
      return taken;
    } catch (error) {
      if (error instanceof PricesUnknown) {
        log.warn({ site }, 'prices may have changed unheard; auto-delivery orders wait for the next look');
        return 0;
      }
      if (!(error instanceof PlanAgain)) throw error;
      for (const key of error.taken) known.add(key);
    }
  }
  log.warn({ site }, 'stock moved too fast to make auto-delivery orders; the next pass goes on');
  return 0;
}

/** One transaction. Answers the codes of its orders and how many occurrences it took; none: nothing is due. */
const take = (
  parts: GenerationParts,
  site: SiteId,
  claim: Claim,
  known: ReadonlySet<string>,
  attempt: Attempt,
): Promise<{ codes: string[]; taken: number }> => {
  const { platform, orders, catalog, pricing, configuration, guards } = parts;
  const { db, clock, changes, quarantine } = platform;
  return db.transaction(async () => {
    const now = clock.now();
    const due = (await claim(now)).map(dueOccurrenceOf).filter((one) => !known.has(keyOf(one)));
    attempt.subscriptions = [...new Set(due.map(({ subscription }) => subscription.id))];
    if (due.length === 0) return { codes: [], taken: 0 };
    const variant = (code: string) => catalog.variant(site, code);
    const left = await catalog.stockOf(site, codesOf(due));
    if (!changes.isCurrent()) throw new PricesUnknown();
    const batch = planBatch(due, {
      now,
      site,
      stock: { variant, left },
      pricing,
      rules: configuration(site),
      decide: guards.aboveCeiling,
      lookAfterMs: LOOK_AFTER_MS,
    });
    const written = batch.orders.length > 0 ? await orders.write(batch.orders) : { codes: [] };
    if ('short' in written) throw new PlanAgain();
    await writeBatch(parts, batch, written.codes, now);
    await quarantine.free(HELD_SUBSCRIPTIONS, attempt.subscriptions);
    attempt.isWritten = true;
    await guards.reach('written');
    return { codes: written.codes, taken: due.length };
  });
};

/** In the running transaction: writes a batch, except its orders, which have `codes`. @throws {PlanAgain} */
async function writeBatch(
  parts: GenerationParts,
  batch: Batch,
  codes: readonly string[],
  now: Date,
): Promise<void> {
  const { repository, emails } = parts;
  const takenOf = (open: boolean) =>
    batch.occurrences
      .filter((one) => one.open === open)
      .map(({ taken, order }) =>
        order === undefined ? taken : { ...taken, orderCode: codes[order] as string },
      );
  const fresh = takenOf(false);
  const inserted = await repository.insertOccurrences(fresh, now);
  if (inserted.size < fresh.length) {
    throw new PlanAgain(
      fresh
        .map(({ subscriptionId, cycle }) => `${subscriptionId}:${cycle}`)
        .filter((key) => !inserted.has(key)),
    );
  }
  await repository.updateOccurrences(takenOf(true), now);
  await repository.restock(batch.restocked);
  for (const { taken, open } of batch.occurrences) {
    // A charge had failed, and now the goods are gone: nothing is left to be paid.
    if (open && taken.status === 'nothing') await recover(parts, taken.subscriptionId, now);
  }
  await repository.advance(batch.advanced, now);
  if (batch.announced.length > 0) await repository.announce(batch.announced);
  await emails.add(batch.emails);
}

const keyOf = ({ subscription, cycle }: DueOccurrence): string => `${subscription.id}:${cycle}`;

function codesOf(due: readonly DueOccurrence[]): string[] {
  return [...new Set(due.flatMap(({ lines }) => lines.flatMap(({ code, backups }) => [code, ...backups])))];
}
