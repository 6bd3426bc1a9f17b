export interface Price {
  value: number;
  currencyIso: string;
  formattedValue: string;
}

export interface CartEntry {
  entryNumber: number;
  quantity: number;
  isOneTimeProduct: boolean;
  frequencyWeeks?: number;
  product: {
    code: string;
    productCode?: string;
    name: string;
    brand?: string;
    url?: string;
    image?: string;
    options?: Record<string, string>;
    count?: number;
    variantColor?: string;
  };
  basePrice: Price;
  listPrice: Price;
  totalPrice: Price;
  priceKind: string;
  available: boolean;
}

export interface Cart {
  /** Absent in the empty cart of a visit that has none. */
  guid?: string;
  entries: CartEntry[];
  subTotal: Price;
  orderDiscounts: Price;
  deliveryCost: Price;
  totalTax: Price;
  totalPriceWithTax: Price;
  /** False until there is a delivery address. */
  taxIsFinal: boolean;
  totalUnitCount: number;
  freeShipping: { threshold?: Price; remaining: Price; reached: boolean };
}
