import { Type } from 'typebox';

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));
/** Codes are counted after splitting: 400 for more than a hundred. */
const Codes = Type.String({ maxLength: 8000, description: 'Comma-separated, at most 100.' });
const Id = Type.String({ minLength: 1, maxLength: 200 });

export const SiteParams = Type.Object({ site: Type.String() });
export const ContextParams = Type.Object({ site: Type.String(), contextID: Id, customerId: Id });
export const TokenQuery = Type.Object({
  customerId: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'Whose, if not the caller’s own: `anonymous`.',
    }),
  ),
  lang: Lang,
});
export const ContextQuery = Type.Object({ recentProductCodes: Type.Optional(Codes), lang: Lang });
/** `X-Context-Token`: the token from `recommendations/token`. */
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

const ContextToken = Type.Object(
  {
    token: Type.String(),
    expires_in: Type.Integer({ description: 'Seconds.' }),
    customerId: Type.String(),
  },
  { $id: 'ContextToken' },
);

const ContextRecommendations = Type.Object(
  {
    contextID: Type.String(),
    customerId: Type.String(),
    ResultContent: Type.Array(
      Type.Object({ productCode: Type.String(), rank: Type.Integer({ description: '1 is the first.' }) }),
    ),
    because: Type.Optional(
      Type.String({ description: 'What the customer likes that moved them: “Because you like …”.' }),
    ),
  },
  { $id: 'ContextRecommendations' },
);

const VariantProducts = Type.Object(
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

const AutoDeliveryProducts = Type.Object(
  {
    componentID: Type.String(),
    jobCode: Type.String(),
    products: Type.Array(Type.Ref('Product')),
  },
  { $id: 'AutoDeliveryProducts' },
);

export const SCHEMAS = [ContextToken, ContextRecommendations, VariantProducts, AutoDeliveryProducts];
