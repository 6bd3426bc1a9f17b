import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteId } from '@crema/brands';
import { buildCommerce } from '@crema/commerce';
import type { GenerationGuards, GenerationMoment } from '@crema/commerce/domains/auto-delivery/index';
import type { NativeProduct } from '@crema/commerce/domains/catalog/index';
import { fixedClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import type { Database } from '@crema/commerce/platform/db/index';
import { randomFrom } from '@crema/search/bench';
import pino from 'pino';
import { type ProviderName, stripeGateway, testGateway } from './gateways.ts';

export const SABOTAGES = ['unique', 'lock', 'ceiling', 'cancel'] as const;
export type Sabotage = (typeof SABOTAGES)[number];

export class Killed extends Error {
  constructor(moment: string) {
    super(`killed when ${moment}`);
  }
}

type Turns = Awaited<ReturnType<GenerationGuards['claimDue']>>;

/** What a simulation does to the workers. */
export interface Meddling {
  /** Called at each moment of a worker's life; throws to kill it. */
  reach(moment: GenerationMoment): Promise<void> | void;
  /** Turns that a job brings a second time. */
  replay: Turns;
  /** Remembered for `replay`. */
  onClaim(turns: Turns): void;
  /** Turns as they were read before customers did more; taken for the truth only where the lock is sabotaged. */
  stale: Turns;
}

/** The real engine on a database of its own, with a clock that only the simulation moves and mails that go nowhere. */
export async function openShop(
  db: Database,
  {
    sabotage,
    provider = 'test',
    seed,
  }: { sabotage?: Sabotage | undefined; provider?: ProviderName | undefined; seed: number },
) {
  const clock = fixedClock('2027-01-04T15:00:00Z');
  const gateway =
    provider === 'stripe' ? stripeGateway(db, clock, randomFrom(seed + 2)) : await testGateway(db);
  const mailed = { count: 0 };
  const meddling: Meddling = { reach: () => {}, replay: [], onClaim: () => {}, stale: [] };
  let read: (site: SiteId, now: Date) => Promise<Turns> = async () => [];
  const commerce = await buildCommerce({
    config: loadConfig({
      DATA_DIR: mkdtempSync(join(tmpdir(), 'crema-simulate-')),
      RATE_LIMIT: 'off',
      SEED: 'none',
      ...gateway.env,
    }),
    ...(gateway.fetch ? { paymentsFetch: gateway.fetch } : {}),
    db,
    clock,
    log: pino({ level: 'silent' }),
    mailer: {
      forget: async () => {},
      expire: async () => {},
      send: async () => {
        mailed.count += 1;
      },
    },
    generationGuards: (whole, repository) => {
      read = (site, now) => repository.readDue(site, now, 1_000_000);
      return {
        ...whole,
        ...(sabotage === 'ceiling' ? { aboveCeiling: () => 'charge' as const } : {}),
        ...(sabotage === 'cancel'
          ? { cancelledOf: async () => new Set<string>(), withdrawsOnCancel: false }
          : {}),
        claimDue: async (site, now, customers) => {
          const again = meddling.replay.filter(({ subscription }) => subscription.site === site);
          meddling.replay = meddling.replay.filter(({ subscription }) => subscription.site !== site);
          if (sabotage === 'lock') {
            const stale = meddling.stale
              .filter(({ subscription }) => subscription.site === site)
              .slice(0, customers);
            meddling.stale = meddling.stale.filter((turn) => !stale.includes(turn));
            if (stale.length > 0) return stale;
          }
          const claimed = await whole.claimDue(site, now, customers);
          meddling.onClaim(claimed);
          const ids = new Set(claimed.map(({ subscription }) => subscription.id));
          return [...claimed, ...again.filter(({ subscription }) => !ids.has(subscription.id))];
        },
        reach: (moment) => meddling.reach(moment),
      };
    },
  });
  await commerce.platform.jobs.start(false);
  if (sabotage === 'unique') {
    // What stands behind the guard has to go with it.
    await db.execute(
      'alter table subscription_occurrences drop constraint subscription_occurrences_subscription_id_cycle_pk',
    );
    await db.execute('drop index orders_one_per_cart');
  }
  return {
    commerce,
    db,
    clock,
    gateway,
    mailed,
    meddling,
    readDue: (site: SiteId, now: Date) => read(site, now),
  };
}

export type SimulatedShop = Awaited<ReturnType<typeof openShop>>;

/** Boxes that subscriptions are made of. The second half may run out, and each of them has a backup in the first. */
export const KEEPS = ['dawn', 'dusk', 'noon', 'reef', 'moss', 'dune'];
export const RUNS_OUT = ['fern', 'plum', 'slate', 'wren'];
/** A box that is taxed wherever there is a tax. */
export const TAXED = 'glaze';
export const variantOf = (code: string): string => `${code}-24`;

export function productAt(code: string, price: number): NativeProduct {
  return {
    code,
    name: { en: `The ${code}`, fr: `Le ${code}` },
    brand: 'Fernhill',
    productType: 'Coffee',
    description: { en: 'A box.', fr: 'Une boîte.' },
    categories: [],
    taxCode: code === TAXED ? 'STANDARD' : 'FOOD',
    status: 'active',
    attributes: {},
    options: ['Size'],
    variants: [
      {
        code: variantOf(code),
        options: { Size: '24 ct' },
        count: 24,
        boxCount: 1,
        price,
        stock: 100_000_000,
      },
    ],
  };
}
