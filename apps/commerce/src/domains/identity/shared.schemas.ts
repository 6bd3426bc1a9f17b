import { Type } from 'typebox';

/** Parameters of the calls outside a site's path. */
export const HostQuery = Type.Object({
  site: Type.Optional(Type.String({ maxLength: 20, description: 'In place of the site of the host' })),
  lang: Type.Optional(
    Type.Union([Type.Literal('en'), Type.Literal('fr')], {
      description: 'Language of texts; en by default.',
    }),
  ),
});

export const KeyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      maxLength: 64,
      description:
        '16 to 64 characters. A repeat gets the first answer: a refusal within a day, a log-in within a minute.',
    }),
  ),
});

/** Longer than any accepted password, so that the error names the problem. */
export const Password = Type.String({ maxLength: 1000, description: '12 to 128 characters' });

export const Email = Type.String({ maxLength: 320 });

export const RememberMe = Type.Optional(
  Type.Boolean({ description: 'Stay logged in after the browser closes' }),
);

export const CartGuid = Type.Optional(
  Type.String({ maxLength: 64, description: 'The guest’s cart, where no SESSION cookie names it' }),
);

export const RefreshToken = Type.String({ maxLength: 200 });

export const LinkToken = Type.String({ maxLength: 200, description: 'From the mailed link, behind its #' });

export { errorResponses } from '#domains/cart/index.ts';
