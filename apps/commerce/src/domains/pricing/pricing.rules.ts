import { type BuyMoreSaved, type BuyMoreStep, buyMoreSaved } from './buy-more.rules.ts';
import type { DiscountTotals, OrderDiscount } from './discounts.rules.ts';
import { allocate, type Minor, multiply, percentOff } from './money.rules.ts';
import { type Destination, type Shipping, type ShippingRules, shippingFor } from './shipping.rules.ts';
import { type Surcharge, type SurchargeTotals, spreadOver } from './surcharges.rules.ts';
import { byName, type RegionTaxes, sum, type Taxed, type TaxLine, taxesOf } from './taxes.rules.ts';
import { type LineToPrice, type PriceLabel, type UnitPriceRules, unitPrice } from './unit-price.rules.ts';

/** What a line must say to be priced. */
export interface PricingLine extends Taxed, LineToPrice {
  /** Boxes in one unit, for buy more save more; 1 where nothing is said. */
  boxCount?: number;
  /** Whether the product takes part in buy more save more. */
  buyMoreSaveMore?: boolean;
  /** Sent by e-mail or held online: it costs no shipping and carries no share of it. */
  virtual?: boolean;
  /** Money in another form, such as a gift card: it is not taxed, and does not count towards free shipping. */
  money?: boolean;
  /** Amounts beside its price. */
  surcharges?: readonly Surcharge[];
}

/** The site's numbers that pricing reads; `SiteConfiguration` has them all. */
export interface PricingRules extends ShippingRules, UnitPriceRules {
  buyMoreSaveMore: readonly BuyMoreStep[];
  taxRates?: RegionTaxes;
}

export interface PricingContext {
  rules: PricingRules;
  /** Absent until the shopper gave an address: no tax yet, and shipping as to an ordinary region. */
  destination?: Destination;
  orderDiscounts?: readonly OrderDiscount[];
  /** The buyer gave a tax-exemption number: nothing is taxed. */
  taxExempt?: boolean;
  /** By the prices of another instant, as far as price sources know it; absent: now. */
  at?: Date;
}

export interface LineTotals {
  quantity: number;
  listPrice: Minor;
  basePrice: Minor;
  /** Which price won: one of the shop's own kinds, `buyMoreSaveMore`, or that of a price source. */
  priceKind: string;
  /** What shoppers read of that price, where its source says something. */
  priceLabel?: PriceLabel;
  /** `basePrice × quantity`. */
  totalPrice: Minor;
  /** This line's share of the order's discounts. */
  discount: Minor;
  /** This line's share of shipping, taxed as the line is. */
  shipping: Minor;
  /** Of its price and its share of shipping. */
  taxes: TaxLine[];
  tax: Minor;
  /** Beside all of the above, each with its own tax. */
  surcharges: SurchargeTotals[];
}

export interface Totals {
  lines: LineTotals[];
  subTotal: Minor;
  orderDiscounts: Minor;
  /** What came of each discount asked for, in that order; their amounts are `orderDiscounts`. */
  discounts: DiscountTotals[];
  deliveryCost: Minor;
  /** Amounts beside the prices of the lines, before discounts. */
  surcharges: Minor;
  /** By name, in the order first met. */
  taxes: TaxLine[];
  totalTax: Minor;
  /** `subTotal − orderDiscounts + deliveryCost + surcharges`. */
  totalPrice: Minor;
  totalPriceWithTax: Minor;
  totalUnitCount: number;
  freeShipping: { threshold?: Minor; remaining: Minor };
  /** Absent without a line that takes part. */
  buyMoreSaveMore?: BuyMoreSaved;
  /** False until a destination is known. */
  taxIsFinal: boolean;
}

/**
 * Prices a cart in the order of the rules: unit price, buy more save more, surcharges, discounts, free-shipping
 * test, tax by line and surcharge. Pure; integers of the minor unit in and out.
 */
