import { SITE_IDS } from '@crema/brands';
import type { Random } from '@crema/search/bench';
import { PRICE } from './population.ts';
import { KEEPS, productAt, RUNS_OUT, type SimulatedShop, TAXED, variantOf } from './shop.ts';

/** What can be had, and for how much. */
export async function createMarket({ db, commerce }: SimulatedShop, random: Random, haste: number) {
  const out = new Map<string, number>();
  let price = PRICE;

  async function stock(code: string, units: number): Promise<void> {
    await db.execute('update stock set on_hand = $1 where variant_code = $2', [units, variantOf(code)]);
  }

  async function offer(price: number): Promise<void> {
    for (const site of SITE_IDS) {
      await commerce.catalog.writeProducts(
        site,
        [...KEEPS, TAXED, ...RUNS_OUT].map((code) => productAt(code, price)),
      );
    }
    await commerce.catalog.load();
  }

  /** Boxes run out for days and come back; now and then everything gets dearer. */
  async function change(day: number): Promise<void> {
    for (const [code, until] of out) {
      if (until > day) continue;
      out.delete(code);
      await stock(code, 100_000_000);
    }
    for (const code of RUNS_OUT) {
      if (out.has(code) || random() > haste / 40) continue;
      out.set(code, day + 1 + Math.floor(random() * 5));
      await stock(code, 0);
    }
    if (random() < haste / 14) {
      price += 25;
      await offer(price / 100);
      for (const code of out.keys()) await stock(code, 0);
    }
  }

  await offer(price / 100);
  return { change, isOut: (code: string) => out.has(code) };
}

export type Market = Awaited<ReturnType<typeof createMarket>>;
