import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetActing, forgetAgent, keepActing, keepSignIn, readActing, readSignIn } from './agentSession.ts';

const session = new Map<string, string>();
const cookies = new Map<string, string>();
beforeEach(() => {
  session.clear();
  cookies.clear();
  vi.stubGlobal('location', { protocol: 'https:', hostname: 'www.crema.localhost' });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0/.test(text)) cookies.delete(name);
      else cookies.set(name, text.includes('Max-Age') ? `${value} for long` : value);
    },
  });
  vi.stubGlobal(
    'sessionStorage',
    new Proxy(
      {
        getItem: (key: string) => session.get(key) ?? null,
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

it('an agent who acts is in a session cookie and, with the customer, in the tab’s storage, until acting ends', () => {
  // covers: S3.163, S3.178, S3.179
  keepSignIn('sign-in', 3600);
  keepActing('agent-7', 'acting', 600, { customerId: 'c-1', customerName: 'Ada Marsh' });
  expect(cookies.get('csAgentId')).toBe('agent-7');
  expect([session.get('csAgentId'), session.get('customerId')]).toEqual(['agent-7', 'c-1']);
  expect(readActing()).toMatchObject({ accessToken: 'acting', customerId: 'c-1', customerName: 'Ada Marsh' });

  session.set('checkout.usb2c', 'an address');
  session.set('isNoboUser', 'true');
  session.set('nobo.token', 'of a link of hers');
  session.set('brewers.usb2c', 'a serial number');
  session.set('priceGroup', 'hers');
  // As the customer's data keep them.
  for (const name of ['userFirstName', 'CustomerID', 'price-group']) cookies.set(name, 'hers');
  cookies.set('userConsent', 'the browser’s own');
  forgetActing();
  expect([...cookies.keys()]).toEqual(['userConsent']);
  expect([...session.keys()]).toEqual(['agent.signIn']);
  expect(readSignIn()?.accessToken).toBe('sign-in');
  forgetAgent();
  expect([...session.keys()]).toEqual([]);
});
