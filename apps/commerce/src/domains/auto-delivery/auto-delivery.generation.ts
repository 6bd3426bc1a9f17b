import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import type { Catalog } from '#domains/catalog/index.ts';
import type { SiteConfiguration } from '#domains/content/index.ts';
import type { RecurringOrders } from '#domains/orders/index.ts';
import type { Platform } from '#platform/index.ts';
import type { GenerationGuards } from './auto-delivery.generation.guards.ts';
import { planBatch, type Turn, turnOf } from './auto-delivery.generation.plan.ts';
import type { ClaimedTurn, GenerationRepository } from './auto-delivery.generation.repository.ts';
import { createTurnSettlement } from './auto-delivery.generation.settle.ts';
import type { MailsRepository } from './auto-delivery.mails.repository.ts';
import type { DeliveryPricing } from './auto-delivery.pricing.ts';
import type { AutoDeliveryRepository } from './auto-delivery.repository.ts';
import type { Subscription } from './auto-delivery.types.ts';

export interface GenerationParts {
  platform: Platform;
  subscriptions: AutoDeliveryRepository;
  repository: GenerationRepository;
  mails: MailsRepository;
  orders: RecurringOrders;
  catalog: Pick<Catalog, 'variant' | 'stockOf'>;
  pricing: DeliveryPricing;
  configuration(site: SiteId): SiteConfiguration;
  guards: GenerationGuards;
}

/** Customers whose turns one transaction takes: long enough to be quick, short enough to lose little. */
const CUSTOMERS = 100;
/** After which another worker looks after an order that was written and not settled; well below the minute promised. */
const LOOK_AFTER_MS = 15_000;
const TRIES = 5;

/** Why a batch is planned again: nothing of it was written. */
class PlanAgain extends Error {
  readonly taken: readonly string[];
  constructor(taken: readonly string[] = []) {
    super('The batch has to be planned again');
    this.taken = taken;
  }
}

/**
 * Makes the orders of turns that have come, in the three steps of decision 6, a batch at a time: one transaction locks
 * the turns, takes the stock and writes orders and turns; the provider is charged outside; one transaction settles. Any
 * number of workers run it at once, on any number of machines.
 */
export function createGeneration(parts: GenerationParts) {
  const { platform, repository, mails, orders, catalog, pricing, configuration, guards } = parts;
  const { db, clock, log } = platform;
  const settlement = createTurnSettlement(parts);

  /** One transaction. Answers the codes of its orders and how many turns it took; none: nothing is due. */
  const take = async (
    site: SiteId,
    claim: (now: Date) => Promise<ClaimedTurn[]>,
    known: ReadonlySet<string>,
  ): Promise<{ codes: string[]; taken: number }> =>
    db.transaction(async () => {
      const now = clock.now();
      const turns = (await claim(now)).map(turnOf).filter((turn) => !known.has(keyOf(turn)));
      if (turns.length === 0) return { codes: [], taken: 0 };
      const variant = (code: string) => catalog.variant(site, code);
      const left = await catalog.stockOf(site, codesOf(turns));
      const batch = planBatch(turns, {
        now,
        site,
        shelf: { variant, left },
        pricing,
        rules: configuration(site),
        decide: guards.aboveCeiling,
        lookAfterMs: LOOK_AFTER_MS,
      });
      const written = batch.orders.length > 0 ? await orders.write(batch.orders) : { codes: [] };
      if ('short' in written) throw new PlanAgain();
      const { codes } = written;
      const of = (open: boolean) =>
        batch.turns
          .filter((turn) => turn.open === open)
          .map(({ taken, order }) =>
            order === undefined ? taken : { ...taken, orderCode: codes[order] as string },
          );
      const fresh = of(false);
      const inserted = await repository.insertTurns(fresh, now);
      if (inserted.size < fresh.length) {
        throw new PlanAgain(
          fresh
            .map(({ subscriptionId, cycle }) => `${subscriptionId}:${cycle}`)
            .filter((key) => !inserted.has(key)),
        );
      }
      await repository.updateTurns(of(true), now);
      await repository.restock(batch.restocked);
      for (const { taken, open } of batch.turns) {
        // A charge had failed, and now the goods are gone: there is nothing left to be paid.
        if (open && taken.status === 'nothing') await settlement.recover(taken.subscriptionId, now);
      }
      await repository.advance(batch.advanced, now);
      if (batch.announced.length > 0) await repository.announce(batch.announced);
      await mails.add(batch.mails, now);
      await guards.reach('written');
      return { codes, taken: turns.length };
    });

  /** Takes one batch, charges and settles it. Answers how many turns it took. */
  const pass = async (site: SiteId, claim: (now: Date) => Promise<ClaimedTurn[]>): Promise<number> => {
    const known = new Set<string>();
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const { codes, taken } = await take(site, claim, known);
        if (codes.length > 0) await guards.reach('committed');
        await settlement.chargeAndSettle(codes);
        return taken;
      } catch (error) {
        if (!(error instanceof PlanAgain)) throw error;
        for (const key of error.taken) known.add(key);
      }
    }
    log.warn({ site }, 'stock moved too fast to make auto-delivery orders; the next pass goes on');
    return 0;
  };

  /** Makes every order of a site that is due now. Answers how many turns were taken. */
  const run = async (site: SiteId): Promise<number> => {
    await settlement.takeOver();
    let all = 0;
    for (const claim of [
      (now: Date) => guards.claimDue(site, now, CUSTOMERS),
      // Last, so that what was withdrawn meanwhile is made again at once for those who had ordered with it.
      (now: Date) => repository.claimOpen(site, now, CUSTOMERS),
    ]) {
      for (let taken = await pass(site, claim); taken > 0; taken = await pass(site, claim)) all += taken;
    }
    return all;
  };

  return {
    run,
    /** The open turns of one subscription, now: its customer waits for the answer, not for everybody's orders. */
    runFor: ({ id, site }: Pick<Subscription, 'id' | 'site'>): Promise<number> =>
      pass(site, (now: Date) => repository.claimOpen(site, now, CUSTOMERS, id)),
    /** All sites, then what is put on hold. One site's failure is logged and keeps no other from its orders. */
    runAll: async (): Promise<number> => {
      let all = 0;
      for (const site of SITE_IDS) {
        all += await run(site).catch((error: unknown) => {
          log.error({ err: error, site: SITES[site].name }, 'auto-delivery orders not made');
          return 0;
        });
      }
      await settlement.hold();
      return all;
    },
    /** After a cancellation has committed: nothing of it is charged from now on. Answers orders that were charged before. */
    withdraw: settlement.withdraw,
  };
}

export type Generation = ReturnType<typeof createGeneration>;

const keyOf = ({ subscription, cycle }: Turn): string => `${subscription.id}:${cycle}`;

function codesOf(turns: readonly Turn[]): string[] {
  return [...new Set(turns.flatMap(({ lines }) => lines.flatMap(({ code, backups }) => [code, ...backups])))];
}
