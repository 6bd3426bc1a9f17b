import type { SiteId } from '@crema/brands';
import type { SiteContext } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { couponErrors } from './coupons.messages.ts';
import { type CouponsRepository, couponsRepository } from './coupons.repository.ts';
import { definitionProblem, normaliseCode, normaliseEmail, problemOf } from './coupons.rules.ts';
import { readSeed } from './coupons.seed.ts';
import type {
  CouponBuyer,
  CouponCheck,
  CouponDefinition,
  CouponProblem,
  CouponState,
} from './coupons.types.ts';
import { usesOfCustomer } from './privacy.service.ts';

/** An order with coupons. */
interface WithCoupons {
  code: string;
  email: string;
  customerId?: string;
  coupons: readonly { code: string }[];
}

const NOTHING = { amount: 0, freeShipping: false, covered: 0, missing: 0 };

/** What the parts of the service need. */
interface Needs {
  repository: CouponsRepository;
  clock: Platform['clock'];
  /** What other domains know of buyers. */
  checks: readonly CouponCheck[];
}

/** The first problem that another domain knows of. */
async function checked(
  { checks }: Pick<Needs, 'checks'>,
  ...about: Parameters<CouponCheck>
): Promise<CouponProblem | undefined> {
  for (const check of checks) {
    const problem = await check(...about);
    if (problem) return problem;
  }
  return undefined;
}

/** A coupon at this moment, for this buyer. */
async function stateOf(
  needs: Needs,
  site: SiteId,
  code: string,
  buyer: CouponBuyer = {},
): Promise<CouponState | undefined> {
  const { repository, clock } = needs;
  const found = await repository.find(site, code);
  if (!found) return undefined;
  const { definition: coupon, used } = found;
  const { email } = buyer;
  // Read only if it matters.
  const byEmail =
    email && coupon.maxUsesPerEmail !== undefined
      ? await repository.usesByEmail({ site, code, email: normaliseEmail(email) })
      : 0;
  const problem = problemOf(coupon, clock.now(), { all: used, byEmail });
  return { coupon, problem: problem ?? (await checked(needs, site, coupon, buyer)) };
}

/**
 * Counts an order's coupons, in the order's own first transaction: the last use goes to exactly one of those who ask at once,
 * and comes back when the transaction does.
 *
 * @throws 409 when one is used up, this e-mail address has used it, or it is not for this buyer.
 */
async function redeem(needs: Needs, { site, language }: SiteContext, order: WithCoupons): Promise<void> {
  const { repository, clock } = needs;
  const email = normaliseEmail(order.email);
  const refuse = async (code: string, problem: CouponProblem): Promise<never> => {
    const coupon = (await repository.find(site.id, code))?.definition ?? { code, name: { en: code } };
    throw couponErrors.refused({ coupon, refusal: problem, totals: NOTHING }, site.id, language);
  };
  const taken: CouponDefinition[] = [];
  // Always in one order, so that two orders with the same coupons never wait for each other.
  for (const code of order.coupons.map((coupon) => coupon.code).sort()) {
    const coupon = await repository.take(site.id, code, clock.now());
    if (!coupon) {
      const state = await stateOf(needs, site.id, code);
      return refuse(code, state?.problem ?? 'usedUp');
    }
    const use = { site: site.id, code, email };
    const { maxUsesPerEmail } = coupon;
    if (maxUsesPerEmail !== undefined && (await repository.usesByEmail(use)) >= maxUsesPerEmail)
      return refuse(code, 'alreadyUsed');
    await repository.redeem(order.code, use, clock.now());
    taken.push(coupon);
  }
  // Once all are taken: checks take their own locks, and coupons are never waited for behind those.
  for (const coupon of taken) {
    const problem = await checked(needs, site.id, coupon, order, order.code);
    if (problem) return refuse(coupon.code, problem);
  }
}

export function couponsService({ db, clock }: Pick<Platform, 'db' | 'clock'>) {
  const repository = couponsRepository(db);
  const checks: CouponCheck[] = [];
  const needs: Needs = { repository, clock, checks };

  /** Gives an order's coupons back, once however often it is called. */
  const giveBack = async ({ code, coupons }: WithCoupons): Promise<void> => {
    if (coupons.length > 0) await repository.giveBack(code, clock.now());
  };

  return {
    /** Adds what another domain knows of buyers. Call while the shop is put together. */
    addCheck: (check: CouponCheck): void => void checks.push(check),

    /** Present state of coupons for this shopper; those that no longer exist are left out. */
    states: async (site: SiteId, codes: readonly string[], buyer?: CouponBuyer): Promise<CouponState[]> => {
      const found: CouponState[] = [];
      for (const code of codes) {
        const state = await stateOf(needs, site, code, buyer);
        if (state) found.push(state);
      }
      return found;
    },

    /** The coupon of a code as typed. @throws 400 not a code, 404 unknown. */
    require: async (
      { site, language }: SiteContext,
      typed: string,
      buyer?: CouponBuyer,
    ): Promise<CouponState> => {
      const code = normaliseCode(typed);
      if (!code) throw couponErrors.badCode(language);
      const state = await stateOf(needs, site.id, code, buyer);
      if (!state) throw couponErrors.unknown(language, code);
      return state;
    },

    /** Joins the moments of an order: its coupons are counted with it, and free again when it comes to nothing. */
    orderHooks: {
      written: (ctx: SiteContext, order: WithCoupons): Promise<void> => redeem(needs, ctx, order),
      released: giveBack,
      cancelled: giveBack,
    },

    /** What an export holds of the uses of coupons. `ordersOf`: the codes of a customer's orders. */
    personalData: (ordersOf: (site: SiteId, customerId: string) => Promise<readonly string[]>) =>
      usesOfCustomer(repository, ordersOf),

    /** Removes a removed person from the uses of their orders. */
    forgetPerson: (orderCodes: readonly string[]) => repository.forgetPerson(orderCodes),

    /** Makes coupons; a code that is there stays as it was. Answers how many are new. @throws on a wrong definition. */
    create: async (site: SiteId, ...definitions: CouponDefinition[]): Promise<number> => {
      for (const definition of definitions) {
        const problem = definitionProblem(definition);
        if (problem) throw new Error(problem);
      }
      return repository.insert(site, definitions, clock.now());
    },

    /** Adds the demo coupons of a site. Existing ones stay, with their uses. */
    seed: async (site: SiteId): Promise<void> => {
      await repository.insert(site, await readSeed(site), clock.now());
    },
  };
}

export type CouponsService = ReturnType<typeof couponsService>;