export function calculate(lines: readonly PricingLine[], context: PricingContext): Totals {
  const { rules, destination } = context;
  const { lines: priced, saved } = priceLines(lines, context);
  const amounts = priced.map((line) => line.totalPrice);
  const subTotal = sum(amounts);
  const surcharges = lines.map((line) => line.surcharges ?? NONE);
  const spread = spreadOver(amounts, surcharges, context.orderDiscounts ?? []);
  const { byLine, discounts } = spread;
  const net = amounts.map((amount, index) => amount - (byLine[index] ?? 0));
  const orderDiscounts = sum(byLine) + sum(spread.bySurcharge);
  const given = discounts.some((discount) => discount.freeShipping);
  const counted = sum(net.filter((_, index) => !lines[index]?.money)) + spread.forFreeShipping;
  const shipping = shippingOf(lines, () => shippingFor(counted, rules, destination, given), rules);
  const shares = allocate(shipping.cost, shippingWeights(lines, net, amounts));
  const taxesOn = (base: Minor, taxed: Taxed): TaxLine[] =>
    destination && !context.taxExempt ? taxesOf(base, taxed, destination, rules.taxRates) : [];

  const surchargeDiscounts = spread.bySurcharge[Symbol.iterator]();
  const totals = priced.map((line, index): LineTotals => {
    const base = (net[index] ?? 0) + (shares[index] ?? 0);
    const taxes = lines[index]?.money ? [] : taxesOn(base, lines[index] as PricingLine);
    return {
      ...line,
      discount: byLine[index] ?? 0,
      shipping: shares[index] ?? 0,
      taxes,
      tax: taxSum(taxes),
      surcharges: (surcharges[index] ?? NONE).map((one) => {
        const discount = surchargeDiscounts.next().value ?? 0;
        const onIt = taxesOn(one.amount - discount, { taxCode: one.taxCode });
        return {
          ...{ code: one.code, label: one.label, amount: one.amount },
          ...{ discount, taxes: onIt, tax: taxSum(onIt) },
          ...(one.ofCart ? { ofCart: true } : {}),
        };
      }),
    };
  });
  const beside = totals.flatMap((line) => line.surcharges);
  const totalTax = sum(totals.map((line) => line.tax)) + sum(beside.map(({ tax }) => tax));
  const surchargeTotal = sum(beside.map(({ amount }) => amount));
  const totalPrice = subTotal - orderDiscounts + shipping.cost + surchargeTotal;
  return {
    lines: totals,
    subTotal,
    orderDiscounts,
    discounts,
    deliveryCost: shipping.cost,
    surcharges: surchargeTotal,
    taxes: byName([...totals, ...beside].flatMap(({ taxes }) => taxes)),
    totalTax,
    totalPrice,
    totalPriceWithTax: totalPrice + totalTax,
    totalUnitCount: sum(lines.map((line) => line.quantity)),
    freeShipping: { threshold: shipping.threshold, remaining: shipping.remaining },
    ...(saved.boxes > 0 ? { buyMoreSaveMore: saved } : {}),
    taxIsFinal: destination !== undefined,
  };
}

const NONE: readonly Surcharge[] = [];
const taxSum = (taxes: readonly TaxLine[]): Minor => sum(taxes.map(({ amount }) => amount));

/** Where a discount left nothing to go by, shipping follows what the lines came to before it, then their number. */
function shippingWeights(lines: readonly PricingLine[], ...bases: readonly (readonly Minor[])[]): Minor[] {
  const shipped = [...bases, lines.map(() => 1)].map((base) =>
    base.map((amount, at) => (lines[at]?.virtual ? 0 : amount)),
  );
  return shipped.find((base) => base.some((amount) => amount > 0)) ?? lines.map(() => 0);
}

