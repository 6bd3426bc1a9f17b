import { Type } from 'typebox';
import { Email, LinkToken, Password } from '../shared.schemas.ts';

export const EmailOnly = Type.Object(
  { email: Email },
  { $id: 'ForgotPassword', additionalProperties: false },
);

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

/** Outcome of a call that mails something, the same for every address. */
export const AccountOutcome = Type.Object({ message: Type.String() }, { $id: 'AccountOutcome' });
