import { readFile } from 'node:fs/promises';
import type { SiteId } from '@crema/brands';
import { definitionProblem } from './coupons.rules.ts';
import type { CouponDefinition } from './coupons.types.ts';

const SEED = new URL('../../../../../seed/coupons/', import.meta.url);

/** Reads `seed/coupons/<site>.json`. @throws naming the coupon that is wrong. */
export async function readSeed(site: SiteId): Promise<CouponDefinition[]> {
  const definitions = JSON.parse(await readFile(new URL(`${site}.json`, SEED), 'utf8')) as CouponDefinition[];
  for (const definition of definitions) {
    const problem = definitionProblem(definition);
    if (problem) throw new Error(`seed/coupons/${site}.json: ${problem}`);
  }
  return definitions;
}
