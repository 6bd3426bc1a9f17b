import { Type } from 'typebox';

export const SiteParams = Type.Object({ site: Type.String({ description: 'usb2c, cab2c or usafh' }) });

export const CallQuery = Type.Object({
  lang: Type.Optional(
    Type.Union([Type.Literal('en'), Type.Literal('fr')], {
      description: 'Language of the answer; en by default.',
    }),
  ),
});

export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: '16 to 64 characters; a repeat with the same key gets the first answer.' }),
  ),
});

const serialNumber = Type.String({
  maxLength: 100,
  description: '12 to 20 digits; spaces, dots and hyphens between them do not count.',
});
const purchaseDate = Type.String({
  maxLength: 40,
  description: 'YYYY-MM-DD; not in the future, and not before the brewer was made.',
});
const digits = Type.String({ description: 'Digits only.' });
const day = (description: string) => Type.String({ description: `YYYY-MM-DD; ${description}` });

const Model = Type.Object(
  {
    code: Type.String({ description: 'The first two digits of the serial number.' }),
    name: Type.String(),
    productCode: Type.Optional(Type.String({ description: 'Absent where this site does not sell it.' })),
    image: Type.Optional(Type.String({ description: 'Address of the picture; takes `?w=`.' })),
  },
  { $id: 'BrewerModel' },
);

const SerialBody = Type.Object(
  { serialNumber, purchaseDate: Type.Optional(purchaseDate) },
  { $id: 'BrewerSerial', additionalProperties: false },
);

const Recognised = Type.Object(
  {
    serialNumber: digits,
    model: Type.Ref('BrewerModel'),
    producedIn: Type.Object({
      week: Type.Integer({ description: 'ISO 8601 week, 1 to 53.' }),
      year: Type.Integer(),
    }),
  },
  { $id: 'RecognisedBrewer' },
);

const RegistrationBody = Type.Object(
  { serialNumber, purchaseDate },
  { $id: 'NewBrewerRegistration', additionalProperties: false },
);

const Registration = Type.Object(
  {
    serialNumber: digits,
    model: Type.Ref('BrewerModel'),
    purchaseDate: day('a day of the site’s zone.'),
    warrantyEndDate: day('the last day that the warranty covers.'),
    warrantyOver: Type.Boolean({ description: 'Whether that day has passed in the site’s zone.' }),
    registeredAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'BrewerRegistration' },
);

export const brewersSchemas = [Model, SerialBody, Recognised, RegistrationBody, Registration];

/** Schemas of the refusals with these statuses. */
export const errors = (...statuses: (400 | 401 | 403 | 404 | 409 | 429)[]) =>
  Object.fromEntries(statuses.map((status) => [status, Type.Ref('ErrorList')]));
