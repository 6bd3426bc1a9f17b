import { Type } from 'typebox';
import { REVIEW_SORTS, REVIEW_STATUSES, TASTES } from './reviews.types.ts';

const literals = <T extends string>(values: readonly T[], description?: string) =>
  Type.Union(
    values.map((value) => Type.Literal(value)),
    description ? { description } : {},
  );
const Lang = Type.Optional(literals(['en', 'fr'], 'Language of the answer; en by default.'));
const Site = Type.String({ description: 'usb2c, cab2c or usafh' });
const Code = Type.String({ minLength: 1, maxLength: 200, description: 'Of a product' });
const Stars = Type.Integer({ minimum: 1, maximum: 5 });
const mark = (description: string) => Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description }));
const tastes = {
  strength: mark('How strong, 1 mild to 5 strong'),
  body: mark('1 light to 5 full'),
  sweetness: mark('1 dry to 5 sweet'),
};
/** More than is accepted, so that the refusal says how long a text may be. */
const typed = (description: string) => Type.Optional(Type.String({ maxLength: 20_000, description }));
const Token = Type.String({ minLength: 1, maxLength: 1024, description: 'Of a mailed link' });

export const ProductParams = Type.Object({ site: Site, code: Code });
export const ReviewParams = Type.Object({ site: Site, code: Code, id: Type.String({ maxLength: 64 }) });
export const OwnParams = Type.Object({
  ...{ site: Site, user: Type.String({ maxLength: 64 }) },
  id: Type.String({ maxLength: 64 }),
});
export const ListQuery = Type.Object({
  lang: Lang,
  sort: Type.Optional(literals(REVIEW_SORTS)),
  stars: Type.Optional(Stars),
  after: Type.Optional(Type.String({ maxLength: 200, description: '`after` of the page before' })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 5 })),
});

const NewReview = Type.Object(
  {
    stars: Stars,
    title: typed('At most 80 characters of plain text'),
    text: typed('At most 2,000 characters of plain text'),
    author: typed('The name that is shown, at most 40 characters; absent: the first name on the order'),
    ...tastes,
    token: Type.Optional(Token),
  },
  { $id: 'NewReview', additionalProperties: false },
);

const reviewFields = {
  reviewId: Type.String(),
  stars: Stars,
  title: Type.Optional(Type.String({ description: 'Plain text, to be escaped' })),
  text: Type.Optional(Type.String({ description: 'Plain text with line ends, to be escaped' })),
  author: Type.String(),
  language: literals(['en', 'fr']),
  date: Type.String({ format: 'date-time' }),
  ...tastes,
  reply: Type.Optional(
    Type.Object(
      { text: Type.String(), date: Type.String({ format: 'date-time' }) },
      { description: 'Of the shop' },
    ),
  ),
  demo: Type.Optional(Type.Boolean({ description: 'Invented for the demo: no buyer wrote it' })),
};

const Review = Type.Object(reviewFields, { $id: 'Review' });

const OwnReview = Type.Object(
  {
    ...reviewFields,
    productCode: Type.String(),
    status: literals(REVIEW_STATUSES, 'held: it waits for a look'),
    reason: Type.Optional(Type.String({ description: 'Why it was refused' })),
  },
  { $id: 'OwnReview' },
);

const ReviewSummary = Type.Object(
  {
    shown: Type.Integer({ description: 'Published ones, those of the demo included' }),
    count: Type.Integer({ description: 'Without those of the demo; the averages are of these' }),
    average: Type.Optional(Type.Number({ description: 'Stars, one decimal; absent without a review' })),
    byStars: Type.Array(Type.Object({ stars: Stars, count: Type.Integer() }), { description: 'Five first' }),
    tastes: Type.Array(
      Type.Object({ code: literals(TASTES), average: Type.Number(), count: Type.Integer() }),
    ),
  },
  { $id: 'ReviewSummary' },
);

const ReviewPage = Type.Object(
  {
    productCode: Type.String(),
    summary: Type.Ref('ReviewSummary'),
    reviews: Type.Array(Type.Ref('Review')),
    after: Type.Optional(Type.String({ description: 'Of the next page; absent: there is none' })),
  },
  { $id: 'ReviewPage' },
);

const Reviewable = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    brand: Type.String(),
    isDrink: Type.Boolean({ description: 'Taste marks make sense' }),
    image: Type.Optional(Type.String()),
  },
  { $id: 'ReviewableProduct' },
);

const reviewable = {
  products: Type.Array(Type.Ref('ReviewableProduct'), { description: 'Bought and not reviewed yet' }),
  author: Type.Optional(Type.String({ description: 'First name on the latest order' })),
};

const ReviewLink = Type.Object({ token: Token }, { $id: 'ReviewLink', additionalProperties: false });
const LinkedReviews = Type.Object(reviewable, { $id: 'LinkedReviews' });
const OwnReviews = Type.Object(
  { reviews: Type.Array(Type.Ref('OwnReview'), { description: 'Newest first' }), ...reviewable },
  { $id: 'OwnReviews' },
);
const ReviewWritten = Type.Object(
  { reviewId: Type.String(), status: literals(['published', 'held']) },
  { $id: 'ReviewWritten' },
);
const ReviewDone = Type.Object({ reviewId: Type.String() }, { $id: 'ReviewDone' });

export const reviewSchemas = [
  ...[NewReview, Review, OwnReview, ReviewSummary, ReviewPage, Reviewable],
  ...[ReviewLink, LinkedReviews, OwnReviews, ReviewWritten, ReviewDone],
];
