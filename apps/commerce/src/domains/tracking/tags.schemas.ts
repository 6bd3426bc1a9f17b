import { Type } from 'typebox';

const text = Type.String({ maxLength: 200 });

export const SiteParams = Type.Object({ site: Type.String() });

export const TagQuery = Type.Object({
  lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
});

export const TaggedPage = Type.Object(
  {
    path: Type.Optional(
      Type.String({
        maxLength: 2000,
        description: 'Of the page’s address; says what it is, instead of the others.',
      }),
    ),
    page_type: Type.Optional(
      Type.Union(
        (['category', 'product', 'content', 'search', 'other'] as const).map((type) => Type.Literal(type)),
      ),
    ),
    page_id: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Code of the product or category, label of the content page, path of another screen.',
      }),
    ),
  },
  { $id: 'TaggedPage', additionalProperties: false, minProperties: 1 },
);

export const PageTags = Type.Object(
  {
    page_name: Type.String({ description: 'English on every site, so that reports compare.' }),
    page_type: text,
    page_category_id: Type.String({ description: 'Of the category, or of the product’s first; else empty.' }),
    page_id: Type.String({
      maxLength: 200,
      description: 'Code or label; of another screen its pattern, such as `/order-confirmation/{guid}`.',
    }),
  },
  { $id: 'PageTags' },
);
