import { type BuyMoreSaved, type BuyMoreStep, buyMoreSaved } from './pricing.buy-more.ts';
import { type DiscountTotals, type OrderDiscount, spreadDiscounts } from './pricing.discounts.ts';
import { allocate, atRate, type Minor, multiply, percentOff } from './pricing.money.ts';
import { type Destination, type ShippingRules, shippingFor } from './pricing.shipping.ts';
import { type TaxCode, taxRates } from './pricing.tax-tables.ts';
import {
  type AutoDeliveryPercents,
  type PriceKind,
  type PriceSources,
  type Purchase,
  unitPrice,
} from './pricing.unit-price.ts';

/** What a line must say to be priced. */
export interface PricingLine {
  quantity: number;
  prices: PriceSources;
  purchase: Purchase;
  taxCode: TaxCode;
  /** Boxes in one unit, for buy more save more; 1 where nothing is said. */
  boxCount?: number;
  /** Whether the product takes part in buy more save more. */
  buyMoreSaveMore?: boolean;
  /** A bundle's parts: its amount is taxed by their codes in proportion to their prices. */
  parts?: readonly { taxCode: TaxCode; price: Minor }[];
}

/** The site's numbers that pricing reads; `SiteConfiguration` has them all. */
export interface PricingRules extends ShippingRules, AutoDeliveryPercents {
  buyMoreSaveMore: readonly BuyMoreStep[];
}

export interface PricingContext {
  rules: PricingRules;
  /** Absent until the shopper gave an address: no tax yet, and shipping as to an ordinary region. */
  destination?: Destination;
  orderDiscounts?: readonly OrderDiscount[];
  /** The buyer gave a tax-exemption number: nothing is taxed. */
  taxExempt?: boolean;
}

export interface TaxLine {
  name: string;
  /** Parts per 100,000. */
  rate: number;
  amount: Minor;
}

export interface LineTotals {
  quantity: number;
  listPrice: Minor;
  basePrice: Minor;
  priceKind: PriceKind | 'buyMoreSaveMore';
  /** `basePrice × quantity`. */
  totalPrice: Minor;
  /** This line's share of the order's discounts. */
  discount: Minor;
  /** This line's share of shipping, taxed as the line is. */
  shipping: Minor;
  taxes: TaxLine[];
  tax: Minor;
}

