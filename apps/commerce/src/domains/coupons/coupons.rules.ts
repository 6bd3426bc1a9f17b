import type { DiscountTotals, OrderDiscount } from '#domains/pricing/index.ts';
import type {
  CouponDefinition,
  CouponLine,
  CouponProblem,
  CouponRefusal,
  CouponState,
} from './coupons.types.ts';

const CODE = /^[A-Z0-9-]{3,20}$/;

/** A code in its stored form; undefined if it cannot be one. */
export function normaliseCode(typed: string): string | undefined {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** The address by which uses are counted, without upper case and `+tag`. */
export function normaliseEmail(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${name.split('+', 1)[0]}@${host}`;
}

/** Why a coupon does not apply now; `uses` are those of orders that were not cancelled. */
export function problemOf(
  coupon: CouponDefinition,
  now: Date,
  uses: { all: number; byEmail: number },
): CouponProblem | undefined {
  if (coupon.validFrom && now < new Date(coupon.validFrom)) return 'notYet';
  if (coupon.validTo && now >= new Date(coupon.validTo)) return 'expired';
  if (coupon.maxUses !== undefined && uses.all >= coupon.maxUses) return 'usedUp';
  if (coupon.maxUsesPerEmail !== undefined && uses.byEmail >= coupon.maxUsesPerEmail) return 'alreadyUsed';
}

function covers(coupon: CouponDefinition, line: CouponLine): boolean {
  if (line.campaign || !(line.oneTime || coupon.autoDelivery)) return false;
  if (coupon.productTypes && !coupon.productTypes.includes(line.productType)) return false;
  if (coupon.podsOnly && !line.pods) return false;
  return !coupon.products || coupon.products.includes(line.productCode);
}

/** A coupon's discount for pricing: none while it has a problem. */
export function discountOf({ coupon, problem }: CouponState, lines: readonly CouponLine[]): OrderDiscount {
  const { percent, amount, freeShipping, minimum } = coupon;
  const covered = problem ? [] : lines.flatMap((line, index) => (covers(coupon, line) ? [index] : []));
  return { percent, amount, freeShipping, minimum, lines: covered };
}

/** Why a priced coupon changes nothing in this cart; undefined: it applies. */
export function refusalOf(
  { coupon, problem }: CouponState,
  totals: DiscountTotals,
  cart: { empty: boolean; neverFree: boolean },
): CouponRefusal | undefined {
  if (problem) return problem;
  if (cart.empty) return 'emptyCart';
  if (totals.covered === 0) return 'notCovered';
  if (totals.missing > 0) return 'minimum';
  return cart.neverFree && coupon.freeShipping && totals.amount === 0 ? 'neverFree' : undefined;
}

/** What is wrong with a definition; undefined if nothing. */
export function definitionProblem(coupon: CouponDefinition): string | undefined {
  const { code, percent, amount, freeShipping, minimum = 0, maxUses = 1, maxUsesPerEmail = 1 } = coupon;
  const kinds = [percent, amount].filter((kind) => kind !== undefined).length;
  if (!CODE.test(code)) return `${code} is not a code`;
  if (kinds > 1 || (kinds === 0 && !freeShipping))
    return `${code} is neither a percentage, an amount nor free shipping`;
  if (percent !== undefined && !(Number.isInteger(percent) && percent >= 1 && percent <= 100))
    return `${code}: percent is 1 to 100`;
  const counts = [amount ?? 1, minimum + 1, maxUses, maxUsesPerEmail];
  return counts.every((count) => Number.isSafeInteger(count) && count > 0)
    ? undefined
    : `${code}: amounts and uses are whole and above zero`;
}
