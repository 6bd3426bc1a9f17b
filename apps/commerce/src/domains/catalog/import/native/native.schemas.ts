/** The shape of one product and one category in a native JSON file. */
import { SITE_IDS } from '@crema/brands';
import Type from 'typebox';
import { Compile } from 'typebox/compile';
import { LONGEST_HTML } from '#platform/html/index.ts';
import { FILM_NAME } from '#platform/images/films.ts';
import { VERSION_PATTERN } from '../../stock/stock.rules.ts';
import { HIGHEST_PRICE, PRICE_SEGMENT } from '../../write/canonical.rules.ts';

const text = (maxLength: number) => Type.String({ maxLength });
const Localized = (maxLength: number) =>
  Type.Object({ en: text(maxLength), fr: Type.Optional(text(maxLength)) }, { additionalProperties: false });
const money = Type.Number({ minimum: 0, maximum: HIGHEST_PRICE });
const Price = Type.Union([
  money,
  Type.Object(Object.fromEntries(SITE_IDS.map((site) => [site, Type.Optional(money)])), {
    additionalProperties: false,
  }),
]);
const slugs = Type.Optional(Type.Array(text(200), { maxItems: 100 }));
const optional = (maxLength = 200) => Type.Optional(text(maxLength));

const Variant = Type.Object({
  code: text(200),
  options: Type.Record(Type.String(), text(200)),
  color: Type.Optional(
    Type.Object({ name: Localized(100), hex: Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }) }),
  ),
  count: Type.Optional(Type.Number({ minimum: 0 })),
  boxCount: Type.Optional(Type.Number({ minimum: 0 })),
  price: Price,
  discountPrice: Type.Optional(Price),
  promotedPrice: Type.Optional(Price),
  segmentPrices: Type.Optional(Type.Record(Type.String({ pattern: PRICE_SEGMENT.source }), Price)),
  salesPriceStrategy: Type.Optional(Type.Enum(['ALL', 'OTP', 'AD_PARENT_OTP', 'AD_RECURRING_OTP'])),
  stock: Type.Optional(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
  stockVersion: Type.Optional(Type.String({ pattern: VERSION_PATTERN })),
  sku: optional(),
  barcode: optional(100),
  grams: Type.Optional(Type.Number({ minimum: 0 })),
  image: optional(2000),
});

const Attributes = Type.Object({
  beverageType: optional(),
  roast: optional(),
  flavour: slugs,
  caffeine: optional(),
  caffeineMg: Type.Optional(Type.Number({ minimum: 0 })),
  podFormat: optional(),
  certification: slugs,
  dietary: slugs,
  strength: Type.Optional(Type.Number({ minimum: 1, maximum: 5 })),
  allergens: slugs,
  recyclable: Type.Optional(Type.Boolean()),
  specs: Type.Optional(Type.Record(Type.String(), text(500))),
});

const Art = Type.Object({
  form: text(60),
  palette: Type.Array(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }), { minItems: 3, maxItems: 3 }),
  motif: text(60),
});

const Product = Type.Object({
  code: text(200),
  podId: Type.Optional(Type.String({ pattern: '^[0-9]{1,12}$' })),
  name: Localized(300),
  brand: text(200),
  productType: Type.Enum(['Coffee', 'Accessory', 'Brewer', 'Bundle']),
  series: optional(),
  packType: Type.Optional(Type.Enum(['Bagged', 'Canned', 'Fractional'])),
  description: Localized(LONGEST_HTML),
  summary: Type.Optional(Localized(1000)),
  categories: Type.Array(text(200), { maxItems: 50 }),
  taxCode: Type.Enum(['FOOD', 'STANDARD']),
  status: Type.Enum(['active', 'draft', 'archived']),
  attributes: Attributes,
  flags: slugs,
  badge: Type.Optional(Localized(200)),
  art: Type.Optional(Art),
  images: Type.Optional(
    Type.Array(
      Type.Object({
        name: text(2000),
        alt: Type.Optional(Localized(500)),
        video: Type.Optional(Type.String({ pattern: FILM_NAME.source })),
      }),
      { maxItems: 250 },
    ),
  ),
  options: Type.Array(text(100), { maxItems: 3 }),
  variants: Type.Array(Variant, { minItems: 1, maxItems: 2048 }),
  components: Type.Optional(
    Type.Array(Type.Object({ code: text(200), qty: Type.Integer({ minimum: 1, maximum: 999 }) }), {
      maxItems: 100,
    }),
  ),
  keywords: Type.Optional(Localized(2000)),
});

const Category = Type.Object({
  code: text(200),
  parent: Type.Optional(Type.Union([text(200), Type.Null()])),
  path: Type.String({ minLength: 1, maxLength: 400 }),
  names: Localized(200),
  story: Type.Optional(
    Type.Object({
      title: Type.Optional(Localized(300)),
      text: Type.Optional(Localized(5000)),
      image: optional(500),
    }),
  ),
  position: Type.Optional(Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 })),
  rule: Type.Optional(Type.Record(Type.String(), Type.Array(text(200)))),
});

export const productCheck = Compile(Product);
export const categoryCheck = Compile(Category);
