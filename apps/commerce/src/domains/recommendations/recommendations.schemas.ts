import { Type } from 'typebox';

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
/** Codes are counted after they are split: `400` beyond a hundred. */
const Codes = Type.String({ maxLength: 8000, description: 'Comma-separated, at most 100.' });
const Id = Type.String({ minLength: 1, maxLength: 200 });

export const SiteParams = Type.Object({ site: Type.String() });
export const ContextParams = Type.Object({ site: Type.String(), contextID: Id, customerId: Id });
export const TokenQuery = Type.Object({ customerId: Type.Optional(Id), lang: Lang });
export const ContextQuery = Type.Object({ recentProductCodes: Type.Optional(Codes), lang: Lang });
/** `X-Context-Token`: what `recommendations/token` gave. */
export const ContextHeaders = Type.Object({
  'x-context-token': Type.Optional(Type.String({ maxLength: 400 })),
});
export const VariantsQuery = Type.Object({ variantCodes: Codes, lang: Lang });
export const AutoDeliveryQuery = Type.Object({
  componentID: Id,
  productRecommendationListData: Type.Optional(Codes),
  jobCode: Type.Optional(Type.Union([Type.Literal('best-sellers'), Type.Literal('newest')])),
  lang: Lang,
});

export const ContextToken = Type.Object(
  {
    token: Type.String(),
    expires_in: Type.Integer({ description: 'Seconds.' }),
    customerId: Type.String(),
  },
  { $id: 'ContextToken' },
);

export const ContextRecommendations = Type.Object(
  {
    contextID: Type.String(),
    customerId: Type.String(),
    ResultContent: Type.Array(
      Type.Object({ productCode: Type.String(), rank: Type.Integer({ description: '1 is the first.' }) }),
    ),
  },
  { $id: 'ContextRecommendations' },
);

export const VariantProducts = Type.Object(
  {
    products: Type.Array(Type.Ref('Product')),
    variants: Type.Array(
      Type.Object({
        code: Type.String(),
        productCode: Type.String(),
        brandId: Type.Optional(Type.String()),
        brandVarietyId: Type.Optional(Type.String()),
      }),
      { description: 'The ids are there where the code has four parts that name them.' },
    ),
  },
  { $id: 'VariantProducts' },
);

export const AutoDeliveryProducts = Type.Object(
  {
    componentID: Type.String(),
    jobCode: Type.String(),
    products: Type.Array(Type.Ref('Product')),
  },
  { $id: 'AutoDeliveryProducts' },
);

export const SCHEMAS = [ContextToken, ContextRecommendations, VariantProducts, AutoDeliveryProducts];
