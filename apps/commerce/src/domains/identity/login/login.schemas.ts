import { Type } from 'typebox';
import { CartGuid, Email, LinkToken, Password, RememberMe } from '../shared.schemas.ts';
import { TokenAnswer } from '../tokens/tokens.schemas.ts';

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

export const LogInByLink = Type.Object(
  { token: LinkToken, rememberMe: RememberMe, cartGuid: CartGuid },
  { $id: 'LogInByLink', additionalProperties: false },
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
