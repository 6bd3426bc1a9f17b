import type { SiteId } from '@crema/brands';
import { allocate, type Minor } from './money.rules.ts';
import type { PricingLine } from './pricing.rules.ts';
import type { Surcharge } from './surcharges.rules.ts';
import { type PricedItem, type PriceSource, SHOP_PRICE_KINDS } from './unit-price.rules.ts';

/** What a surcharge of another domain is; how much it comes to is the source's own to say. */
type Described = Omit<Surcharge, 'amount' | 'ofCart'>;

/** A surcharge on the whole of a cart. */
export interface CartSurchargeSource extends Described {
  /**
   * Minor units for all of these lines, which are never none; 0: there is none. It is spread over the lines by their list prices,
   * so that each share is taxed with its line's and goes back with its line. Pure: it is called for every cart that is shown.
   */
  amountOfCart(lines: readonly PricingLine[], site: SiteId): Minor;
}

/** A surcharge that another domain puts on lines: what it is, and how much it comes to on one line. */
export interface SurchargeSource extends Described {
  /** Minor units for all `quantity` units of a line; 0: the line has none. Pure: it is called for every cart that is shown. */
  amount(item: PricedItem, line: Pick<PricingLine, 'quantity' | 'purchase'>, site: SiteId): Minor;
}

/** What other domains add to prices. They add it while the shop is put together. */
export interface PricingSources {
  /** @throws where the code is taken: two would be one to whoever reads a cart. */
  addSurcharge(source: SurchargeSource | CartSurchargeSource): void;
  /** @throws where the kind is taken, or is one of the shop's own. */
  addPrice(source: PriceSource): void;
}

export function createSources() {
  const surcharges: (SurchargeSource | CartSurchargeSource)[] = [];
  const prices: PriceSource[] = [];
  return {
    prices,
    addSurcharge: (source: SurchargeSource | CartSurchargeSource): void => {
      requireName(source.code, 'surcharge');
      if (surcharges.some(({ code }) => code === source.code))
        throw new Error(`Two surcharges are called "${source.code}": a surcharge's code is its own.`);
      surcharges.push(source);
    },
    addPrice: (source: PriceSource): void => {
      requireName(source.kind, 'price');
      const taken = [...SHOP_PRICE_KINDS, ...prices.map(({ kind }) => kind)];
      if (taken.includes(source.kind))
        throw new Error(`Two prices are called "${source.kind}": a price's kind is its own.`);
      prices.push(source);
    },
    /** Lines with the surcharges that are on them. */
    withSurcharges: (site: SiteId, lines: readonly PricingLine[]): readonly PricingLine[] => {
      if (surcharges.length === 0 || lines.length === 0) return lines;
      const found = surcharges.map((source) =>
        'amountOfCart' in source ? ofCart(source, site, lines) : ofLines(source, site, lines),
      );
      return lines.map((line, index) => {
        const own = found.flatMap((byLine) => byLine[index] ?? []);
        return own.length > 0 ? { ...line, surcharges: own } : line;
      });
    },
  };
}

/** By line; undefined where the surcharge is not on it. */
type ByLine = (Surcharge | undefined)[];

const ofLines = (
  { amount: amountOf, ...source }: SurchargeSource,
  site: SiteId,
  lines: readonly PricingLine[],
): ByLine =>
  lines.map((line) => {
    const { item } = line.prices;
    const amount = item ? requireAmount(source.code, amountOf(item, line, site)) : 0;
    return amount > 0 ? { ...source, amount } : undefined;
  });

function ofCart(
  { amountOfCart, ...source }: CartSurchargeSource,
  site: SiteId,
  lines: readonly PricingLine[],
): ByLine {
  const whole = requireAmount(source.code, amountOfCart(lines, site));
  const shares = allocate(
    whole,
    lines.map(({ prices, quantity }) => prices.listPrice * quantity),
  );
  return shares.map((amount) => (amount > 0 ? { ...source, amount, ofCart: true } : undefined));
}

function requireAmount(code: string, amount: Minor): Minor {
  if (Number.isSafeInteger(amount) && amount >= 0) return amount;
  throw new Error(`The surcharge "${code}" is not an amount: ${amount}`);
}

/** @throws where it is no name for a price or an amount of another domain: carts and orders carry it. */
export function requireName(name: string, what: string): void {
  if (!/^[a-z][A-Za-z0-9]{0,39}$/.test(name))
    throw new Error(`"${name}" is no name of a ${what}: a small letter, then letters and digits, up to 40.`);
}
