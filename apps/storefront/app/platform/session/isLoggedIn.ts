import { readCookie } from './cookies.ts';
import { LOGIN_SOURCES } from './forgetLogIn.ts';
import { hasToken } from './hasToken.ts';
import { AGENT_KEY } from './visitor.ts';

/**
 * Logged in means: an agent's session, or any of the three log-in source cookies true (specification, section 4), or
 * here a token. What is shown goes by it; whose a call is only by `userOf`, and that only by what the engine signed.
 */
export const isLoggedIn = (site: string): boolean =>
  sessionStorage.getItem(AGENT_KEY) !== null ||
  hasToken(site) ||
  Object.values(LOGIN_SOURCES).some((name) => readCookie(name) === 'true');
