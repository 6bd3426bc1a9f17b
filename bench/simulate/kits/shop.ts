import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildCommerce } from '@crema/commerce';
import type { KitGuards } from '@crema/commerce/domains/campaigns/index';
import type { NativeProduct } from '@crema/commerce/domains/catalog/index';
import { fixedClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import type { Database } from '@crema/commerce/platform/db/index';
import { nativeProduct, nativeVariant } from '@crema/testing/factories/catalog';
import pino from 'pino';

export const KIT_SABOTAGES = ['commitment', 'budget'] as const;
export type KitSabotage = (typeof KIT_SABOTAGES)[number];

/** What a simulation does to the engine. */
export interface KitMeddling {
  /** Throws to kill a worker that has charged and not settled. */
  reach(): void;
  /** What orders held of campaigns when the day began: all that a buyer without the lock sees. */
  morning: Map<string, Awaited<ReturnType<KitGuards['lockUses']>>>;
}

const STOCK = 100_000_000;
const drink = (code: string, counts: readonly number[]): NativeProduct =>
  nativeProduct({
    code,
    variants: counts.map((count) =>
      nativeVariant({
        ...{ code: `${code}-${count}`, count, boxCount: undefined, price: 18.99, stock: STOCK },
        options: { Size: `${count} ct` },
      }),
    ),
  });

const GOODS: readonly NativeProduct[] = [
  nativeProduct({
    ...{ code: 'nib', productType: 'Brewer', packType: undefined, taxCode: 'STANDARD', attributes: {} },
    flags: [
      ...['isKskLiteCampaignEligible', 'isFiftyPercentCampaignEligible'],
      ...['isBBADCampaignEligible', 'isFreeCampaignEligible'],
    ],
    variants: [
      nativeVariant({ code: 'nib-ink', price: 89.99, count: undefined, boxCount: undefined, stock: STOCK }),
    ],
  }),
  drink('dawn', [24, 48]),
  drink('dusk', [96]),
];

/**
 * The real engine on a database of its own, with a clock that only the simulation moves and mails that go nowhere.
 *
 * @param sabotage takes away what makes a charge one, or the lock of a budget
 */
export async function openKits(db: Database, sabotage: KitSabotage | undefined) {
  const clock = fixedClock('2027-01-04T15:00:00Z');
  const meddling: KitMeddling = { reach: () => {}, morning: new Map() };
  let keys = 0;
  const dataDir = mkdtempSync(join(tmpdir(), 'crema-kits-'));
  const commerce = await buildCommerce({
    config: loadConfig({ DATA_DIR: dataDir, RATE_LIMIT: 'off', SEED: 'none' }),
    ...{ db, clock, log: pino({ level: 'silent' }) },
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    mailer: { forget: async () => {}, expire: async () => {}, send: async () => {} },
    kitGuards: (whole) => ({
      chargeKey: (charge) => {
        keys += 1;
        const key = whole.chargeKey(charge);
        return sabotage === 'commitment' ? `${key}-${keys}` : key;
      },
      lockUses: async (site, code) => {
        const now = await whole.lockUses(site, code);
        return sabotage === 'budget' ? (meddling.morning.get(code) ?? { uses: 0, spent: 0 }) : now;
      },
      reach: () => meddling.reach(),
    }),
  });
  await commerce.platform.jobs.start(false);
  await commerce.catalog.writeProducts('usb2c', GOODS);
  await commerce.catalog.load();
  return { commerce, db, clock, meddling, dataDir };
}

export type KitShop = Awaited<ReturnType<typeof openKits>>;