/** An empty cart ships nothing yet; one of virtual lines alone never will. */
function shippingOf(lines: readonly PricingLine[], shipped: () => Shipping, rules: PricingRules): Shipping {
  if (lines.some(({ virtual }) => !virtual)) return shipped();
  const threshold = rules.freeShippingMinimum;
  return { cost: 0, threshold, remaining: lines.length > 0 ? 0 : threshold };
}

type PricedLine = Pick<
  LineTotals,
  'quantity' | 'listPrice' | 'basePrice' | 'priceKind' | 'priceLabel' | 'totalPrice'
>;

/** Unit prices, then buy more save more on eligible one-time lines that are still at list price. */
function priceLines(
  lines: readonly PricingLine[],
  { rules, at }: Pick<PricingContext, 'rules' | 'at'>,
): { lines: PricedLine[]; saved: BuyMoreSaved } {
  const terms = { lines, ...(at && { at }) };
  const units = lines.map((line) => unitPrice(line.prices, line.purchase, rules, terms));
  const takesPart = lines.map(
    (line, index) => line.buyMoreSaveMore && line.purchase === 'oneTime' && units[index]?.kind === 'list',
  );
  const boxes = sum(
    lines.map((line, index) => (takesPart[index] ? line.quantity * (line.boxCount ?? 1) : 0)),
  );
  const saved = buyMoreSaved(boxes, rules.buyMoreSaveMore);
  const { percent } = saved;
  const priced = lines.map(({ quantity }, index): PricedLine => {
    const unit = units[index] as ReturnType<typeof unitPrice>;
    const more = percent > 0 && takesPart[index];
    const basePrice = more ? percentOff(unit.price, percent) : unit.price;
    return {
      quantity,
      listPrice: unit.listPrice,
      basePrice,
      priceKind: more ? 'buyMoreSaveMore' : unit.kind,
      ...(!more && unit.label ? { priceLabel: unit.label } : {}),
      totalPrice: multiply(basePrice, quantity),
    };
  });
  return { lines: priced, saved };
}

/** The invariant of every total ever shown or charged. @throws naming the sum that does not hold. */
export function assertTotalsAddUp(totals: Totals): void {
  const surcharges = totals.lines.flatMap((line) => line.surcharges);
  const parts = [...totals.lines, ...surcharges];
  const checks: [string, number, number][] = [
    ['subTotal', totals.subTotal, sum(totals.lines.map((line) => line.totalPrice))],
    ['orderDiscounts', totals.orderDiscounts, sum(parts.map(({ discount }) => discount))],
    ['surcharges', totals.surcharges, sum(surcharges.map(({ amount }) => amount))],
    ['orderDiscounts by name', totals.orderDiscounts, sum(totals.discounts.map(({ amount }) => amount))],
    ['deliveryCost', totals.deliveryCost, sum(totals.lines.map((line) => line.shipping))],
    ['totalTax by line', totals.totalTax, sum(parts.map(({ tax }) => tax))],
    ['totalTax by name', totals.totalTax, sum(totals.taxes.map((tax) => tax.amount))],
    [
      'totalPriceWithTax',
      totals.totalPriceWithTax,
      totals.subTotal - totals.orderDiscounts + totals.deliveryCost + totals.surcharges + totals.totalTax,
    ],
    ['totalUnitCount', totals.totalUnitCount, sum(totals.lines.map((line) => line.quantity))],
  ];
  for (const [name, said, is] of checks) {
    if (said !== is) throw new Error(`${name} is ${said}, but its parts add up to ${is}`);
    if (!Number.isSafeInteger(said) || said < 0) throw new Error(`${name} is not an amount: ${said}`);
  }
  for (const { totalPrice, discount, shipping, tax } of totals.lines) {
    if (Math.min(totalPrice - discount, discount, shipping, tax) < 0) throw new Error('A line is negative');
  }
  for (const { code, amount, discount, tax } of surcharges) {
    if (Math.min(amount - discount, discount, tax) < 0) throw new Error(`The surcharge ${code} is negative`);
  }
}