export interface Totals {
  lines: LineTotals[];
  subTotal: Minor;
  orderDiscounts: Minor;
  /** What came of each discount asked for, in that order; their amounts are `orderDiscounts`. */
  discounts: DiscountTotals[];
  deliveryCost: Minor;
  /** By name, in the order first met. */
  taxes: TaxLine[];
  totalTax: Minor;
  /** `subTotal − orderDiscounts + deliveryCost`. */
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
 * Prices a cart in the order of the rules: unit price, buy more save more, discounts, free-shipping test, tax by
 * line. Pure; integers of the minor unit in and out.
 */
export function calculate(lines: readonly PricingLine[], context: PricingContext): Totals {
  const { rules, destination } = context;
  const { lines: priced, saved } = priceLines(lines, rules);
  const amounts = priced.map((line) => line.totalPrice);
  const subTotal = sum(amounts);
  const { byLine, discounts } = spreadDiscounts(amounts, context.orderDiscounts ?? []);
  const net = amounts.map((amount, index) => amount - (byLine[index] ?? 0));
  const orderDiscounts = sum(byLine);
  const given = discounts.some((discount) => discount.freeShipping);
  const shipping = lines.length > 0 ? shippingFor(sum(net), rules, destination, given) : NO_SHIPPING(rules);
  // Where a discount left nothing to go by, shipping follows what the lines came to before it.
  const shares = allocate(shipping.cost, net.some((amount) => amount > 0) ? net : amounts);

  const totals = priced.map((line, index): LineTotals => {
    const base = (net[index] ?? 0) + (shares[index] ?? 0);
    const taxes =
      destination && !context.taxExempt ? taxLine(base, lines[index] as PricingLine, destination) : [];
    return {
      ...line,
      discount: byLine[index] ?? 0,
      shipping: shares[index] ?? 0,
      taxes,
      tax: sum(taxes.map((tax) => tax.amount)),
    };
  });
  const totalTax = sum(totals.map((line) => line.tax));
  const totalPrice = subTotal - orderDiscounts + shipping.cost;
  return {
    lines: totals,
    subTotal,
    orderDiscounts,
    discounts,
    deliveryCost: shipping.cost,
    taxes: byName(totals.flatMap((line) => line.taxes)),
    totalTax,
    totalPrice,
    totalPriceWithTax: totalPrice + totalTax,
    totalUnitCount: sum(lines.map((line) => line.quantity)),
    freeShipping: { threshold: shipping.threshold, remaining: shipping.remaining },
    ...(saved.boxes > 0 ? { buyMoreSaveMore: saved } : {}),
    taxIsFinal: destination !== undefined,
  };
}

const NO_SHIPPING = (rules: PricingRules) => ({
  cost: 0,
  threshold: rules.freeShippingMinimum,
  remaining: rules.freeShippingMinimum,
});

type PricedLine = Pick<LineTotals, 'quantity' | 'listPrice' | 'basePrice' | 'priceKind' | 'totalPrice'>;

/** Unit prices, then buy more save more on eligible one-time lines that are still at list price. */
function priceLines(
  lines: readonly PricingLine[],
  rules: PricingRules,
): { lines: PricedLine[]; saved: BuyMoreSaved } {
  const units = lines.map((line) => unitPrice(line.prices, line.purchase, rules));
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
      totalPrice: multiply(basePrice, quantity),
    };
  });
  return { lines: priced, saved };
}

/** Taxes of one line, each rounded half-up once; a bundle's base splits over its parts' tax codes first. */
function taxLine(base: Minor, line: PricingLine, { country, region }: Destination): TaxLine[] {
  if (!line.parts || line.parts.length === 0) return taxesOf(base, line.taxCode, country, region);
  const codes: TaxCode[] = ['FOOD', 'STANDARD'];
  const weights = codes.map((code) =>
    sum((line.parts ?? []).filter((part) => part.taxCode === code).map((part) => part.price)),
  );
  const bases = allocate(base, weights);
  return byName(codes.flatMap((code, index) => taxesOf(bases[index] ?? 0, code, country, region)));
}

function taxesOf(base: Minor, code: TaxCode, country: Destination['country'], region: string): TaxLine[] {
  return taxRates(country, region, code).map(({ name, rate }) => ({
    name,
    rate,
    amount: atRate(base, rate),
  }));
}

function byName(taxes: readonly TaxLine[]): TaxLine[] {
  const found = new Map<string, TaxLine>();
  for (const tax of taxes) {
    const key = `${tax.name} ${tax.rate}`;
    const before = found.get(key);
    found.set(key, before ? { ...before, amount: before.amount + tax.amount } : { ...tax });
  }
  return [...found.values()];
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** The invariant of every total ever shown or charged. @throws naming the sum that does not hold. */
export function assertTotalsAddUp(totals: Totals): void {
  const checks: [string, number, number][] = [
    ['subTotal', totals.subTotal, sum(totals.lines.map((line) => line.totalPrice))],
    ['orderDiscounts', totals.orderDiscounts, sum(totals.lines.map((line) => line.discount))],
    ['orderDiscounts by name', totals.orderDiscounts, sum(totals.discounts.map(({ amount }) => amount))],
    ['deliveryCost', totals.deliveryCost, sum(totals.lines.map((line) => line.shipping))],
    ['totalTax by line', totals.totalTax, sum(totals.lines.map((line) => line.tax))],
    ['totalTax by name', totals.totalTax, sum(totals.taxes.map((tax) => tax.amount))],
    [
      'totalPriceWithTax',
      totals.totalPriceWithTax,
      totals.subTotal - totals.orderDiscounts + totals.deliveryCost + totals.totalTax,
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
}
