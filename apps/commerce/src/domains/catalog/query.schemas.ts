/** Parameters of the catalogue's paths. */

import { SEARCH_SORTS } from '@crema/search';
import { Type } from 'typebox';

export const literals = <T extends string>(values: readonly T[]) =>
  Type.Union(values.map((value) => Type.Literal(value)));

const Lang = Type.Optional(literals(['en', 'fr']));
const Fields = Type.Optional(
  Type.Union([Type.Literal('BASIC'), Type.Literal('DEFAULT'), Type.Literal('FULL')], { default: 'DEFAULT' }),
);
const Code = Type.String({ minLength: 1, maxLength: 200 });
/** Up to a hundred codes, comma-separated. */
const Codes = Type.String({ minLength: 1, maxLength: 8000, description: 'Comma-separated, at most 100.' });
const PageSize = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 100, description: 'Site configuration by default.' }),
);
const CurrentPage = Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, default: 0 }));
const Text = Type.String({ maxLength: 100 });
const Filters = Type.Optional(
  Type.String({
    maxLength: 2000,
    description: 'Facet and value pairs: `roast:dark:roast:medium:flavour:cocoa`.',
  }),
);
const Sort = Type.Optional(literals(SEARCH_SORTS));
/** Sent by clients that act for a customer; anonymous answers do not depend on them. */
const Agent = {
  csAgentId: Type.Optional(Type.String({ maxLength: 100 })),
  customerId: Type.Optional(Type.String({ maxLength: 100 })),
};

export const SiteParams = Type.Object({ site: Type.String() });
export const CodeParams = Type.Object({ site: Type.String(), code: Code });
export const ProductQuery = Type.Object({ fields: Fields, lang: Lang, ...Agent });
const paging = {
  filters: Filters,
  sort: Sort,
  currentPage: CurrentPage,
  pageSize: PageSize,
  fields: Fields,
  lang: Lang,
};
export const SearchTextQuery = Type.Object({ query: Type.Optional(Text), ...paging, ...Agent });
export const CategoryQuery = Type.Object({
  ...paging,
  recProductCodes: Type.Optional(Codes),
  mode: Type.Optional(Type.String({ maxLength: 40 })),
  ...Agent,
});
export const SuggestionsQuery = Type.Object({ term: Text, lang: Lang });
export const CodesQuery = Type.Object({ productCodes: Codes, fields: Fields, lang: Lang, ...Agent });
export const CarouselQuery = Type.Object({
  productCodes: Type.Optional(Codes),
  categoryCode: Type.Optional(Code),
  pageSize: PageSize,
  fields: Fields,
  lang: Lang,
});
export const BestSellersQuery = Type.Object({
  categoryCode: Type.Optional(Code),
  pageSize: PageSize,
  currentPage: CurrentPage,
  fields: Fields,
  lang: Lang,
});
export const RedirectQuery = Type.Object({ searchText: Text, lang: Lang });
export const ProductCodesQuery = Type.Object({
  productCodes: Type.Optional(Codes),
  currentPage: CurrentPage,
  pageSize: PageSize,
  fields: Fields,
  lang: Lang,
});
export const RecommendedQuery = Type.Object({
  productCode: Code,
  pageSize: PageSize,
  fields: Fields,
  lang: Lang,
});
/** At most `compareMost` products, of the site's configuration. */
export const CompareQuery = Type.Object({ productCodes: Codes, lang: Lang, ...Agent });
export const PartnersQuery = Type.Object({ pageSize: PageSize, fields: Fields, lang: Lang });
