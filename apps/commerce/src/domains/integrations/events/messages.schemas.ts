import { type TSchema, Type } from 'typebox';
import { OrderBody } from '#domains/orders/index.ts';
import { EVENT_TYPES, type EventType } from '../integrations.types.ts';

/** What a system beside the shop is not told: how a guest reads the order, and what only the shopper's browser does. */
const {
  guid: _guid,
  nextAction: _next,
  cancellable: _cancel,
  paymentInfo: _card,
  ...told
} = OrderBody.properties;

export const IntegrationOrder = Type.Object(told, {
  $id: 'IntegrationOrder',
  description: 'An order as it is when it is read, in the shopper’s language',
});

export const IntegrationSubscription = Type.Object(
  {
    ...{ id: Type.String(), customerId: Type.String(), type: Type.String(), status: Type.String() },
    frequencyWeeks: Type.Integer(),
    nextDate: Type.Optional(Type.String({ description: 'Day of the coming order' })),
    lines: Type.Array(Type.Object({ code: Type.String(), quantity: Type.Integer(), once: Type.Boolean() }), {
      description: 'Variant codes with their boxes; `once`: with the coming order only',
    }),
    ordersMade: Type.Integer(),
    created: Type.String({ format: 'date-time' }),
    ended: Type.Optional(Type.String({ format: 'date-time' })),
  },
  { $id: 'IntegrationSubscription' },
);

const Moved = Type.Array(Type.Object({ entryNumber: Type.Integer(), quantity: Type.Integer() }), {
  description: 'Lines of the order, with the units that moved',
});
const Known = Type.Object(
  { code: Type.String() },
  { description: 'All that is left to tell of an order that is gone' },
);
const order = { order: Type.Union([Type.Ref('IntegrationOrder'), Known]) };

/** What stands in `data`, by the first word of an event's type, and more for some types. */
const OF_ENTITY: Record<string, Record<string, TSchema>> = {
  order,
  parcel: { ...order, entries: Moved },
  stock: { code: Type.String({ description: 'Variant code' }), available: Type.Integer() },
  customer: {
    customer: Type.Object({ id: Type.String({ description: 'getIntegrationCustomer tells more' }) }),
  },
  subscription: {
    subscription: Type.Union([Type.Ref('IntegrationSubscription'), Type.Object({ id: Type.String() })]),
  },
};

const dataOf = (type: EventType) =>
  Type.Object({
    ...OF_ENTITY[type.split('.')[0] ?? ''],
    ...(type === 'order.refunded' ? { refund: Type.Integer({ description: 'Number of the refund' }) } : {}),
  });

/** The body of a message of a type. */
const messageSchema = (type: EventType) =>
  Type.Object({
    id: Type.String({ description: 'The same in every attempt and replay: `webhook-id`' }),
    type: Type.Literal(type),
    timestamp: Type.String({ format: 'date-time', description: 'When it happened' }),
    data: dataOf(type),
  });

const header = (name: string, description: string) => ({
  ...{ name, in: 'header', required: true, description, schema: { type: 'string' } },
});
const HEADERS = [
  header('webhook-id', 'The same in every attempt and replay'),
  header('webhook-timestamp', 'Seconds since 1970 at which this attempt was signed'),
  header('webhook-signature', 'One `v1,<signature>` for each secret that is good now, separated by spaces'),
];

/** The section `webhooks` of the OpenAPI document. */
export const webhookDocument = (): Record<string, object> =>
  Object.fromEntries(
    EVENT_TYPES.map((type) => [
      type,
      {
        post: {
          ...{ tags: ['integrations'], summary: type, parameters: HEADERS },
          requestBody: {
            required: true,
            content: { 'application/json': { schema: inDocument(messageSchema(type)) } },
          },
          responses: { '2XX': { description: 'It was taken. Anything else is tried again for 48 hours.' } },
        },
      },
    ]),
  );

/** A schema with its references as those of the document. */
const inDocument = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === '$ref' ? `#/components/schemas/${String(value)}` : value,
  );
