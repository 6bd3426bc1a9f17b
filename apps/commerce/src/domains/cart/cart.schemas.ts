import { Type } from 'typebox';
import { entrySchemas, paidFields, surchargesField, totalsFields } from './entries.schemas.ts';
import { promotionFields } from './pricing/promotions.messages.ts';

const Site = Type.String({ description: 'usb2c, cab2c or usafh' });
const User = Type.String({
  description: 'anonymous, current, or a customer id (agents only)',
  maxLength: 64,
});
const Guid = Type.String({ description: 'Guid of the cart', maxLength: 64 });
const Code = Type.String({ minLength: 1, maxLength: 200 });
/** The cap itself is the site's and answered by name; this only keeps nonsense out. */
const Quantity = Type.Integer({ minimum: 1, maximum: 1_000_000 });

export const UserParams = Type.Object({ site: Site, user: User });
export const CartParams = Type.Object({ site: Site, user: User, cartGuid: Guid });
export const EntryParams = Type.Object({
  site: Site,
  user: User,
  cartGuid: Guid,
  entryNumber: Type.Integer({ minimum: 0, maximum: 2_000_000_000 }),
});

const Lang = Type.Optional(
  Type.Union([Type.Literal('en'), Type.Literal('fr')], { description: 'Language of texts; en by default.' }),
);
/** Parameters that every cart call may carry. */
export const CallQuery = Type.Object({
  lang: Lang,
  csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
  customerId: Type.Optional(Type.String({ maxLength: 64 })),
});
export const SessionCartQuery = Type.Object({
  lang: Lang,
  cartGuid: Type.Optional(Guid),
});
export const CustomerDetailsQuery = Type.Object({
  lang: Lang,
  cartGuid: Type.Optional(Guid),
  isADUser: Type.Optional(Type.Boolean()),
  customerMode: Type.Optional(Type.String({ maxLength: 64 })),
  csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
  customerId: Type.Optional(Type.String({ maxLength: 64 })),
});
/** The code itself is checked by name; this only keeps nonsense out. */
const CouponCode = Type.String({ maxLength: 100, description: '`^[A-Z0-9-]{3,20}$`, in any case' });
export const CouponQuery = Type.Object({
  lang: Lang,
  couponCode: CouponCode,
  csAgentId: Type.Optional(Type.String({ maxLength: 64 })),
  customerId: Type.Optional(Type.String({ maxLength: 64 })),
});
export const VisitCouponQuery = Type.Object({
  lang: Lang,
  couponCode: CouponCode,
  cartGuid: Type.Optional(Guid),
});
export const CouponOfCartParams = Type.Object({
  site: Site,
  user: User,
  cartGuid: Guid,
  couponCode: CouponCode,
});
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({ description: '16 to 64 characters; a repeat with the same key gets the first answer.' }),
  ),
});

const lineFields = {
  code: Code,
  qty: Quantity,
  isOneTimeProduct: Type.Optional(Type.Boolean({ description: 'True where left out.' })),
  boxPerShipmentQty: Type.Optional(Quantity),
  frequencyWeeks: Type.Optional(Type.Integer({ minimum: 1, maximum: 52 })),
};
const CartGuid = Type.Optional(
  Type.String({
    maxLength: 64,
    description: 'Left out by an anonymous caller: the session’s cart, else a new one.',
  }),
);

const AddProduct = Type.Object(
  { ...lineFields, cartGuid: CartGuid },
  { $id: 'AddProduct', additionalProperties: false },
);
const AddProducts = Type.Object(
  {
    products: Type.Array(Type.Object(lineFields, { additionalProperties: false }), {
      minItems: 1,
      maxItems: 50,
    }),
    cartGuid: CartGuid,
  },
  { $id: 'AddProducts', additionalProperties: false },
);
const AddBundle = Type.Object(
  {
    code: Code,
    qty: Quantity,
    components: Type.Array(Type.Object({ code: Code }, { additionalProperties: false }), { maxItems: 50 }),
    cartGuid: CartGuid,
  },
  { $id: 'AddBundle', additionalProperties: false },
);
const ChangeEntry = Type.Object(
  {
    qty: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, description: '0 removes the line.' })),
    isOneTimeProduct: Type.Optional(
      Type.Boolean({ description: 'Buys the line once, or again and again. Left out: as it is.' }),
    ),
    frequencyWeeks: Type.Optional(Type.Integer({ minimum: 1, maximum: 52 })),
  },
  { $id: 'ChangeEntry', additionalProperties: false },
);

const Isocode = Type.Object({ isocode: Type.String({ maxLength: 20 }) }, { additionalProperties: false });
export const Address = Type.Object(
  {
    firstName: Type.String({ maxLength: 200 }),
    lastName: Type.String({ maxLength: 200 }),
    companyName: Type.Optional(Type.String({ maxLength: 200 })),
    line1: Type.String({ maxLength: 200 }),
    line2: Type.Optional(Type.String({ maxLength: 200 })),
    town: Type.String({ maxLength: 200 }),
    region: Isocode,
    country: Isocode,
    postalCode: Type.String({ maxLength: 40 }),
    phone: Type.String({ maxLength: 40 }),
  },
  { $id: 'Address', additionalProperties: false },
);

