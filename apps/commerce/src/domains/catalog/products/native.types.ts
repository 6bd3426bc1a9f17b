/**
 * The native catalogue format: what `seed/catalog/**.json` holds, what `npm run catalog -- import` reads
 * beside Shopify's formats, and what `export` writes. A file is `{ "products": NativeProduct[] }`.
 *
 * Money is a decimal number in the site's currency (18.99). Text that shoppers read is `Localized`;
 * a file may say beside `en` how Canada spells it, `ca` (`write/spelling.rules.ts`).
 */
import type { SiteId } from '@crema/brands';

/** English always, French where the product is sold on cab2c. */
export interface Localized {
  en: string;
  fr?: string;
}

export type ProductType = 'Coffee' | 'Accessory' | 'Brewer' | 'Bundle';
export type PackType = 'Bagged' | 'Canned' | 'Fractional';
export type TaxCode = 'FOOD' | 'STANDARD';
export type SalesPriceStrategy = 'ALL' | 'OTP' | 'AD_PARENT_OTP' | 'AD_RECURRING_OTP';

/** One number sells on the importing site; a map sells on each site named and nowhere else. */
export type NativePrice = number | Partial<Record<SiteId, number>>;

export interface NativeVariant {
  /** `1012-AURL-DAWN-24`: pod number, brand id, brand-variety id, count. Imported codes need not follow it. */
  code: string;
  /** Option values by option name, e.g. `{ "Size": "24 ct" }`. */
  options: Record<string, string>;
  /** Swatch name and colour of a colour variant, e.g. `{ name: {en: "Ink"}, hex: "#1d1b1a" }`. */
  color?: { name: Localized; hex: string };
  /** Pods, bags' ounces or pieces in one selling unit. */
  count?: number;
  /** Boxes in one selling unit. Absent of a drink: a bag or can is 1; of pods, under 36 is 1, under 60 2, under 80 3, else 4. */
  boxCount?: number;
  /** List price. 0 or absent: not sellable. */
  price: NativePrice;
  /** Reduced price; counts only below `price`. */
  discountPrice?: NativePrice;
  /** Price of a promotion, for as long as it is written here; counts only below `price`, beside `discountPrice`. */
  promotedPrice?: NativePrice;
  /** Prices of price segments by their names, e.g. `{ "trade": 15.99 }`; each counts only below `price`. */
  segmentPrices?: Record<string, NativePrice>;
  salesPriceStrategy?: SalesPriceStrategy;
  /** Units on hand; negative counts as 0. Absent: what is there stays, and a new variant has none. */
  stock?: number;
  /** As an export wrote it beside `stock`, e.g. `v12=97`: whether units were sold since (`stock/stock.rules.ts`). */
  stockVersion?: string;
  sku?: string;
  barcode?: string;
  grams?: number;
  /** Name of a picture in `images` shown when this variant is chosen. */
  image?: string;
}

export interface NativeAttributes {
  /** e.g. coffee, tea, cocoa, cider, chai: facet `beverageType`. */
  beverageType?: string;
  /** light, medium, dark, extra-dark. */
  roast?: string;
  /** Slugs, e.g. `["chocolate", "toasted-nut"]`. */
  flavour?: string[];
  /** regular, half-caff, decaf, caffeine-free, extra. */
  caffeine?: string;
  /** Milligrams in a cup. */
  caffeineMg?: number;
  /** k-cup, easy-peel-lid, bag, can, fractional. */
  podFormat?: string;
  /** e.g. `["organic", "fair-trade"]`. */
  certification?: string[];
  /** e.g. `["vegan", "gluten-free", "sugar-free", "kosher"]`. */
  dietary?: string[];
  /** 1–5, for the strength bar. */
  strength?: number;
  /** Names of the allergens it contains; empty: none. */
  allergens?: string[];
  recyclable?: boolean;
  /** Comparison attributes by key, of a brewer e.g. `{ "reservoirOz": "60", "cupSizes": "6, 8, 10, 12" }`. */
  specs?: Record<string, string>;
}

/** What the label artwork is drawn from, so that no two varieties look alike. Colours are `#rrggbb`. */
export interface NativeArt {
  /** Plate family: pod, bag, can, fractional, brewer, mug, descaler, carousel, filter, frother, bundle … */
  form: string;
  /** Label ground, ink and accent. For brewers and accessories the first is the body's colour. */
  palette: [string, string, string];
  /** A pattern: sun, wave, peak, leaf, dots, stripes, arch, grid, bloom, rings, horizon, terrazzo … */
  motif: string;
}

export interface NativeProduct {
  /** Lower-case slug, unique in a site; the address is `/p/{code}`. */
  code: string;
  /** Numeric, unique among pods: `/p/{podId}` shows the product too. */
  podId?: string;
  name: Localized;
  brand: string;
  productType: ProductType;
  series?: string;
  packType?: PackType;
  /** HTML, sanitised on import. */
  description: Localized;
  /** One sentence for cards and search results. */
  summary?: Localized;
  /** Category codes; the first is the breadcrumb's. */
  categories: string[];
  taxCode: TaxCode;
  /** `active` is sold, `draft` and `archived` are not. */
  status: 'active' | 'draft' | 'archived';
  attributes: NativeAttributes;
  /** Campaign and other flags of the specification that are true, e.g. `["isProductBMSMEligible"]`. */
  flags?: string[];
  /** `text||#foreground||#background`. */
  badge?: Localized;
  art?: NativeArt;
  /** File names in the pictures folder, or http(s) addresses that an import with `--images` fetched. */
  images?: {
    name: string;
    alt?: Localized;
    /** File name in the pictures folder of the film (mp4, webm) whose still the picture is. */
    video?: string;
  }[];
  /** Order of option names, e.g. `["Size"]`. */
  options: string[];
  variants: NativeVariant[];
  /** Bundles: what one contains. */
  components?: { code: string; qty: number }[];
  /** Search words beyond the text above. */
  keywords?: Localized;
}
