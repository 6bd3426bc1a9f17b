import { cookieSeconds } from '#app/platform/session/cookieLifetime.ts';
import type { CookieOf } from '#app/platform/session/cookieRegistry.ts';
import { dropCookie, writeCookie } from '#app/platform/session/cookies.ts';
import { LOGIN_SOURCES } from '#app/platform/session/forgetLogIn.ts';
import type { RootState } from '#app/platform/store/store.ts';

/** A screen that has a log-in of its own. */
export type LogInSource = keyof typeof LOGIN_SOURCES;

interface LogIn {
  answer: { access_token: string; expires_in: number; refresh_expires_in: number };
  rememberMe: boolean;
  source?: LogInSource;
}

/** From the specification, section 9. */
const WAS_LOGGED_IN_SECONDS = 2_592_000;
/** Set while the last thing the customer did was to log out: the log-in page says so. */
export const DIRECT_LOGOUT = 'directLogout';

/** The cookies of a log-in that other pages of the family read; lifetimes as the site has them, else as the log-in. */
export function rememberLogIn(state: RootState, { answer, rememberMe, source }: LogIn): void {
  const whole = rememberMe ? answer.refresh_expires_in : undefined;
  const keep = (name: CookieOf<'necessary'>, value: string, seconds?: number): void =>
    writeCookie(name, value, cookieSeconds(state, name) ?? seconds);
  keep('userWasLoggedIn', 'true', WAS_LOGGED_IN_SECONDS);
  keep('isJustLoggedIn', 'true');
  keep('isAuthenticated', 'true', whole);
  keep('access_token', answer.access_token, answer.expires_in);
  keep('expiresIn', String(answer.expires_in), answer.expires_in);
  if (rememberMe) keep('remember_me', 'true', whole);
  if (source) keep(LOGIN_SOURCES[source], 'true', whole);
  dropCookie(DIRECT_LOGOUT);
}

export const rememberLogOut = (): void => writeCookie(DIRECT_LOGOUT, 'true');
