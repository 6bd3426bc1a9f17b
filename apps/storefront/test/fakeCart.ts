import type { components } from '@crema/api-client';

type Schemas = components['schemas'];

export const price = (value: number): Schemas['Price'] => ({
  ...{ value, currencyIso: 'USD', formattedValue: `$${value.toFixed(2)}` },
});

/** A line of a cart: one box, bought once. */
export const entry = (code: string, more: Partial<Schemas['OrderEntry']> = {}): Schemas['OrderEntry'] => ({
  ...{ entryNumber: 0, quantity: 1, qty: 1, isOneTimeProduct: true, priceKind: 'list', available: true },
  ...{ basePrice: price(18.99), listPrice: price(18.99), totalPrice: price(18.99) },
  product: { code, productCode: code, name: 'Dawn Parade', brand: 'Aurelune', url: '/p/dawn' },
  ...more,
});

/** A cart with one box in it. */
export const cartOf = (more: Partial<Schemas['Cart']> = {}): Schemas['Cart'] => ({
  ...{ guid: 'guid-1', code: 'cart-1', entries: [entry('dawn-24')], totalItems: 1, totalUnitCount: 1 },
  ...{ subTotal: price(18.99), orderDiscounts: price(0), deliveryCost: price(6.95), taxes: [] },
  ...{ totalTax: price(0), taxIsFinal: false, totalPrice: price(25.94), totalPriceWithTax: price(25.94) },
  ...{ storeCredit: price(0), amountDue: price(25.94), paymentSources: [], appliedVouchers: [] },
  ...{ appliedProductPromotions: [], potentialProductPromotions: [] },
  freeShipping: { remaining: price(10.01), reached: false },
  ...more,
});
