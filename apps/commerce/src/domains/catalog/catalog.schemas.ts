/** What the catalogue's paths answer. */
import { Type } from 'typebox';
import { literals } from './query.schemas.ts';

const Named = Type.Object({ code: Type.String(), name: Type.String() });
const Stock = Type.Object({ stockLevelStatus: literals(['inStock', 'outOfStock']) });
const PriceRef = Type.Ref('Price');
const MaybePrice = Type.Optional(Type.Ref('Price'));
const Link = Type.Object({ code: Type.String(), name: Type.String(), url: Type.String() });
const optionalText = Type.Optional(Type.String());
const Options = Type.Array(Type.Object({ name: Type.String(), value: Type.String() }));

const shownPrices = {
  priceData: PriceRef,
  originalPriceData: PriceRef,
  isDiscountPrice: Type.Boolean(),
  discountPriceData: MaybePrice,
  promotedPriceData: MaybePrice,
  personalizedPriceData: MaybePrice,
  campaignPriceData: Type.Optional(
    Type.Ref('Price', {
      description:
        'In the best kit that a campaign flag of the product stands for; never charged outside one.',
    }),
  ),
  autoDeliveryPriceData: MaybePrice,
  pricePerPod: MaybePrice,
};

const VariantOption = Type.Object(
  {
    code: Type.String(),
    defaultVariant: Type.Boolean(),
    isColorVariant: Type.Boolean(),
    color: optionalText,
    variantColor: Type.Optional(Type.String({ description: 'Swatch, #rrggbb.' })),
    count: Type.Optional(Type.Integer()),
    unit: Type.Optional(literals(['ct', 'oz'])),
    boxCount: Type.Optional(Type.Integer()),
    stock: Stock,
    purchasable: Type.Boolean(),
    ...Type.Partial(
      Type.Object({
        options: Options,
        ...shownPrices,
        variantPrice: Type.Object({ listPrice: PriceRef }),
        autoDeliveryRecurringPriceData: Type.Optional(
          Type.Ref('Price', {
            description: 'With `fields=FULL`: one in each order after the first of an auto-delivery.',
          }),
        ),
        autoDeliveryTotals: Type.Optional(
          Type.Array(Type.Ref('Price'), {
            description:
              'With `fields=FULL`: what each order after the first of an auto-delivery of 1, 2, … of it comes to, with shipping to an ordinary region and before tax.',
          }),
        ),
        autoDeliverySavings: Type.Optional(
          Type.Array(Type.Ref('Price'), {
            description:
              'With `fields=FULL`: how much less each of `autoDeliveryTotals` is than the same number bought once, shipping included; negative where it is more.',
          }),
        ),
        salesPriceStrategy: literals(['ALL', 'OTP', 'AD_PARENT_OTP', 'AD_RECURRING_OTP']),
        image: Type.String(),
      }),
    ).properties,
  },
  {
    $id: 'VariantOption',
    description:
      'In lists only the default variant has what follows `purchasable`; the product page has all.',
  },
);

const Classification = Type.Object(
  {
    code: Type.String(),
    features: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        featureValues: Type.Array(Type.Object({ code: Type.String(), value: Type.String() })),
      }),
    ),
  },
  { $id: 'Classification' },
);

const Flag = Type.Optional(Type.Boolean());

const Product = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    url: Type.String(),
    brand: Type.String(),
    productType: literals(['Coffee', 'Accessory', 'Brewer', 'Bundle']),
    defaultVariantCode: Type.String(),
    stock: Stock,
    purchasable: Type.Boolean({ description: 'Active and priced; `stock` says whether there is any.' }),
    images: Type.Array(
      Type.Object({
        name: Type.String(),
        url: Type.String(),
        alt: Type.String(),
        width: Type.Integer(),
        height: Type.Integer(),
      }),
    ),
    ...shownPrices,
    podId: optionalText,
    series: optionalText,
    packType: Type.Optional(literals(['Bagged', 'Canned', 'Fractional'])),
    summary: optionalText,
    badge: Type.Optional(Type.String({ description: 'text||#foreground||#background' })),
    averageRating: Type.Optional(
      Type.Number({ description: 'Stars of buyers, one decimal; absent without a review.' }),
    ),
    numberOfReviews: Type.Optional(Type.Integer({ description: 'At least 1.' })),
    baseProduct: optionalText,
    categories: Type.Optional(Type.Array(Named)),
    bundleMarkerProduct: Flag,
    isBeveragesCategory: Flag,
    isBrewersCategory: Flag,
    isAccessoriesCategory: Flag,
    isFiftyPercentCampaignEligible: Flag,
    isFreeCampaignEligible: Flag,
    isKskLiteCampaignEligible: Flag,
    isBBADCampaignEligible: Flag,
    isAFHKbbFreeEligible: Flag,
    isAFHKbbPlatinumEligible: Flag,
    isAFHSubscriptionEligible: Flag,
    isPremiumBrewerCampaignEligible: Flag,
    isProductBMSMEligible: Flag,
    isPersonalizedProduct: Flag,
    isVirtualProduct: Flag,
    isPlainProduct: Type.Optional(Type.Boolean({ description: 'None of the eleven flags above is set.' })),
    roast: Type.Optional(Named),
    caffeine: Type.Optional(Named),
    beverageType: Type.Optional(Named),
    strength: Type.Optional(Type.Number()),
    flavour: Type.Optional(Type.Array(Named)),
    variantOptions: Type.Optional(Type.Array(Type.Ref('VariantOption'))),
    optionNames: Type.Optional(Type.Array(Type.String())),
    classifications: Type.Optional(Type.Array(Type.Ref('Classification'))),
    potentialPromotions: Type.Optional(
      Type.Array(Type.Object({ code: Type.String(), description: Type.String() })),
    ),
    components: Type.Optional(Type.Array(Type.Object({ code: Type.String(), qty: Type.Integer() }))),
    description: Type.Optional(Type.String({ description: 'HTML, sanitised.' })),
  },
  { $id: 'Product', description: 'BASIC ends before `podId`, DEFAULT before `optionNames`.' },
);