const PaymentInfo = Type.Object(
  {
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
  { $id: 'PaymentInfo' },
);

/** What a company entered at checkout, on the carts and orders of the business site. */
export const businessFields = {
  purchaseOrderNumber: Type.Optional(Type.String({ description: 'The company’s own number for the order' })),
  taxExemptionNumber: Type.Optional(Type.String({ description: 'Given: nothing is taxed.' })),
};

const CartBody = Type.Object(
  {
    guid: Type.Optional(Type.String({ description: 'Absent in the empty cart of a visit that has none.' })),
    code: Type.Optional(Type.String()),
    entries: Type.Array(Type.Ref('OrderEntry')),
    totalItems: Type.Integer({ description: 'Lines' }),
    ...totalsFields,
    ...paidFields,
    paymentSources: Type.Array(
      Type.Object({ name: Type.String(), label: Type.String(), amount: Type.Ref('Price') }),
      { description: 'What pays before a card, in its order' },
    ),
    ...promotionFields,
    appliedVouchers: Type.Array(Type.Ref('AppliedVoucher')),
    taxIsFinal: Type.Boolean({ description: 'False until there is a delivery address.' }),
    laterOrders: Type.Optional(
      Type.Array(
        Type.Object({
          frequencyWeeks: Type.Integer(),
          subTotal: Type.Ref('Price'),
          deliveryCost: Type.Ref('Price'),
          ...surchargesField,
          totalTax: Type.Ref('Price'),
          totalPriceWithTax: Type.Ref('Price'),
          taxIsFinal: Type.Boolean({ description: 'False: tax is not in it yet.' }),
        }),
        { description: 'What each order after this one comes to, by rhythm. Absent: nothing comes again.' },
      ),
    ),
    freeShipping: Type.Object({
      threshold: Type.Optional(Type.Ref('Price')),
      remaining: Type.Ref('Price'),
      reached: Type.Boolean(),
    }),
    email: Type.Optional(Type.String()),
    deliveryAddress: Type.Optional(Type.Ref('Address')),
    deliveryMode: Type.Optional(Type.Object({ code: Type.String() })),
    ...businessFields,
    paymentInfo: Type.Optional(Type.Ref('PaymentInfo')),
  },
  { $id: 'Cart' },
);

const CartModification = Type.Object(
  {
    cartGuid: Type.String(),
    cartQuantity: Type.Integer({ description: 'Units in the whole cart' }),
    entry: Type.Ref('OrderEntry'),
    entries: Type.Array(Type.Ref('OrderEntry'), { description: 'Every line that the call touched' }),
  },
  { $id: 'CartModification' },
);

const CouponData = Type.Object(
  {
    couponCode: Type.String(),
    name: Type.String(),
    applied: Type.Boolean({ description: 'False: it waits until it can count, or to be asked for.' }),
    message: Type.String({ description: 'What came of it, to show as it is' }),
    replaced: Type.Optional(Type.String({ description: 'Code that it took the place of' })),
    replaces: Type.Optional(
      Type.String({
        description:
          'Code on the cart whose place it would take: nothing has changed yet. Ask with `message`, then apply it.',
      }),
    ),
    cart: Type.Optional(Type.Ref('Cart')),
  },
  { $id: 'CouponData' },
);

const CustomerDetails = Type.Object(
  {
    isLoggedIn: Type.Boolean(),
    perksOptIn: Type.Boolean(),
    isCremaEmployee: Type.Boolean(),
    cartCount: Type.Integer(),
    cartGuid: Type.Optional(Type.String()),
    customerID: Type.Optional(Type.String()),
    firstName: Type.Optional(Type.String()),
    customerCookies: Type.Object({
      entry: Type.Array(Type.Object({ key: Type.String(), value: Type.String() })),
    }),
  },
  { $id: 'CustomerDetails' },
);

/** What did not fit when lines joined a cart. */
const CartChangeBody = Type.Object(
  {
    code: Type.String(),
    name: Type.String(),
    asked: Type.Integer(),
    quantity: Type.Integer({ description: 'What the line holds now' }),
    reason: Type.Enum(['cap', 'autoDelivery', 'stock'], { type: 'string' }),
    message: Type.String(),
  },
  { $id: 'CartChange' },
);
const CartJoined = Type.Object(
  {
    cartGuid: Type.Optional(Type.String()),
    cartQuantity: Type.Integer({ description: 'Units in the whole cart' }),
    changes: Type.Array(Type.Ref('CartChange')),
  },
  { $id: 'CartJoined' },
);

const SessionCartGuid = Type.Object(
  { sessioncartguid: Type.String({ description: 'Empty while the visit has no cart.' }) },
  { $id: 'SessionCartGuid' },
);

/** Every named schema of the cart. */
export const cartSchemas = [
  AddProduct,
  AddProducts,
  AddBundle,
  ChangeEntry,
  ...entrySchemas,
  Address,
  PaymentInfo,
  CartBody,
  CartModification,
  CouponData,
  CustomerDetails,
  CartChangeBody,
  CartJoined,
  SessionCartGuid,
];

/** Error responses by status, for a route's schema. */
export function errorResponses<Status extends number>(...statuses: Status[]) {
  const ref = Type.Ref('ErrorList');
  return Object.fromEntries(statuses.map((status) => [status, ref])) as Record<Status, typeof ref>;
}
