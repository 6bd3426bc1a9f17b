import { Type } from 'typebox';
import { LoggedIn } from '../login/login.schemas.ts';
import { CartGuid } from '../shared.schemas.ts';

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

export const LoggedInAtProvider = Type.Object(
  { ...LoggedIn.properties, returnTo: Type.String() },
  { $id: 'LoggedInAtProvider' },
);
