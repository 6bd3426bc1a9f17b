import type { Currency, Language, Site } from '@crema/brands';
import { SITES } from '@crema/brands';
import { type CatalogVariant, optionValue, podsOf, textOf, variantPicture } from '#domains/catalog/index.ts';
import { presentVoucher } from '#domains/coupons/index.ts';
import {
  byCode,
  type LineTotals,
  ofLine,
  type SurchargeTotals,
  type TaxLine,
  type Totals,
  toPrice,
} from '#domains/pricing/index.ts';
import { say } from '#platform/http/index.ts';
import type { CartAddress, CartChange, CartLine, CartPayment, LaterOrder, PricedCart } from './cart.types.ts';
import { unitsIn } from './pricing/pricing.rules.ts';
import { presentPromotions } from './pricing/promotions.messages.ts';

/** Names of options as the catalogue writes them, values in the reader's language and the country's units. */
const localisedOptions = (
  variant: CatalogVariant,
  language: Language,
  country: Site['country'],
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variant.options).map(([name, value]) => [
      name,
      optionValue(name, value, { language, country }, variant),
    ]),
  );

/** A variant as carts and orders show it. */
export function presentVariant(variant: CatalogVariant, language: Language, country: Site['country']) {
  return {
    code: variant.code,
    productCode: variant.productCode,
    name: variant.name[language] ?? variant.name.en,
    brand: variant.brand,
    productType: variant.productType,
    // As the catalogue says it: whoever shows it puts the language and the site in front.
    url: `/p/${encodeURIComponent(variant.productCode)}`,
    image: `/media/${variantPicture(variant, language)}`,
    options: localisedOptions(variant, language, country),
    ...(variant.packType === undefined ? {} : { packType: variant.packType }),
    ...(variant.count === undefined ? {} : { count: variant.count }),
    ...(podsOf(variant) === undefined ? {} : { pods: podsOf(variant) }),
    ...(variant.boxCount === undefined ? {} : { boxCount: variant.boxCount }),
    ...(variant.color ? { variantColor: variant.color.name[language] ?? variant.color.name.en } : {}),
  };
}

/** How a line is bought, in the words of the cart payload. */
export function presentPurchase(line: Pick<CartLine, 'quantity' | 'oneTime' | 'frequencyWeeks'>) {
  return line.oneTime
    ? { isOneTimeProduct: true, qty: line.quantity }
    : {
        isOneTimeProduct: false,
        qty: line.quantity,
        boxPerShipmentQty: line.quantity,
        frequencyWeeks: line.frequencyWeeks,
      };
}

function presentEntry(
  line: CartLine,
  variant: CatalogVariant,
  totals: LineTotals,
  { currency, country }: Pick<Site, 'currency' | 'country'>,
  language: Language,
) {
  const price = (minor: number) => toPrice(minor, currency, language);
  return {
    entryNumber: line.entryNumber,
    quantity: line.quantity,
    ...presentPurchase(line),
    product: presentVariant(variant, language, country),
    basePrice: price(totals.basePrice),
    listPrice: price(totals.listPrice),
    totalPrice: price(totals.totalPrice),
    priceKind: totals.priceKind,
    ...(totals.priceLabel ? { priceLabel: textOf(totals.priceLabel, language) } : {}),
    ...(line.addedBy ? { addedBy: line.addedBy } : {}),
    available: true,
    ...presentSurcharges(ofLine(totals.surcharges), { currency, language }),
    ...(line.components.length > 0 ? { components: line.components.map((code) => ({ code })) } : {}),
  };
}

function presentUnavailable(line: CartLine, currency: Currency, language: Language) {
  const nothing = toPrice(0, currency, language);
  return {
    entryNumber: line.entryNumber,
    quantity: line.quantity,
    ...presentPurchase(line),
    product: { code: line.code, name: line.code },
    basePrice: nothing,
    listPrice: nothing,
    totalPrice: nothing,
    priceKind: 'list',
    available: false,
  };
}

export function presentTaxes(taxes: readonly TaxLine[], currency: Currency, language: Language) {
  return taxes.map(({ name, rate, amount }) => ({
    name,
    percent: rate / 1000,
    amount: toPrice(amount, currency, language),
  }));
}

/** Amounts beside the prices, each code once; nothing where there are none. An order's labels are in its own language. */
export function presentSurcharges(
  surcharges: readonly (Pick<SurchargeTotals, 'code' | 'amount'> & {
    label: SurchargeTotals['label'] | string;
  })[],
  { currency, language }: { currency: Currency; language: Language },
) {
  if (surcharges.length === 0) return {};
  return {
    surcharges: byCode(surcharges).map(({ code, label, amount }) => ({
      code,
      label: typeof label === 'string' ? label : label[language],
      amount: toPrice(amount, currency, language),
    })),
  };
}

/** The sums of a cart or order, in OCC's names. */
function presentTotals(totals: Totals, currency: Currency, language: Language) {
  const price = (minor: number) => toPrice(minor, currency, language);
  return {
    subTotal: price(totals.subTotal),
    orderDiscounts: price(totals.orderDiscounts),
    deliveryCost: price(totals.deliveryCost),
    ...presentSurcharges(
      totals.lines.flatMap(({ surcharges }) => surcharges),
      { currency, language },
    ),
    taxes: presentTaxes(totals.taxes, currency, language),
    totalTax: price(totals.totalTax),
    totalPrice: price(totals.totalPrice),
    totalPriceWithTax: price(totals.totalPriceWithTax),
    totalUnitCount: totals.totalUnitCount,
  };
}

/** The source that has a field of its own. */
const STORE_CREDIT = 'storeCredit';

