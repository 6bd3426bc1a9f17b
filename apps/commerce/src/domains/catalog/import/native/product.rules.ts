/** Rules of a native product beyond its shape, for every file format. */
import type { SiteId } from '@crema/brands';
import type { NativePrice, NativeProduct, NativeVariant } from '../../products/native.types.ts';
import { isCode, optionName, optionValues } from '../../write/canonical.rules.ts';
import type { Findings } from '../mapping/findings.rules.ts';
import { isAmount } from '../values/numbers.rules.ts';

/** Line of a variant by its index; the same line for all if the file is JSON. */
export type LineOf = (variant: number) => number;

/**
 * Refuses what cannot be sold as it is, and warns of what will not be sold.
 *
 * @returns the product if nothing was refused and the site sells it.
 */
export function checkNative(
  site: SiteId,
  product: NativeProduct,
  lineOf: LineOf,
  findings: Findings,
): NativeProduct | undefined {
  const noCode = product.categories.find((code) => !isCode(code));
  if (noCode !== undefined) findings.refuse(lineOf(0), `the category "${noCode}" is no code`);
  // In the stored form: names and values that differ in spaces or markup only are the same there.
  const names = product.options.map(optionName);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) findings.refuse(lineOf(0), `two options have the same name, ${twice}`);
  if (names.includes('')) findings.refuse(lineOf(0), 'an option has no name');
  const seen = new Map<string, number>();
  for (const [i, variant] of product.variants.entries()) {
    const line = lineOf(i);
    const values = optionValues(variant.options);
    const given = Object.keys(variant.options).map(optionName);
    const again = given.find((name, at) => given.indexOf(name) < at);
    const missing = names.find((name) => !Object.hasOwn(values, name) || values[name] === '');
    const unknown = given.find((name) => !names.includes(name));
    if (again !== undefined) {
      findings.refuse(line, `the variant ${variant.code} names the option ${again} twice`);
      continue;
    }
    if (missing !== undefined) {
      findings.refuse(line, `the variant ${variant.code} has no value for the option ${missing}`);
      continue;
    }
    if (unknown !== undefined) {
      findings.refuse(line, `the variant ${variant.code} has an option ${unknown} that the product lacks`);
      continue;
    }
    const combination = JSON.stringify(names.map((name) => values[name]?.toLowerCase()));
    const before = seen.get(combination);
    if (before !== undefined) {
      const shown = names.map((name) => values[name]).join(' / ') || 'without options';
      findings.refuse(line, `the option combination ${shown} is already on line ${before}`);
    } else {
      seen.set(combination, line);
    }
    for (const [label, amount] of amountsOf(variant)) {
      if (isAmount(amount)) continue;
      findings.refuse(
        line,
        `the ${label} ${amount} of the variant ${variant.code} has more than two decimals`,
      );
    }
    if ((variant.stock ?? 0) < 0) findings.warn(line, `stock ${variant.stock} is below 0: imported as 0`);
    for (const reason of noReductions(site, variant)) findings.warn(line, reason);
    if (variant.price === 0) findings.warn(line, 'the price is 0.00: imported, not sellable');
  }
  const sold = product.variants.some(({ price }) => typeof price === 'number' || price[site] !== undefined);
  if (!sold) findings.warn(lineOf(0), `no variant has a price for ${site}: not sold there, left out`);
  return sold && findings.refused.length === 0 ? product : undefined;
}

/** Reduced prices that are left out because they are not lower. */
function noReductions(site: SiteId, variant: NativeVariant): string[] {
  const on = (price: NativePrice | undefined) => (typeof price === 'object' ? price[site] : price);
  const price = on(variant.price) ?? 0;
  const reduced: [string, number | undefined][] = [
    ['discount price', on(variant.discountPrice)],
    ['promoted price', on(variant.promotedPrice)],
    ...Object.entries(variant.segmentPrices ?? {}).map(([name, own]): [string, number | undefined] => [
      `segment price ${name}`,
      on(own),
    ]),
  ];
  return reduced.flatMap(([label, amount]) =>
    amount === undefined || amount < price || price === 0
      ? []
      : [
          `the ${label} ${amount.toFixed(2)} of the variant ${variant.code} is not below its price ${price.toFixed(2)}: left out`,
        ],
  );
}

function amountsOf(variant: NativeVariant): [label: string, amount: number][] {
  const prices: [string, NativePrice | undefined][] = [
    ['price', variant.price],
    ['discount price', variant.discountPrice],
    ['promoted price', variant.promotedPrice],
    ...Object.values(variant.segmentPrices ?? {}).map((price): [string, NativePrice] => [
      'segment price',
      price,
    ]),
  ];
  return prices.flatMap(([label, price = []]) =>
    (typeof price === 'number' ? [price] : Object.values(price)).map((amount): [string, number] => [
      label,
      amount,
    ]),
  );
}
