import { Type } from 'typebox';
import { IntegrationOrder, IntegrationSubscription } from './events/messages.schemas.ts';

const Site = Type.String({ description: 'usb2c, cab2c or usafh' });
const Key = Type.String({ maxLength: 120, description: 'Key of the integration' });
const Instant = Type.String({ maxLength: 40, format: 'date-time' });

export const IntegrationParams = Type.Object({ site: Site, key: Key });
export const SecretParams = Type.Object({ site: Site, key: Key, id: Type.String({ format: 'uuid' }) });
export const DeliveryParams = Type.Object({
  ...{ site: Site, key: Key },
  event: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'Number of the event' }),
});

export const NewSecret = Type.Object(
  { kind: Type.Enum(['signing', 'client'], { description: 'For messages, or for calls' }) },
  { additionalProperties: false },
);

export const DeliveryQuery = Type.Object({
  lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
  state: Type.Optional(Type.Enum(['waiting', 'delivered', 'dead'])),
  before: Type.Optional(
    Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '`next` of the page before' }),
  ),
});

export const Replay = Type.Object({ from: Instant, until: Instant }, { additionalProperties: false });

const IntegrationSecret = Type.Object(
  {
    ...{ id: Type.String(), kind: Type.Enum(['signing', 'client']) },
    created: Type.String({ format: 'date-time' }),
    ends: Type.Optional(Type.String({ format: 'date-time', description: 'Good until then' })),
  },
  { $id: 'IntegrationSecret' },
);

const IntegrationDelivery = Type.Object(
  {
    ...{ event: Type.Integer(), id: Type.String(), type: Type.String(), entity: Type.String() },
    at: Type.String({ format: 'date-time', description: 'When it happened' }),
    state: Type.Enum(['waiting', 'delivered', 'dead']),
    attempts: Type.Integer(),
    nextAttempt: Type.Optional(Type.String({ format: 'date-time' })),
    lastAttempt: Type.Optional(Type.String({ format: 'date-time' })),
    status: Type.Optional(Type.Integer({ description: 'HTTP status of the last answer' })),
    answer: Type.Optional(Type.String({ description: 'Its first kilobyte' })),
    error: Type.Optional(Type.String({ description: 'Why there was no answer' })),
  },
  { $id: 'IntegrationDelivery' },
);

const IntegrationCustomer = Type.Object(
  {
    ...{ customerId: Type.String(), email: Type.String(), firstName: Type.String(), lastName: Type.String() },
    phone: Type.Optional(Type.String()),
    ...{ language: Type.String(), created: Type.String({ format: 'date-time' }) },
  },
  { $id: 'IntegrationCustomer' },
);

export const integrationSchemas = [
  ...[IntegrationOrder, IntegrationSubscription, IntegrationSecret, IntegrationDelivery, IntegrationCustomer],
];
