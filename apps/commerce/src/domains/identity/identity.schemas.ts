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

export const SessionParams = Type.Object({
  site: Type.String(),
  user: Type.String({ maxLength: 64 }),
  id: Type.String({ format: 'uuid' }),
});

export const KeyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      maxLength: 64,
      description: '16 to 64 characters; a repeat within a minute gets the first answer.',
    }),
  ),
});

/** Longer than any that is taken, so that what is wrong is said by name. */
const Password = Type.String({ maxLength: 1000, description: '12 to 128 characters' });
const Email = Type.String({ maxLength: 320 });
const RememberMe = Type.Optional(Type.Boolean({ description: 'Stay logged in after the browser closes' }));
const CartGuid = Type.Optional(
  Type.String({ maxLength: 64, description: 'The guest’s cart, where no SESSION cookie names it' }),
);
const RefreshToken = Type.String({ maxLength: 200 });

export const LogIn = Type.Object(
  { email: Email, password: Password, rememberMe: RememberMe, cartGuid: CartGuid },
  { $id: 'LogIn', additionalProperties: false },
);

export const SignUp = Type.Object(
  {
    email: Email,
    password: Password,
    firstName: Type.String({ maxLength: 200 }),
    lastName: Type.String({ maxLength: 200 }),
    perksOptIn: Type.Optional(Type.Boolean({ description: 'Joins the perks programme at once' })),
    rememberMe: RememberMe,
    cartGuid: CartGuid,
  },
  { $id: 'SignUp', additionalProperties: false },
);

export const EmailOnly = Type.Object(
  { email: Email },
  { $id: 'ForgotPassword', additionalProperties: false },
);
const LinkToken = Type.String({ maxLength: 200, description: 'From the mailed link, behind its #' });
export const ResetPassword = Type.Object(
  { token: LinkToken, password: Password },
  { $id: 'ResetPassword', additionalProperties: false },
);
export const ConfirmEmail = Type.Object(
  { token: LinkToken },
  { $id: 'ConfirmEmail', additionalProperties: false },
);
export const ConfirmRemoval = Type.Object(
  { token: LinkToken },
  { $id: 'ConfirmRemoval', additionalProperties: false },
);
export const ChangePassword = Type.Object(
  { oldPassword: Password, newPassword: Password },
  { $id: 'ChangePassword', additionalProperties: false },
);
export const ChangeEmail = Type.Object(
  { email: Email, password: Password },
  { $id: 'ChangeEmail', additionalProperties: false },
);
export const RemoveCustomer = Type.Object(
  { password: Password },
  { $id: 'RemoveCustomer', additionalProperties: false },
);
/** What came of a call that mails something, the same for every address. */
export const AccountOutcome = Type.Object({ message: Type.String() }, { $id: 'AccountOutcome' });
export const Sessions = Type.Object(
  {
    sessions: Type.Array(
      Type.Object({
        id: Type.String(),
        device: Type.String(),
        current: Type.Boolean({ description: 'The one that asks' }),
        created: Type.String({ format: 'date-time' }),
        lastUsed: Type.String({ format: 'date-time' }),
        expires: Type.String({ format: 'date-time' }),
      }),
    ),
  },
  { $id: 'Sessions' },
);

export const LogInByLink = Type.Object(
  { token: LinkToken, rememberMe: RememberMe, cartGuid: CartGuid },
  { $id: 'LogInByLink', additionalProperties: false },
);
/** RFC 6749, sections 4.4 and 6: JSON or a form. */
export const TokenRequest = Type.Object(
  {
    grant_type: Type.String({ maxLength: 100, description: 'refresh_token or client_credentials' }),
    refresh_token: Type.Optional(RefreshToken),
    client_id: Type.Optional(Type.String({ maxLength: 100 })),
    client_secret: Type.Optional(Type.String({ maxLength: 200 })),
    scope: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { $id: 'TokenRequest' },
);
export const ClientToken = Type.Object(
  {
    access_token: Type.String(),
    refresh_token: Type.Optional(Type.String({ description: 'Not for clients of their own' })),
    refresh_expires_in: Type.Optional(Type.Integer()),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer(),
    scope: Type.String(),
    client_id: Type.String(),
    audience: Type.String(),
  },
  { $id: 'ClientToken' },
);
export const SessionTokens = Type.Object(
  { access_token: Type.String({ maxLength: 4096 }), refresh_token: Type.Optional(RefreshToken) },
  { $id: 'SessionTokens', additionalProperties: false },
);
export const LogInState = Type.Object({ isLoggedIn: Type.Boolean() }, { $id: 'LogInState' });

export const Authorize = Type.Object(
  { returnTo: Type.Optional(Type.String({ maxLength: 500, description: 'A path of the shop' })) },
  { $id: 'Authorize', additionalProperties: false },
);
export const AuthorizeAt = Type.Object({ url: Type.String() }, { $id: 'AuthorizeAt' });
export const AuthCallback = Type.Object(
  {
    code: Type.Optional(Type.String({ maxLength: 2000 })),
    state: Type.Optional(Type.String({ maxLength: 500 })),
    iss: Type.Optional(Type.String({ maxLength: 500 })),
    error: Type.Optional(Type.String({ maxLength: 200 })),
    cartGuid: CartGuid,
  },
  { $id: 'AuthCallback', additionalProperties: false },
);

export const RefreshRequest = Type.Object(
  { refreshToken: RefreshToken, clientId: Type.String({ maxLength: 100 }) },
  { $id: 'RefreshRequest', additionalProperties: false },
);

/** RFC 6749, section 5.1, with who it is for. */
export const TokenAnswer = Type.Object(
  {
    access_token: Type.String(),
    refresh_token: Type.String(),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'Seconds that the access token is good for' }),
    refresh_expires_in: Type.Integer({ description: 'Seconds that the log-in lasts at the most' }),
    scope: Type.String(),
    client_id: Type.String(),
    audience: Type.String(),
  },
  { $id: 'TokenAnswer' },
);
export const LoggedIn = Type.Object(
  {
    ...TokenAnswer.properties,
    cart: Type.Optional(
      Type.Ref('CartJoined', { description: 'The customer’s cart, which took in the guest’s.' }),
    ),
  },
  { $id: 'LoggedIn' },
);

export const LoggedInAtProvider = Type.Object(
  { ...LoggedIn.properties, returnTo: Type.String() },
  { $id: 'LoggedInAtProvider' },
);

/** Every named schema of identity. */
export const identitySchemas = [
  LogIn,
  SignUp,
  RefreshRequest,
  TokenAnswer,
  LoggedIn,
  EmailOnly,
  ResetPassword,
  ConfirmEmail,
  ConfirmRemoval,
  ChangePassword,
  ChangeEmail,
  RemoveCustomer,
  AccountOutcome,
  Sessions,
  LogInByLink,
  TokenRequest,
  ClientToken,
  SessionTokens,
  LogInState,
  Authorize,
  AuthorizeAt,
  AuthCallback,
  LoggedInAtProvider,
];

/** Error responses by status, for a route's schema. */
export function errorResponses<Status extends number>(...statuses: Status[]) {
  const ref = Type.Ref('ErrorList');
  return Object.fromEntries(statuses.map((status) => [status, ref])) as Record<Status, typeof ref>;
}