const Pagination = Type.Object(
  {
    currentPage: Type.Integer(),
    pageSize: Type.Integer(),
    totalPages: Type.Integer(),
    totalResults: Type.Integer(),
  },
  { $id: 'Pagination' },
);

const SearchState = Type.Object(
  {
    query: Type.Optional(Type.Object({ value: Type.String({ description: 'text:sort:facet:value…' }) })),
    filters: Type.String({ description: 'The `filters` parameter that leads there.' }),
  },
  { $id: 'SearchState' },
);

const listing = {
  products: Type.Array(Type.Ref('Product')),
  pagination: Type.Ref('Pagination'),
  sorts: Type.Array(Type.Object({ code: Type.String(), name: Type.String(), selected: Type.Boolean() })),
  facets: Type.Array(
    Type.Object({
      code: Type.String(),
      name: Type.String(),
      multiSelect: Type.Boolean(),
      values: Type.Array(
        Type.Object({
          code: Type.String(),
          name: Type.String(),
          count: Type.Integer(),
          selected: Type.Boolean(),
          query: Type.Ref('SearchState'),
        }),
      ),
    }),
  ),
  breadcrumbs: Type.Array(
    Type.Object({
      facetCode: Type.String(),
      facetName: Type.String(),
      facetValueCode: Type.String(),
      facetValueName: Type.String(),
      removeQuery: Type.Ref('SearchState'),
    }),
  ),
  currentQuery: Type.Ref('SearchState'),
};

const ProductSearchPage = Type.Object(
  {
    ...listing,
    freeTextSearch: Type.String(),
    spellingSuggestion: Type.Optional(Type.Object({ query: Type.String(), suggestion: Type.String() })),
    correctedText: Type.Optional(Type.String({ description: 'The results are for this text.' })),
    keywordRedirectUrl: optionalText,
    popularTerms: Type.Optional(Type.Array(Type.String())),
  },
  { $id: 'ProductSearchPage' },
);

const head = {
  code: Type.String(),
  name: Type.String(),
  url: Type.String(),
  title: Type.String(),
  metadata: Type.Array(Type.Object({ name: Type.String(), content: Type.String() })),
  typeCode: literals(['Category', 'BrandCategory']),
  cmAnalyticsPageType: Type.String(),
  breadcrumbs: Type.Array(Link),
  subcategories: Type.Array(Link),
  bannerBackgroundComponentId: Type.Optional(
    Type.String({ description: 'Component of the content; absent where there is none.' }),
  ),
  bannerBackgroundComponentList: Type.Array(Type.String()),
  bannerBackgroundImage: optionalText,
  bannerLink: Type.Optional(Type.Object({ title: Type.String(), url: Type.String() })),
  story: Type.Optional(Type.Object({ title: optionalText, text: optionalText, image: optionalText })),
};

const CategoryData = Type.Object(head, { $id: 'CategoryData' });
const CategoryPage = Type.Object(
  {
    ...listing,
    categoryCode: Type.String(),
    categoryName: Type.String(),
    rtsProducts: Type.Array(Type.Ref('Product'), {
      description: 'The products of `recProductCodes`, in that order.',
    }),
  },
  { $id: 'CategoryPage' },
);

const ProductList = Type.Object(
  { products: Type.Array(Type.Ref('Product')), pagination: Type.Optional(Type.Ref('Pagination')) },
  { $id: 'ProductList' },
);

const Suggestions = Type.Object(
  {
    suggestions: Type.Array(Type.Object({ value: Type.String() })),
    products: Type.Array(Type.Ref('Product')),
  },
  { $id: 'Suggestions' },
);

const KeywordRedirect = Type.Object(
  {
    text: Type.String(),
    redirectUrl: optionalText,
    title: optionalText,
    metadata: Type.Optional(Type.Array(Type.Object({ name: Type.String(), content: Type.String() }))),
  },
  { $id: 'KeywordRedirect', description: 'Without `redirectUrl` the text leads to search results.' },
);

const BundleData = Type.Object(
  {
    code: Type.String(),
    bundleMarkerProduct: Type.Boolean(),
    priceData: PriceRef,
    originalPriceData: PriceRef,
    contents: Type.Optional(
      Type.String({ description: 'How many pods it holds, and what it saves against its parts one by one.' }),
    ),
    components: Type.Array(
      Type.Object({
        code: Type.String(),
        qty: Type.Integer(),
        product: Type.Optional(Type.Ref('Product')),
        options: Type.Optional(Options),
      }),
    ),
  },
  { $id: 'BundleData' },
);

const Comparison = Type.Object(
  {
    products: Type.Array(Type.Ref('Product')),
    attributes: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Type.String(),
        values: Type.Array(Type.String(), {
          description: 'One a product, in their order; empty where unknown.',
        }),
        differs: Type.Boolean(),
      }),
    ),
    missing: Type.Array(Type.String(), { description: 'Codes that are not sold here.' }),
  },
  { $id: 'Comparison' },
);

export const SCHEMAS = [
  VariantOption,
  Classification,
  Product,
  Pagination,
  SearchState,
  ProductSearchPage,
  CategoryData,
  CategoryPage,
  ProductList,
  Suggestions,
  KeywordRedirect,
  BundleData,
  Comparison,
];
