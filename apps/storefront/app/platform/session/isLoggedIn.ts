import { readCookie } from './cookies.ts';
import { LOGIN_SOURCES } from './forgetLogIn.ts';
import { hasToken } from './hasToken.ts';
import { AGENT_KEY } from './visitor.ts';

/**
 * Whether somebody counts as logged in: an agent's session, any of the three log-in source cookies (specification,
 * section 4), or a token. Decides what is shown only; the customer of a call is `userOf`, which the engine checks by
 * the token's signature.
 */
export const isLoggedIn = (site: string): boolean =>
  sessionStorage.getItem(AGENT_KEY) !== null ||
  hasToken(site) ||
  Object.values(LOGIN_SOURCES).some((name) => readCookie(name) === 'true');
