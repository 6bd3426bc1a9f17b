import {
  AccountOutcome,
  ChangeEmail,
  ChangePassword,
  ConfirmEmail,
  ConfirmRemoval,
  EmailOnly,
  RemoveCustomer,
  ResetPassword,
} from './account/account.schemas.ts';
import { LoggedIn, LogIn, LogInByLink, SignUp } from './login/login.schemas.ts';
import { AuthCallback, Authorize, AuthorizeAt, LoggedInAtProvider } from './provider/provider.schemas.ts';
import { Sessions } from './sessions/sessions.schemas.ts';
import {
  ClientToken,
  LogInState,
  RefreshRequest,
  SessionTokens,
  TokenAnswer,
  TokenRequest,
} from './tokens/tokens.schemas.ts';

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
