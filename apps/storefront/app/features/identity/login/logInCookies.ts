import { cookieSeconds } from '#app/platform/session/cookieLifetime.ts';
import type { CookieOf } from '#app/platform/session/cookieRegistry.ts';
import { dropCookie, writeCookie } from '#app/platform/session/cookies.ts';
import { LOGIN_SOURCES } from '#app/platform/session/forgetLogIn.ts';
import { keepTokenCookies } from '#app/platform/session/tokens/tokenCookies.ts';
import type { RootState } from '#app/platform/store/store.ts';

/** A screen with a log-in of its own. */
export type LogInSource = keyof typeof LOGIN_SOURCES;

interface LogIn {
  answer: { access_token: string; expires_in: number; refresh_expires_in: number };
  rememberMe: boolean;
  source?: LogInSource;
}

/** From the specification, section 9. */
const WAS_LOGGED_IN_SECONDS = 2_592_000;
/** Cookie set by a log-out until the next log-in: the log-in page says so. */
export const DIRECT_LOGOUT = 'directLogout';

/**
 * Writes the log-in cookies that other sites of the family read. Lifetimes are the site's, else those of the log-in.
 */
export function rememberLogIn(state: RootState, { answer, rememberMe, source }: LogIn): void {
  const whole = rememberMe ? answer.refresh_expires_in : undefined;
  const keep = (name: CookieOf<'necessary'>, value: string, seconds?: number): void =>
    writeCookie(name, value, cookieSeconds(state, name) ?? seconds);
  keep('userWasLoggedIn', 'true', WAS_LOGGED_IN_SECONDS);
  keep('isJustLoggedIn', 'true');
  keep('isAuthenticated', 'true', whole);
  const { access_token: accessToken, expires_in: expiresIn } = answer;
  keepTokenCookies(state, { accessToken, expiresIn }, expiresIn);
  if (rememberMe) keep('remember_me', 'true', whole);
  if (source) keep(LOGIN_SOURCES[source], 'true', whole);
  dropCookie(DIRECT_LOGOUT);
}

export const rememberLogOut = (): void => writeCookie(DIRECT_LOGOUT, 'true');
