/** What carts and orders share: their lines and their sums. */
import { Type } from 'typebox';

const CartProduct = Type.Object(
  {
    code: Type.String({ description: 'Variant code' }),
    productCode: Type.Optional(Type.String()),
    name: Type.String(),
    brand: Type.Optional(Type.String()),
    productType: Type.Optional(Type.String()),
    url: Type.Optional(Type.String()),
    image: Type.Optional(Type.String({ description: 'Address of the picture; takes `?w=`.' })),
    options: Type.Optional(Type.Record(Type.String(), Type.String())),
    packType: Type.Optional(Type.String({ description: 'Bagged, Canned or Fractional' })),
    count: Type.Optional(Type.Integer()),
    pods: Type.Optional(
      Type.Integer({
        description: 'Pods in one. Only what is counted in pods can come by the cups that are drunk.',
      }),
    ),
    boxCount: Type.Optional(Type.Integer()),
    variantColor: Type.Optional(Type.String()),
  },
  { $id: 'CartProduct' },
);

/** Absent where there are none. */
export const surchargesField = {
  surcharges: Type.Optional(
    Type.Array(Type.Ref('SurchargeTotal'), {
      description: 'Amounts beside the price, in no other sum but the totals. Absent: none.',
    }),
  ),
};

const OrderEntry = Type.Object(
  {
    entryNumber: Type.Integer(),
    quantity: Type.Integer(),
    qty: Type.Integer(),
    isOneTimeProduct: Type.Boolean(),
    boxPerShipmentQty: Type.Optional(Type.Integer()),
    frequencyWeeks: Type.Optional(Type.Integer()),
    cupsPerDay: Type.Optional(
      Type.Number({
        description: 'In an order, instead of the weeks: it comes again when so many cups are drunk',
      }),
    ),
    product: Type.Ref('CartProduct'),
    basePrice: Type.Ref('Price'),
    listPrice: Type.Ref('Price'),
    totalPrice: Type.Ref('Price'),
    priceKind: Type.String({
      description:
        'list, discount, promoted, autoDelivery, personalized, campaign, buyMoreSaveMore, promotion, or what another part of the shop calls its price',
    }),
    priceLabel: Type.Optional(
      Type.String({ description: 'What shoppers read of that price, such as the name of a promotion' }),
    ),
    addedBy: Type.Optional(
      Type.String({
        description:
          'In a cart: the part of the shop that put the line in, such as a gift. It is neither changed nor removed. Absent: the shopper did.',
      }),
    ),
    available: Type.Boolean({ description: 'False once the product is no longer sold.' }),
    ...surchargesField,
    components: Type.Optional(Type.Array(Type.Object({ code: Type.String() }))),
  },
  { $id: 'OrderEntry' },
);

export const entrySchemas = [CartProduct, OrderEntry];

/** How the total of a cart or order is paid. */
export const paidFields = {
  storeCredit: Type.Ref('Price', { description: 'What of the total is paid by store credit' }),
  amountDue: Type.Ref('Price', {
    description:
      'What of the total is left for a card. Nothing: no card is asked for, except for auto-delivery.',
  }),
};

/** Sums shared by carts and orders. */
export const totalsFields = {
  subTotal: Type.Ref('Price'),
  orderDiscounts: Type.Ref('Price'),
  deliveryCost: Type.Ref('Price'),
  ...surchargesField,
  taxes: Type.Array(Type.Ref('TaxTotal')),
  totalTax: Type.Ref('Price'),
  totalPrice: Type.Ref('Price'),
  totalPriceWithTax: Type.Ref('Price'),
  totalUnitCount: Type.Integer(),
};