/** How a total is paid: by what pays before a card, and by that. */
export function presentPaid(
  sources: readonly { name: string; amount: number }[],
  amountDue: number,
  { currency, language }: { currency: Currency; language: Language },
) {
  const credit = sources.find(({ name }) => name === STORE_CREDIT);
  return {
    storeCredit: toPrice(credit?.amount ?? 0, currency, language),
    amountDue: toPrice(amountDue, currency, language),
  };
}

/** An address as OCC sends it: region and country by their ISO codes. */
export function presentAddress({ region, country, ...address }: CartAddress) {
  return { ...address, region: { isocode: `${country}-${region}` }, country: { isocode: country } };
}

/** What may be shown of a payment: never the token. */
export function presentPayment({ provider, card }: CartPayment) {
  return { provider, ...(card ? { card } : {}) };
}

/** A whole cart, priced now. */
export function presentCart(priced: PricedCart, language: Language) {
  const { cart, sold, unavailable, coupons, totals, paid, later } = priced;
  const { currency } = SITES[cart.site];
  const { freeShipping } = totals;
  const entries = [
    ...sold.map(({ line, variant }, index) =>
      presentEntry(line, variant, totals.lines[index] as LineTotals, SITES[cart.site], language),
    ),
    ...unavailable.map((line) => presentUnavailable(line, currency, language)),
  ].sort((a, b) => a.entryNumber - b.entryNumber);
  return {
    guid: cart.guid,
    code: cart.guid,
    entries,
    totalItems: entries.length,
    ...presentTotals(totals, currency, language),
    ...presentPaid(paid.sources, paid.amountDue, { currency, language }),
    paymentSources: paid.sources.map(({ name, label, amount }) => ({
      ...{ name, label: label[language], amount: toPrice(amount, currency, language) },
    })),
    ...presentPromotions(totals.buyMoreSaveMore, language, { lines: totals.lines, currency }),
    appliedVouchers: coupons.map((coupon) => presentVoucher(coupon, cart.site, language)),
    taxIsFinal: totals.taxIsFinal,
    ...(later.length > 0 ? { laterOrders: later.map((one) => presentLater(one, currency, language)) } : {}),
    freeShipping: {
      ...(freeShipping.threshold === undefined
        ? {}
        : { threshold: toPrice(freeShipping.threshold, currency, language) }),
      remaining: toPrice(freeShipping.remaining, currency, language),
      reached: freeShipping.threshold !== undefined && freeShipping.remaining === 0,
    },
    ...(cart.email ? { email: cart.email } : {}),
    ...(cart.deliveryAddress ? { deliveryAddress: presentAddress(cart.deliveryAddress) } : {}),
    ...(cart.deliveryMode ? { deliveryMode: { code: cart.deliveryMode } } : {}),
    ...cart.business,
    ...(cart.payment ? { paymentInfo: presentPayment(cart.payment) } : {}),
  };
}

function presentLater({ frequencyWeeks, totals }: LaterOrder, currency: Currency, language: Language) {
  const price = (minor: number) => toPrice(minor, currency, language);
  return {
    frequencyWeeks,
    subTotal: price(totals.subTotal),
    deliveryCost: price(totals.deliveryCost),
    ...presentSurcharges(
      totals.lines.flatMap(({ surcharges }) => surcharges),
      { currency, language },
    ),
    totalTax: price(totals.totalTax),
    totalPriceWithTax: price(totals.totalPriceWithTax),
    taxIsFinal: totals.taxIsFinal,
  };
}

/** The answer of an add: the whole cart's quantity and the lines that were touched. */
export function presentAdded(priced: PricedCart, entryNumbers: readonly number[], language: Language) {
  const touched = new Set(entryNumbers);
  const entries = priced.sold.flatMap(({ line, variant }, index) =>
    touched.has(line.entryNumber)
      ? [
          presentEntry(
            line,
            variant,
            priced.totals.lines[index] as LineTotals,
            SITES[priced.cart.site],
            language,
          ),
        ]
      : [],
  );
  return { cartGuid: priced.cart.guid, cartQuantity: unitsIn(priced), entry: entries[0], entries };
}

/** What came of lines that joined a cart of so many units, with a sentence for each that did not fit. */
export function presentJoined(
  cart: { guid: string; units: number } | undefined,
  changes: readonly CartChange[],
  language: Language,
) {
  return {
    ...(cart ? { cartGuid: cart.guid } : {}),
    cartQuantity: cart?.units ?? 0,
    changes: changes.map((change) => ({ ...change, message: changeMessage(change, language) })),
  };
}

function changeMessage({ name, quantity, reason }: CartChange, language: Language): string {
  if (reason === 'autoDelivery') {
    return quantity === 0
      ? say(
          language,
          `${name} is over the auto-delivery limit and was not added.`,
          `${name} dépasse la limite de la livraison automatique et n’a pas été ajouté.`,
        )
      : say(
          language,
          `${name}: limit ${quantity} in your auto-delivery.`,
          `${name}\u00a0: maximum de ${quantity} dans votre livraison automatique.`,
        );
  }
  if (quantity === 0) {
    return say(
      language,
      `${name} is sold out and was not added.`,
      `${name} est épuisé et n’a pas été ajouté.`,
    );
  }
  return reason === 'cap'
    ? say(
        language,
        `${name}: limit ${quantity} per order.`,
        `${name}\u00a0: maximum de ${quantity} par commande.`,
      )
    : say(
        language,
        `${name}: only ${quantity} left. Your cart has them all.`,
        `${name}\u00a0: il n’en reste que ${quantity}, tous dans votre panier.`,
      );
}
