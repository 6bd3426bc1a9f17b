import { Type } from 'typebox';
import { AddressBody } from '#domains/cart/index.ts';

const Id = Type.String({ maxLength: 64 });
const Site = Type.String({ description: 'usb2c, cab2c or usafh' });
const User = Type.String({ description: 'current, or a customer id (agents only)', maxLength: 64 });
export const OneOfBook = Type.Object({ site: Site, user: User, id: Id });

const Language = Type.Union([Type.Literal('en'), Type.Literal('fr')]);

const Profile = Type.Object(
  {
    customerId: Type.String(),
    uid: Type.String(),
    email: Type.String(),
    name: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    phone: Type.Optional(Type.String({ description: 'Ten digits' })),
    language: Language,
    perksOptIn: Type.Boolean(),
    created: Type.String({ format: 'date-time' }),
  },
  { $id: 'Profile' },
);
const ChangeProfile = Type.Object(
  {
    firstName: Type.Optional(Type.String({ maxLength: 200 })),
    lastName: Type.Optional(Type.String({ maxLength: 200 })),
    phone: Type.Optional(Type.String({ maxLength: 40, description: 'Empty: none' })),
    language: Type.Optional(Language),
  },
  { $id: 'ChangeProfile', additionalProperties: false },
);

const PerksOptIn = Type.Object(
  { perksOptIn: Type.Boolean({ description: 'Whether the customer is a member' }) },
  { $id: 'PerksOptIn', additionalProperties: false },
);

const DefaultAddress = Type.Optional(Type.Boolean({ description: 'Makes it the default' }));
const SaveAddress = Type.Object(
  { ...AddressBody.properties, defaultAddress: DefaultAddress },
  { $id: 'SaveAddress', additionalProperties: false },
);
const SavedAddressBody = Type.Object(
  { ...AddressBody.properties, id: Type.String(), defaultAddress: Type.Boolean() },
  { $id: 'SavedAddress' },
);
const SavedAddresses = Type.Object(
  { addresses: Type.Array(Type.Ref('SavedAddress')) },
  { $id: 'SavedAddresses' },
);

const SaveCard = Type.Object(
  {
    provider: Type.String({ maxLength: 40, description: 'test' }),
    token: Type.String({ maxLength: 200, description: 'What the provider’s card fields gave out' }),
    defaultPayment: Type.Optional(Type.Boolean()),
  },
  { $id: 'SaveCard', additionalProperties: false },
);
const SavedCardBody = Type.Object(
  {
    id: Type.String(),
    defaultPayment: Type.Boolean(),
    provider: Type.String(),
    card: Type.Optional(
      Type.Object({
        brand: Type.String(),
        lastFour: Type.String(),
        expiryMonth: Type.Integer(),
        expiryYear: Type.Integer(),
      }),
    ),
  },
  { $id: 'PaymentDetails' },
);
const SavedCards = Type.Object(
  { payments: Type.Array(Type.Ref('PaymentDetails')) },
  { $id: 'PaymentDetailsList' },
);

/** Every named schema of customers. */
export const customerSchemas = [
  Profile,
  ChangeProfile,
  PerksOptIn,
  SaveAddress,
  SavedAddressBody,
  SavedAddresses,
  SaveCard,
  SavedCardBody,
  SavedCards,
];
