import type { RootState } from '../../store/store.ts';
import { cookieSeconds } from '../cookieLifetime.ts';
import { writeCookie } from '../cookies.ts';
import type { TokenRecord } from './tokenRecord.ts';

/**
 * Writes the token into cookies for other pages of the family; the shop's own calls do not use them.
 *
 * @param seconds how long the token is still valid, unless the site sets a lifetime.
 */
export function keepTokenCookies(
  state: RootState,
  { accessToken, expiresIn }: Pick<TokenRecord, 'accessToken' | 'expiresIn'>,
  seconds: number,
): void {
  writeCookie('access_token', accessToken, cookieSeconds(state, 'access_token') ?? seconds);
  writeCookie('expiresIn', String(expiresIn), cookieSeconds(state, 'expiresIn') ?? seconds);
}
