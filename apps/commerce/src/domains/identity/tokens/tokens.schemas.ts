import { Type } from 'typebox';
import { RefreshToken } from '../shared.schemas.ts';

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

export const RefreshRequest = Type.Object(
  { refreshToken: RefreshToken, clientId: Type.String({ maxLength: 100 }) },
  { $id: 'RefreshRequest', additionalProperties: false },
);

/** RFC 6749, section 5.1, with the customer. */
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
