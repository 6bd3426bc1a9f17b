import { Type } from 'typebox';

/** A product or variant code. */
const Code = Type.String({
  minLength: 1,
  maxLength: 200,
  description: 'Variant; a product: its first one.',
});

/** Most codes that one call joins or removes: more than a list holds. */
const MOST_CODES = 500;

const lang = Type.Optional(
  Type.Union([Type.Literal('en'), Type.Literal('fr')], {
    description: 'Language of the answer; en by default.',
  }),
);

export const SharedParams = Type.Object({
  site: Type.String({ description: 'usb2c, cab2c or usafh' }),
  shareId: Type.String({ maxLength: 64 }),
});
export const SiteParams = Type.Object({ site: Type.String({ description: 'usb2c, cab2c or usafh' }) });
export const StopQuery = Type.Object({
  lang,
  token: Type.Optional(
    Type.String({ maxLength: 1024, description: 'Of a mail program’s one-click unsubscription.' }),
  ),
});

const NewWish = Type.Object({ code: Code }, { $id: 'NewWish', additionalProperties: false });

const WishCodes = Type.Object(
  { codes: Type.Array(Code, { maxItems: MOST_CODES }) },
  { $id: 'WishCodes', additionalProperties: false },
);

const WishListChange = Type.Object(
  {
    name: Type.Optional(
      Type.String({ maxLength: 2000, description: 'Up to 60 characters of plain text; empty: none.' }),
    ),
    notify: Type.Optional(
      Type.Boolean({
        description: 'Whether e-mails about lower prices and returned stock are wanted.',
      }),
    ),
  },
  { $id: 'WishListChange', additionalProperties: false },
);

const wishFields = {
  code: Type.String({ description: 'Variant.' }),
  productCode: Type.String(),
  name: Type.String({ description: 'Of the product when it was added.' }),
};
const Wish = Type.Object(
  { ...wishFields, addedAt: Type.String({ format: 'date-time' }) },
  { $id: 'Wish', additionalProperties: false },
);

const listFields = {
  name: Type.String({ description: 'Plain text, to be escaped; empty: none.' }),
  notify: Type.Boolean({ description: 'Whether news is e-mailed.' }),
  shareId: Type.Optional(Type.String({ description: 'Who knows it may see the list. Absent: not shared.' })),
  entries: Type.Array(Type.Ref('Wish'), {
    description: 'Newest first; also what is no longer sold.',
  }),
};
const WishList = Type.Object(listFields, { $id: 'WishList', additionalProperties: false });

const MergedWishList = Type.Object(
  {
    ...listFields,
    refused: Type.Array(
      Type.Object(
        {
          code: Type.String({ description: 'As it was sent.' }),
          reason: Type.Union([Type.Literal('full'), Type.Literal('unknown')], {
            description: '`full`: the list holds no more; `unknown`: this site does not sell it.',
          }),
        },
        { additionalProperties: false },
      ),
      { description: 'What did not join.' },
    ),
  },
  { $id: 'MergedWishList', additionalProperties: false },
);

const SharedWishList = Type.Object(
  {
    name: listFields.name,
    entries: Type.Array(Type.Object(wishFields, { additionalProperties: false })),
  },
  { $id: 'SharedWishList', additionalProperties: false },
);

/** A mail program adds fields of its own (RFC 8058). */
const WishListStop = Type.Object(
  { token: Type.Optional(Type.String({ maxLength: 1024 })) },
  { $id: 'WishListStop', additionalProperties: true },
);
const WishListStopped = Type.Object(
  { status: Type.String(), message: Type.String() },
  { $id: 'WishListStopped', additionalProperties: false },
);

export const wishListSchemas = [
  ...[NewWish, WishCodes, WishListChange, Wish, WishList, MergedWishList, SharedWishList],
  ...[WishListStop, WishListStopped],
];
