import { Type } from 'typebox';

const Secret = Type.String({ maxLength: 200 });

const AgentLogIn = Type.Object(
  {
    email: Type.String({ maxLength: 320 }),
    password: Type.String({ maxLength: 1000 }),
    code: Type.String({ maxLength: 40, description: 'Of the authenticator app, or a recovery code' }),
  },
  { $id: 'AgentLogIn', additionalProperties: false },
);

const AgentSessionStart = Type.Object(
  { customerId: Type.String({ format: 'uuid', description: 'From R/customers/search' }) },
  { $id: 'AgentSessionStart', additionalProperties: false },
);

/** RFC 6749, section 5.1, without a refresh token: an agent's token is never prolonged. */
const AgentTokenAnswer = Type.Object(
  {
    access_token: Type.String(),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'Seconds; nothing prolongs it' }),
    scope: Type.String({ description: '`agent`: search and start. `agent:act`: act for the customer.' }),
    csAgentId: Type.String(),
    customerId: Type.Optional(Type.String()),
  },
  { $id: 'AgentToken' },
);

const AgentSetUp = Type.Object(
  {
    token: Secret,
    password: Type.Optional(Type.String({ maxLength: 1000, description: '12 to 128 characters' })),
    code: Type.Optional(Type.String({ maxLength: 40 })),
  },
  { $id: 'AgentSetUp', additionalProperties: false },
);

const AgentSetUpAnswer = Type.Object(
  {
    email: Type.Optional(Type.String()),
    secret: Type.Optional(Type.String({ description: 'For the authenticator app, base32' })),
    otpauth: Type.Optional(Type.String({ description: 'The same as an otpauth:// address' })),
    recoveryCodes: Type.Optional(Type.Array(Type.String(), { description: 'Shown this once' })),
  },
  { $id: 'AgentSetUpAnswer' },
);

export const CustomerSearchQuery = Type.Object({
  query: Type.String({
    maxLength: 100,
    description: 'Words of a name or an e-mail address, or the number of an order',
  }),
  currentPage: Type.Integer({ minimum: 0, maximum: 1000, default: 0 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
  lang: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')])),
});

const CustomerSearchPage = Type.Object(
  {
    customers: Type.Array(
      Type.Object({
        customerId: Type.String(),
        email: Type.String(),
        firstName: Type.String(),
        lastName: Type.String(),
        customerSince: Type.String({ description: 'ISO 8601 date' }),
      }),
    ),
    pagination: Type.Object({
      currentPage: Type.Integer(),
      pageSize: Type.Integer(),
      totalPages: Type.Integer(),
      totalResults: Type.Integer(),
    }),
  },
  { $id: 'CustomerSearchPage' },
);

/** Every named schema of staff. */
export const staffSchemas = [
  AgentLogIn,
  AgentSessionStart,
  AgentTokenAnswer,
  AgentSetUp,
  AgentSetUpAnswer,
  CustomerSearchPage,
];
