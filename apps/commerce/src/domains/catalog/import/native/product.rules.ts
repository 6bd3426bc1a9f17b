/** Rules of a native product beyond its shape, for every file format. */
import type { SiteId } from '@crema/brands';
import type { NativePrice, NativeProduct, NativeVariant } from '../../products/native.types.ts';
import { type Sentence, sentence } from '../../sentences/sentence.rules.ts';
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
  if (noCode !== undefined) findings.refuse(lineOf(0), sentence('noCategoryCode', { code: noCode }));
  // In the stored form: names and values that differ in spaces or markup only are the same there.
  const names = product.options.map(optionName);
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) findings.refuse(lineOf(0), sentence('optionTwice', { name: twice }));
  if (names.includes('')) findings.refuse(lineOf(0), sentence('optionUnnamed'));
  const seen = new Map<string, number>();
  for (const [i, variant] of product.variants.entries()) {
    const line = lineOf(i);
    const values = optionValues(variant.options);
    const given = Object.keys(variant.options).map(optionName);
    const again = given.find((name, at) => given.indexOf(name) < at);
    const missing = names.find((name) => !Object.hasOwn(values, name) || values[name] === '');
    const unknown = given.find((name) => !names.includes(name));
    if (again !== undefined) {
      findings.refuse(line, sentence('variantOptionTwice', { code: variant.code, option: again }));
      continue;
    }
    if (missing !== undefined) {
      findings.refuse(line, sentence('variantNoOption', { code: variant.code, option: missing }));
      continue;
    }
    if (unknown !== undefined) {
      findings.refuse(line, sentence('variantStrangeOption', { code: variant.code, option: unknown }));
      continue;
    }
    const combination = JSON.stringify(names.map((name) => values[name]?.toLowerCase()));
    const before = seen.get(combination);
    if (before !== undefined) {
      const shown = names.map((name) => values[name]).join(' / ') || sentence('noOptions');
      findings.refuse(line, sentence('combinationTwice', { shown, line: before }));
    } else {
      seen.set(combination, line);
    }
    for (const [label, amount] of amountsOf(variant)) {
      if (isAmount(amount)) continue;
      findings.refuse(line, sentence('variantDecimals', { label, amount, code: variant.code }));
    }
    if ((variant.stock ?? 0) < 0) findings.warn(line, sentence('stockBelow0', { units: variant.stock ?? 0 }));
    for (const reason of noReductions(site, variant)) findings.warn(line, reason);
    if (variant.price === 0) findings.warn(line, sentence('priceZero'));
  }
  const sold = product.variants.some(({ price }) => typeof price === 'number' || price[site] !== undefined);
  if (!sold) findings.warn(lineOf(0), sentence('notSoldThere', { site }));
  return sold && findings.refused.length === 0 ? product : undefined;
}

/** Reduced prices that are left out because they are not lower. */
function noReductions(site: SiteId, variant: NativeVariant): Sentence[] {
  const on = (price: NativePrice | undefined) => (typeof price === 'object' ? price[site] : price);
  const price = on(variant.price) ?? 0;
  const reduced: [Sentence, number | undefined][] = [
    [sentence('discountPrice'), on(variant.discountPrice)],
    [sentence('promotedPrice'), on(variant.promotedPrice)],
    ...Object.entries(variant.segmentPrices ?? {}).map(([name, own]): [Sentence, number | undefined] => [
      sentence('segmentPriceOf', { name }),
      on(own),
    ]),
  ];
  return reduced.flatMap(([label, amount]) =>
    amount === undefined || amount < price || price === 0
      ? []
      : [
          sentence('notReduced', {
            label,
            amount: amount.toFixed(2),
            code: variant.code,
            price: price.toFixed(2),
          }),
        ],
  );
}

function amountsOf(variant: NativeVariant): [label: Sentence, amount: number][] {
  const prices: [Sentence, NativePrice | undefined][] = [
    [sentence('price'), variant.price],
    [sentence('discountPrice'), variant.discountPrice],
    [sentence('promotedPrice'), variant.promotedPrice],
    ...Object.values(variant.segmentPrices ?? {}).map((price): [Sentence, NativePrice] => [
      sentence('segmentPrice'),
      price,
    ]),
  ];
  return prices.flatMap(([label, price = []]) =>
    (typeof price === 'number' ? [price] : Object.values(price)).map((amount): [Sentence, number] => [
      label,
      amount,
    ]),
  );
}
