import type { Currency, SiteId } from '@crema/brands';

/** What a product's containers are lent out for. Minor units for one unit of the product. */
export interface Deposit {
  site: SiteId;
  productCode: string;
  amount: number;
}

/** The answer of `GET …/deposits`. */
export interface PresentedBalance {
  balance: { value: number; currencyIso: Currency; formattedValue: string };
}
