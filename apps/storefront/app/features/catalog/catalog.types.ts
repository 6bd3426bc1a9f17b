/** What the catalogue's screens keep of the API's answers: enough to draw them, so that the page's state stays small. */
export interface Price {
  value: number;
  currencyIso: string;
  formattedValue: string;
}

export interface Named {
  code: string;
  name: string;
}

export interface Image {
  url: string;
  alt: string;
  width: number;
  height: number;
}

export interface Variant {
  code: string;
  options: { name: string; value: string }[];
  color?: string;
  variantColor?: string;
  count?: number;
  unit?: string;
  boxCount?: number;
  inStock: boolean;
  purchasable: boolean;
  price: Price;
  listPrice: Price;
  isDiscountPrice: boolean;
  autoDeliveryPrice?: Price;
  /** The price of one in each later order, formatted. */
  laterPrice?: string;
  /** What each later order with one, two and more units costs less than bought once, shipping included, formatted; empty: nothing. */
  savings?: readonly string[];
  /** Totals of each later order with one, two and more units, formatted: with shipping, before tax. */
  laterTotals?: readonly string[];
  pricePerPod?: Price;
  image?: string;
}

/** A variant as a list shows it. Kept small: dozens are sent in a page's state. */
export interface CardVariant extends Pick<Variant, 'code' | 'count' | 'unit' | 'inStock' | 'purchasable'> {
  /** As written in the visitor's language, like those that follow. */
  price: string;
  /** The price before a reduction. */
  was?: string;
  perPod?: string;
  /** The first order's price on auto-delivery, where that is lower. */
  autoDelivery?: string;
}

/** One product in a list. */
export interface Card {
  code: string;
  name: string;
  brand: string;
  /** Stars of buyers on average, and how many of them; absent until there is one. */
  rating?: [average: number, count: number];
  /** Product type: only products of one are compared. */
  kind: string;
  /** Address of its page, if it does not follow from the code. */
  url?: string;
  badge?: string;
  /** Address of its picture with `{}` for its code (see `cardImage`); absent: the usual one, empty: none. */
  picture?: string;
  roast?: string;
  /** Absent: regular. */
  caffeine?: string;
  strength?: number;
  isBundle?: boolean;
  /** Number of variants. */
  variants: number;
  /** Absent: fewer than two. */
  colors?: number;
  defaultVariant?: CardVariant;
}

export interface FacetValue extends Named {
  count: number;
  selected?: boolean;
  /** Of a chosen value: what remains without it. Choosing another one appends to the list's `filters`. */
  filters?: string;
}

export interface Facet extends Named {
  values: FacetValue[];
}

export interface Listing {
  cards: Card[];
  pagination: { currentPage: number; pageSize: number; totalPages: number; totalResults: number };
  sorts: { code: string; name: string; selected: boolean }[];
  facets: Facet[];
  /** What is chosen: `facet:value` pairs, as the address has them. */
  filters: string;
  /** Chosen filters, each with the filters that remain without it. */
  chips: { facet: string; name: string; filters: string }[];
}
