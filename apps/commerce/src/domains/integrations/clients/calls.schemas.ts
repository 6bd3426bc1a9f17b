import { Type } from 'typebox';

const Site = Type.String({ description: 'usb2c, cab2c or usafh' });

export const CallQuery = Type.Object({
  lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
});
export const OrderParams = Type.Object({
  site: Site,
  code: Type.String({ maxLength: 40, description: 'The order number' }),
});
export const IdParams = Type.Object({ site: Site, id: Type.String({ format: 'uuid' }) });
export const SiteParams = Type.Object({ site: Site });
export const KeyHeader = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: 'Required, 16 to 64 characters: one key does it once.' }),
  ),
});

const entries = Type.Optional(
  Type.Array(
    Type.Object(
      {
        entryNumber: Type.Integer({ minimum: 0, maximum: 10_000 }),
        quantity: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      },
      { additionalProperties: false },
    ),
    { minItems: 1, maxItems: 500, description: 'Absent: all that is left' },
  ),
);

export const ParcelBody = Type.Object(
  {
    entries,
    carrier: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    trackingCode: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  },
  { additionalProperties: false },
);
export const ArrivedBody = Type.Object({ entries }, { additionalProperties: false });

const levels = Type.Array(
  Type.Object(
    {
      code: Type.String({ minLength: 1, maxLength: 200, description: 'Variant code' }),
      units: Type.Integer({ minimum: 0, maximum: 100_000_000 }),
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: 500 },
);
export const StockBody = Type.Object({ levels }, { additionalProperties: false });
