import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetLogIn } from '#app/platform/session/forgetLogIn.ts';
import type { RootState } from '#app/platform/store/store.ts';
import { type LogInSource, rememberLogIn, rememberLogOut } from './logInCookies.ts';

const written = new Map<string, { value: string; seconds?: number }>();
const session = new Map<string, string>();
beforeEach(() => {
  written.clear();
  session.clear();
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'www.crema.localhost' });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      const age = /Max-Age=(\d+)/.exec(text)?.[1];
      if (age === '0') written.delete(name);
      else written.set(name, { value, ...(age ? { seconds: Number(age) } : {}) });
    },
  });
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {
        removeItem: (key: string) => session.delete(key),
        setItem: (key: string, value: string) => session.set(key, value),
      },
      {
        ownKeys: () => [...session.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const answer = { access_token: 'abc', expires_in: 1800, refresh_expires_in: 2_592_000 };
/** State of a site with these cookie lifetimes. */
const state = (cookieLifetimes: Record<string, number> = {}) =>
  ({
    apiConfig: { brand: 'usb2c' },
    configurationData: {
      data: { siteConfigurations: { entry: [{ key: 'cookieLifetimes', value: cookieLifetimes }] } },
    },
  }) as unknown as RootState;

it('a log-in leaves its cookies, for the session where it is not remembered', () => {
  // covers: S3.152, S3.164, S3.167, S3.168
  rememberLogIn(state(), { answer, rememberMe: false });
  expect(Object.fromEntries(written)).toEqual({
    access_token: { value: 'abc', seconds: 1800 },
    expiresIn: { value: '1800', seconds: 1800 },
    isAuthenticated: { value: 'true' },
    isJustLoggedIn: { value: 'true' },
    userWasLoggedIn: { value: 'true', seconds: 2_592_000 },
  });
});

it('that somebody was logged in is known for 30 days; remembered, the log-in as long as it lasts', () => {
  // covers: S3.154, S3.166, S9.8
  rememberLogIn(state(), { answer, rememberMe: true });
  expect(written.get('userWasLoggedIn')?.seconds).toBe(2_592_000_000 / 1000);
  expect(written.get('remember_me')).toEqual({ value: 'true', seconds: 2_592_000 });
  expect(written.get('isAuthenticated')?.seconds).toBe(2_592_000);
});

it('the site’s own lifetimes count', () => {
  rememberLogIn(state({ userWasLoggedIn: 60 }), { answer, rememberMe: false });
  expect(written.get('userWasLoggedIn')?.seconds).toBe(60);
});

it.each<[LogInSource, string]>([
  ['brewerRegistration', 'brewerRegistrationSession'],
  ['orderConfirmation', 'orderConfirmationPageLogin'],
  ['checkout', 'spcPageLogin'],
])('a log-in on the %s screen is told by %s', (source, name) => {
  // covers: S3.169, S3.171, S3.172
  rememberLogIn(state(), { answer, rememberMe: false, source });
  expect(written.get(name)).toEqual({ value: 'true' });
});

it('a log-out takes all of them away but that somebody was here, and is told until the next log-in', () => {
  // covers: S3.170, S4.60, S4.61
  for (const key of ['csAgentId', 'customerId', 'isNoboUser', 'cartGuid', 'checkout.usb2c', 'brewers.usb2c'])
    session.set(key, 'x');
  session.set('other', 'kept');
  rememberLogIn(state(), { answer, rememberMe: true, source: 'checkout' });
  forgetLogIn();
  rememberLogOut();
  expect([...written.keys()]).toEqual(['userWasLoggedIn', 'directLogout']);
  expect([...session.keys()]).toEqual(['other']);
  rememberLogIn(state(), { answer, rememberMe: false });
  expect(written.has('directLogout')).toBe(false);
});
