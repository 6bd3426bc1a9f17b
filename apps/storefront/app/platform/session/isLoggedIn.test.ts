import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLoggedIn } from './isLoggedIn.ts';
import { userOf } from './visitor.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
};
let session: ReturnType<typeof storage>;
let local: ReturnType<typeof storage>;
const page = { cookie: '' };
beforeEach(() => {
  session = storage();
  local = storage();
  page.cookie = 'CORRELATION_ID=x';
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

it('nobody is logged in at first, and calls are anonymous', () => {
  expect([isLoggedIn('usb2c'), userOf('usb2c')]).toEqual([false, 'anonymous']);
});

it('an agent’s session is a log-in, and calls name the customer', () => {
  // covers: S4.62, S5.5, S6.11
  session.setItem('csAgentId', 'agent-7');
  expect([isLoggedIn('usb2c'), userOf('usb2c')]).toEqual([true, 'anonymous']);
  session.setItem('customerId', '0190a7c2-7f4e-7e63-9c0a-1d5a6f3b2c11');
  expect(userOf('usb2c')).toBe('0190a7c2-7f4e-7e63-9c0a-1d5a6f3b2c11');
});

it.each(['brewerRegistrationSession', 'orderConfirmationPageLogin', 'spcPageLogin'])(
  'the cookie %s is a log-in when it is true, and opens nothing by itself',
  (name) => {
    // covers: S4.63, S4.64, S4.65
    page.cookie = `a=b; ${name}=false`;
    expect(isLoggedIn('usb2c')).toBe(false);
    page.cookie = `a=b; ${name}=true; c=d`;
    expect([isLoggedIn('usb2c'), userOf('usb2c')]).toEqual([true, 'anonymous']);
  },
);

it('a token is one, at its own site', () => {
  local.setItem('crema.user::usb2c', '{}');
  expect([isLoggedIn('usb2c'), userOf('usb2c')]).toEqual([true, 'current']);
  expect([isLoggedIn('cab2c'), userOf('cab2c')]).toEqual([false, 'anonymous']);
});
