import { describe, expect, it } from 'vitest';
import { decodeToken, InvalidTokenError } from './decodeToken.ts';
import { ROTATE_TOKEN_EXPIRY, recordOf } from './tokenRecord.ts';
import { type KeyValues, readUser } from './tokenStorage.ts';
import { createTokens, RefreshRefusedError, type Tokens } from './tokens.ts';

const part = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const jwt = (claims: object) => `${part({ alg: 'none' })}.${part(claims)}.`;
const IDENTITY = { client_id: 'shop', audience: 'crema-commerce-usb2c', scope: 'openid shop' };
const START = Date.parse('2027-01-04T12:00:00Z');
const KEY = 'crema.token::shop::crema-commerce-usb2c::openid shop';

/** One browser: a storage, a clock, and an engine that rotates each refresh token once, by key. */
function browser(options: { locks?: boolean } = {}) {
  const stored = new Map<string, string>();
  const storage: KeyValues = {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
  const clock = { ms: START };
  let made = 1;
  const answerOf = (number: number) => ({
    ...IDENTITY,
    access_token: jwt({ sub: 'customer-1', number }),
    refresh_token: `refresh-${number}`,
    expires_in: 600,
  });
  const answers = new Map<string, ReturnType<typeof answerOf>>();
  const engine = { rotations: 0, sent: [] as { token?: string; key: string }[], refuse: false, drop: 0 };
  const ended: string[] = [];
  const cookies = new Map<string, { value: string; seconds: number }>();
  const waits: number[] = [];
  let tabs = 0;

  function tab(): Tokens {
    tabs += 1;
    const name = `tab ${tabs}`;
    return createTokens({
      site: 'usb2c',
      storage,
      tab: name,
      nowMs: () => clock.ms,
      wait: (ms) => {
        waits.push(ms);
        return new Promise((resolve) => setTimeout(resolve, ms / 10));
      },
      ...(options.locks ? { locks: navigator.locks } : {}),
      newKey: () => `key of ${name}`,
      clearCookie: () => {
        cookies.delete('access_token');
        ended.push('cookie');
      },
      keepCookies: ({ accessToken, expiresIn }, seconds) => {
        cookies.set('access_token', { value: accessToken, seconds });
        cookies.set('expiresIn', { value: String(expiresIn), seconds });
      },
      onEnded: () => void ended.push(name),
      rotate: async ({ refreshToken }, key) => {
        engine.sent.push({ token: refreshToken, key });
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (engine.refuse) throw new RefreshRefusedError();
        const known = answers.get(`${refreshToken} ${key}`);
        if (!known && refreshToken !== `refresh-${made}`) throw new RefreshRefusedError('used before');
        if (!known) {
          made += 1;
          engine.rotations += 1;
        }
        const answer = known ?? answerOf(made);
        answers.set(`${refreshToken} ${key}`, answer);
        if (engine.drop > 0) {
          engine.drop -= 1;
          throw new TypeError('network');
        }
        return answer;
      },
    });
  }
  const logIn = () => tab().keep(answerOf(1));
  return {
    stored,
    clock,
    engine,
    ended,
    cookies,
    waits,
    tab,
    logIn,
    access: (number: number) => answerOf(number).access_token,
  };
}

const expire = (shop: ReturnType<typeof browser>) => {
  shop.clock.ms += 601_000;
};

describe('a token in the browser', () => {
  it('is kept under client id, audience and scope, with an absolute expiry in seconds', () => {
    // covers: S3.65, S3.66, S3.71, S3.73, S9.16
    const shop = browser();
    shop.logIn();
    expect(JSON.parse(shop.stored.get(KEY) ?? '')).toEqual({
      clientId: 'shop',
      audience: 'crema-commerce-usb2c',
      scope: 'openid shop',
      accessToken: shop.access(1),
      refreshToken: 'refresh-1',
      tokenType: 'Bearer',
      expiresIn: 600,
      expiresAt: START / 1000 + 600,
    });
    expect(JSON.parse(shop.stored.get('crema.user::usb2c') ?? '')).toMatchObject({
      customerId: 'customer-1',
    });
  });

  it('is sent as it is while its expiry lies ahead', async () => {
    // covers: S3.72, S4.44
    const shop = browser();
    shop.logIn();
    shop.clock.ms += 599_000;
    expect(await shop.tab().current()).toBe(shop.access(1));
    expect(shop.engine.sent).toEqual([]);
  });

  it('is renewed before a call once it has expired, and what came is kept', async () => {
    // covers: S4.45, S4.47, S9.15
    const shop = browser();
    shop.logIn();
    expire(shop);
    expect(await shop.tab().current()).toBe(shop.access(2));
    expect(shop.engine.sent).toEqual([{ token: 'refresh-1', key: expect.any(String) }]);
    expect(JSON.parse(shop.stored.get(KEY) ?? '')).toMatchObject({
      accessToken: shop.access(2),
      refreshToken: 'refresh-2',
      expiresAt: shop.clock.ms / 1000 + 600,
    });
  });

  it('is nobody’s when nobody is logged in, or what is stored is none of ours', async () => {
    const shop = browser();
    expect(await shop.tab().current()).toBeUndefined();
    shop.stored.set('crema.user::usb2c', '{"clientId":');
    expect(await shop.tab().current()).toBeUndefined();
    shop.logIn();
    shop.stored.set(KEY, '"what"');
    expect(await shop.tab().current()).toBeUndefined();
    expect(await shop.tab().fresh(undefined)).toBeUndefined();
  });

  it.each([-60_000, 60_000])('does not care for a clock that is %d ms off', async (skew) => {
    const shop = browser();
    shop.clock.ms += skew;
    shop.logIn();
    shop.clock.ms += 599_000;
    expect(await shop.tab().current()).toBe(shop.access(1));
    shop.clock.ms += 2000;
    expect(await shop.tab().current()).toBe(shop.access(2));
    // The clock set back in between: at worst a token is renewed early, or refused and then renewed.
    shop.clock.ms -= skew;
    expect(await shop.tab().fresh(shop.access(2))).toBe(shop.access(3));
    expect(shop.ended).toEqual([]);
  });

  it('that was refused is renewed though it has not expired; one that another call renewed meanwhile is taken', async () => {
    const shop = browser();
    shop.logIn();
    expect(await shop.tab().fresh(shop.access(1))).toBe(shop.access(2));
    expect(await shop.tab().fresh(shop.access(1))).toBe(shop.access(2));
    expect(shop.engine.rotations).toBe(1);
  });
});

describe('the cookies that tell of a token', () => {
  it('are of the new one after a renewal', async () => {
    // covers: S4.54
    const shop = browser();
    shop.logIn();
    expire(shop);
    await shop.tab().current();
    expect(Object.fromEntries(shop.cookies)).toEqual({
      access_token: { value: shop.access(2), seconds: 600 },
      expiresIn: { value: '600', seconds: 600 },
    });
  });

  it('come back after a refusal dropped them, in the tab that renews and in one that finds it renewed', async () => {
    // covers: S4.55
    const shop = browser();
    shop.logIn();
    const [one, other] = [shop.tab(), shop.tab()];
    one.clear();
    expect(await one.fresh(shop.access(1))).toBe(shop.access(2));
    expect(shop.cookies.get('access_token')?.value).toBe(shop.access(2));
    shop.clock.ms += 200_000;
    other.clear();
    expect(shop.cookies.has('access_token')).toBe(false);
    expect(await other.fresh(shop.access(1))).toBe(shop.access(2));
    expect(shop.cookies.get('access_token')).toEqual({ value: shop.access(2), seconds: 400 });
    expect(shop.engine.rotations).toBe(1);
  });
});

describe('a refresh', () => {
  it.each([
    ['Web Locks', true],
    ['a stored flag', false],
  ])('happens once for 5 tabs × 10 calls, one response dropped, by %s', async (_, locks) => {
    // covers: S4.46, S4.48, S4.53
    const shop = browser({ locks });
    shop.logIn();
    expire(shop);
    shop.engine.drop = 1;
    const tabs = Array.from({ length: 5 }, () => shop.tab());
    // As the client does with any call: once more after no answer.
    const call = (tab: Tokens) => Promise.resolve(tab.current()).catch(() => tab.current());
    const sent = tabs.flatMap((tab) => Array.from({ length: 10 }, () => call(tab)));
    expect(new Set(await Promise.all(sent))).toEqual(new Set([shop.access(2)]));
    expect(shop.engine.rotations).toBe(1);
    expect(new Set(shop.engine.sent.map(({ key }) => key)).size).toBe(1);
    expect(shop.ended).toEqual([]);
  });

  it('is waited for by looking again every 30 ms', async () => {
    // covers: S9.2
    const shop = browser();
    shop.logIn();
    expire(shop);
    const tab = shop.tab();
    expect(await Promise.all([tab.current(), tab.current()])).toEqual([shop.access(2), shop.access(2)]);
    expect(shop.waits.length).toBeGreaterThan(1);
    expect(new Set(shop.waits)).toEqual(new Set([30]));
  });

  it('whose page went away is repeated by the next one under the same key', async () => {
    const shop = browser();
    shop.logIn();
    expire(shop);
    shop.engine.drop = 1;
    await expect(shop.tab().current()).rejects.toThrow('network');
    expect(await shop.tab().current()).toBe(shop.access(2));
    expect(shop.engine.sent.map(({ key }) => key)).toEqual(['key of tab 2', 'key of tab 2']);
    // A later rotation has a key of its own.
    expire(shop);
    expect(await shop.tab().current()).toBe(shop.access(3));
    expect(shop.engine.rotations).toBe(2);
  });

  it('that is refused logs out, and later calls do not wait', async () => {
    // covers: S4.52, S4.53, V8.2.3
    const shop = browser();
    shop.logIn();
    expire(shop);
    shop.engine.refuse = true;
    const tab = shop.tab();
    expect(await Promise.all([tab.current(), tab.current()])).toEqual([undefined, undefined]);
    expect(shop.ended).toEqual(['cookie', 'tab 2']);
    expect([...shop.stored.keys()]).toEqual([]);
    expect(await tab.current()).toBeUndefined();
    shop.engine.refuse = false;
    shop.logIn();
    expect(await tab.current()).toBe(shop.access(1));
  });

  it('without a refresh token, or with one that has ended, logs out without asking', async () => {
    for (const over of [{ refresh_token: undefined }, { refresh_expires_in: 60 }]) {
      const shop = browser();
      shop
        .tab()
        .keep({ ...IDENTITY, access_token: shop.access(1), refresh_token: 'r', expires_in: 600, ...over });
      expire(shop);
      expect(await shop.tab().current()).toBeUndefined();
      expect(shop.engine.sent).toEqual([]);
      expect(shop.ended).toContain('tab 2');
    }
  });

  it('under way while the shopper logs out brings nobody back', async () => {
    const shop = browser();
    shop.logIn();
    expire(shop);
    const tab = shop.tab();
    const waiting = tab.current();
    await new Promise((resolve) => setTimeout(resolve, 1));
    shop.tab().drop();
    expect(await waiting).toBeUndefined();
    expect(
      readUser({ getItem: (key) => shop.stored.get(key) ?? null } as KeyValues, 'usb2c'),
    ).toBeUndefined();
  });

  it('is not waited for when a tab has gone away with its flag up', async () => {
    const shop = browser();
    shop.logIn();
    expire(shop);
    shop.stored.set(
      'crema.refreshing::usb2c',
      JSON.stringify({ tab: 'gone', since: shop.clock.ms - 10_001 }),
    );
    expect(await shop.tab().current()).toBe(shop.access(2));
    expect(shop.stored.has('crema.refreshing::usb2c')).toBe(false);
  });
});

describe('how long a token is good for', () => {
  const details = (over: object) => ({
    clientId: 'c',
    audience: 'a',
    scope: 's',
    answer: { access_token: jwt({}), ...over },
  });

  it('says the answer, else the token itself, else the stored expiry, else 1,800 seconds', () => {
    // covers: S9.13, S9.14
    const token = { access_token: jwt({ iat: 1000, exp: 1900 }) };
    const lives = (over: object, stored?: string) => recordOf(details(over), 0, stored).expiresIn;
    expect(lives({ expires_in: 60, ...token }, '300')).toBe(60);
    expect(lives(token, '300')).toBe(900);
    expect(lives({}, '300')).toBe(300);
    expect(lives({})).toBe(1800);
    expect(lives({}, 'soon')).toBe(1800);
    expect(ROTATE_TOKEN_EXPIRY).toBe('rotateTokenExpiry');
  });

  it('and its refresh token, says the details’ refresh-token time', () => {
    // covers: S3.74
    expect(recordOf({ ...details({}), refreshTokenTime: 2_592_000 }, 100).refreshExpiresAt).toBe(2_592_100);
    expect(recordOf(details({}), 100).refreshExpiresAt).toBeUndefined();
  });
});

describe('decoding', () => {
  it('reads what a token says, in any script', () => {
    // covers: V5.3.2
    expect(decodeToken(jwt({ sub: 'Amélie–7' }))).toEqual({ sub: 'Amélie–7' });
  });

  it.each(['', 'opaque', 'a.%%.c', `a.${Buffer.from('no json').toString('base64url')}.c`, 'a.bnVsbA.c'])(
    'refuses %j with InvalidTokenError',
    (token) => {
      // covers: S5.26
      expect(() => decodeToken(token)).toThrow(InvalidTokenError);
      expect(() => decodeToken(token)).toThrow(expect.objectContaining({ name: 'InvalidTokenError' }));
    },
  );
});
