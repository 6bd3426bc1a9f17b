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
  pricePerPod?: Price;
  image?: string;
}

/** One product in a list. */
export interface Card {
  code: string;
  name: string;
  brand: string;
  /** Product type: only products of one are compared. */
  kind: string;
  url: string;
  badge?: string;
  /** Address of its picture. */
  image?: string;
  roast?: Named;
  caffeine?: Named;
  strength?: number;
  isBundle: boolean;
  /** Variants there are to choose from. */
  variants: number;
  /** Colours, for the swatches of brewers. */
  colors: { name: string; hex: string }[];
  defaultVariant?: Variant;
}

export interface FacetValue extends Named {
  count: number;
  selected: boolean;
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
