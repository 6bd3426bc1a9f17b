import { Type } from 'typebox';

const user = {
  customerId: Type.String(),
  firstName: Type.String(),
  scopes: Type.Array(Type.String({ description: 'skip, date, frequency, add, cancel' })),
  expiresAt: Type.String({ description: 'When the link ends, ISO 8601' }),
  isNoboUser: Type.Literal(true),
};

const NoboUserAnswer = Type.Object(user, { $id: 'NoboUser' });

const NoboTokenAnswer = Type.Object(
  {
    ...user,
    access_token: Type.String(),
    token_type: Type.Literal('Bearer'),
    expires_in: Type.Integer({ description: 'Seconds; a new one takes the link again' }),
    scope: Type.String(),
    client_id: Type.String(),
    audience: Type.String(),
  },
  { $id: 'NoboToken' },
);

/** A header, since addresses are logged. */
export const NoboHeaders = Type.Object({
  'x-nobo-token': Type.String({ maxLength: 1024, description: 'From the fragment of the link’s address' }),
});

/** Every named schema of no-login links. */
export const noboSchemas = [NoboUserAnswer, NoboTokenAnswer];
