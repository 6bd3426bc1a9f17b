import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inlineScripts } from '../server/answers/securityHeaders.ts';
import { categoryData, categoryPage, siteConfig } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await startShop();
});
afterEach(() => shop.stop());

/** A request with a Host of its own and nothing decoded. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, string | undefined>; body: Buffer }>(
    (done, fail) => {
      const request = httpRequest({ port: shop.port, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers as Record<string, string | undefined>,
            body: Buffer.concat(chunks),
          }),
        );
      });
      request.on('error', fail).end();
    },
  );
}
/** Waits for what other requests bring about. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 5));
}

const caches = () => shop.log.map(({ cache }) => cache);

describe('a page', () => {
  it('is rendered once and then kept', async () => {
    const first = await ask('/plp/coffee');
    const calls = shop.commerce.calls.length;
    const second = await ask('/plp/coffee');
    expect(second.body.equals(first.body)).toBe(true);
    expect(shop.commerce.calls).toHaveLength(calls);
    expect(caches()).toEqual(['miss', 'hit']);
  });

  it('is rendered once for all who ask at the same time', async () => {
    const gate = Promise.withResolvers<void>();
    shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () =>
      gate.promise.then(() => json(siteConfig)),
    );
    const asked = Array.from({ length: 8 }, () => ask('/plp/coffee'));
    await until(() => shop.requests === 8);
    gate.resolve();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
    expect(shop.commerce.calls.filter((call) => call.includes('/c/coffee?'))).toHaveLength(1);
    expect(shop.storefront.stats()).toMatchObject({ misses: 1, shared: 7, entries: 1 });
  });

  it('is rendered anew for who waited for another’s that failed, as where that other’s network has a limit', async () => {
    const gate = Promise.withResolvers<void>();
    let calls = 0;
    shop.commerce.answers.set('/rest/v2/usb2c/c/coffee', async () => {
      calls += 1;
      if (calls > 2) return json(categoryPage('coffee', 2));
      await gate.promise;
      return json({ errors: [{ type: 'TooManyRequestsError', message: 'Later.' }] }, '', { status: 429 });
    });
    const limited = ask('/plp/coffee');
    await until(() => calls === 1);
    const other = ask('/plp/coffee');
    await until(() => shop.requests === 2);
    gate.resolve();
    expect([(await limited).status, (await other).status]).toEqual([400, 200]);
  });

  it('differs by site and language, each with its own brand', async () => {
    const us = await ask('/', { host: 'www.crema.localhost' });
    const ca = await ask('/fr', { host: 'www.crema.ca.localhost' });
    const work = await ask('/', { host: 'commercial.crema.localhost' });
    expect(us.body.toString()).toContain('<html lang="en" data-brand="usb2c">');
    expect(ca.body.toString()).toContain('<html lang="fr" data-brand="cab2c">');
    expect(work.body.toString()).toContain('<html lang="en" data-brand="usafh">');
    expect(ca.body.toString()).toContain('Home cab2c fr');
  });

  it('carries the state of its own request only', async () => {
    const bodies = await Promise.all(['tea', 'coffee', 'cocoa'].map((code) => ask(`/plp/${code}`)));
    bodies.forEach(({ body }, n) => {
      const html = body.toString();
      expect(html).toContain(`All ${['tea', 'coffee', 'cocoa'][n]}`);
      for (const other of ['tea', 'coffee', 'cocoa']) {
        if (other !== ['tea', 'coffee', 'cocoa'][n]) expect(html).not.toContain(`All ${other}`);
      }
    });
  });

  it('writes as text what texts hold, on the page and in its data', async () => {
    // covers: V5.3.1, V5.3.3
    const name = '</script><script>steal()</script>';
    shop.commerce.answers.set('/rest/v2/usb2c/c/coffee/categoryData', () =>
      json({ ...categoryData('coffee'), name }),
    );
    const { body } = await ask('/plp/coffee');
    const html = body.toString();
    expect(html).toContain('&lt;/script&gt;&lt;script&gt;steal()');
    expect(html).toContain('\\u003c/script');
    expect(html).not.toContain('<script>steal');
  });

  it('comes in the encoding asked for, all the same page', async () => {
    const plain = await ask('/plp/coffee');
    const br = await ask('/plp/coffee', { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await ask('/plp/coffee', { 'accept-encoding': 'gzip;q=1.0, br;q=0' });
    expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ]);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gz.body).equals(plain.body)).toBe(true);
    expect(br.headers.vary).toBe('accept-encoding');
    expect(shop.storefront.stats().bytes).toBeGreaterThan(
      plain.body.length + br.body.length + gz.body.length,
    );
  });

  it('is smaller for who asks after others, and still the same page', async () => {
    const br = { 'accept-encoding': 'br' };
    const plain = await ask('/plp/coffee');
    const first = await ask('/plp/coffee', br);
    const bytes = shop.storefront.stats().bytes;
    let later = await ask('/plp/coffee', br);
    await expect
      .poll(async () => {
        later = await ask('/plp/coffee', br);
        return later.body.length;
      })
      .toBeLessThan(first.body.length);
    expect(brotliDecompressSync(later.body).equals(plain.body)).toBe(true);
    expect(later.headers).toMatchObject({
      'content-length': String(later.body.length),
      'content-encoding': 'br',
      etag: first.headers.etag,
    });
    expect(shop.storefront.stats().bytes).toBeLessThan(bytes);
  });

  it('is not sent again to who has it', async () => {
    const { headers } = await ask('/plp/coffee');
    const again = await ask('/plp/coffee', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const get = await ask('/plp/coffee');
    const head = await ask('/plp/coffee', {}, 'HEAD');
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(String(get.body.length));
  });

  it('allows exactly its own inline scripts', async () => {
    // covers: V12.3.6, V14.4.3
    for (const path of ['/plp/coffee', '/cart', '/no/such/page']) {
      const { headers, body } = await ask(path);
      const policy = headers['content-security-policy'] ?? '';
      expect(inlineScripts(body.toString()), path).toHaveLength(2);
      expect(policy.match(/'sha256-/g), path).toHaveLength(2);
      expect(policy).not.toMatch(/unsafe|\*|http:/);
      expect(body.toString()).not.toMatch(/\sstyle="|\son\w+="/);
    }
    const { headers } = await ask('/plp/coffee');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin',
    });
  });

  it('asks for what the first paint needs first, and for scripts when it is painted', async () => {
    const page = (await ask('/plp/coffee')).body.toString();
    const [head = ''] = page.split('</head>');
    expect(head.match(/<link [^>]*>/)?.[0]).toContain('rel="stylesheet"');
    expect(page).not.toMatch(/rel="modulepreload"|<script[^>]* src=|type="module"/);
    // The router's own start, of which another script makes a script: as text it does not run.
    const [, modules, start] =
      /<script type="text\/plain" data-modules="([^"]+)">(.+?)<\/script>/s.exec(page) ?? [];
    expect(modules?.split(' ').length).toBeGreaterThan(5);
    expect(start).toMatch(/import\("\/assets\/entry\.client-[\w-]+\.js"\)/);
  });

  it('has a correlation id of its own, or the one that came', async () => {
    const [a, b] = [await ask('/plp/coffee'), await ask('/plp/coffee')];
    expect(a.headers['x-correlation-id']).toMatch(/^[0-9a-f]{32}-[0-9a-z]+$/);
    expect(a.headers['x-correlation-id']).not.toBe(b.headers['x-correlation-id']);
    const given = await ask('/plp/tea', { 'x-correlation-id': 'visit-0123456789' });
    expect(given.headers['x-correlation-id']).toBe('visit-0123456789');
    expect(shop.commerce.lastHeaders.get('x-correlation-id')).toBe('visit-0123456789');
    expect(given.body.toString()).not.toContain('visit-0123456789');
  });

  it('takes SESSION and utag_main along to the commerce engine, and no other cookie', async () => {
    // covers: S3.160
    await ask('/plp/coffee', { cookie: 'access_token=secret; SESSION=s1; utag_main=u1; CustomerID=7' });
    expect(shop.commerce.lastHeaders.get('cookie')).toBe('SESSION=s1; utag_main=u1');
  });
});

it('asks the commerce engine on behalf of who asked, for its limits by address', async () => {
  await ask('/plp/coffee', { 'x-forwarded-for': '203.0.113.7' });
  expect(shop.commerce.lastHeaders.get('x-forwarded-for')).toBe('203.0.113.7');
  expect(shop.commerce.lastAddress).toMatch(/127\.0\.0\.1$|^::1$/);
});

describe('a kept page ends', () => {
  it('when something it shows changes, and only then', async () => {
    await ask('/plp/coffee');
    await ask('/plp/tea');
    expect(shop.storefront.invalidate(['product:tea-3', 'product:none'])).toBe(1);
    shop.log.length = 0;
    await ask('/plp/coffee');
    await ask('/plp/tea');
    expect(caches()).toEqual(['hit', 'miss']);
  });

  it('when the change comes while it is being rendered', async () => {
    const gate = Promise.withResolvers<void>();
    shop.commerce.answers.set('/rest/v2/usb2c/c/coffee', async () => {
      await gate.promise;
      return json({ ...categoryPage('coffee', 0), categoryName: 'Old' }, 'category:coffee');
    });
    const slow = ask('/plp/coffee');
    while (!shop.commerce.calls.some((call) => call.includes('/c/coffee')))
      await new Promise((r) => setTimeout(r, 5));
    shop.storefront.invalidate(['category:coffee']);
    shop.commerce.answers.clear();
    const fresh = await ask('/plp/coffee');
    gate.resolve();
    await slow;
    expect(fresh.body.toString()).toContain('All coffee');
    expect((await ask('/plp/coffee')).body.toString()).toContain('All coffee');
  });

  it('at the earliest time that its answers name', async () => {
    const end = new Date(shop.now.ms + 60_000).toISOString();
    shop.commerce.answers.set('/rest/v2/usb2c/c/sale', () =>
      json(categoryPage('sale', 1), '', { headers: { 'x-valid-until': end } }),
    );
    await ask('/plp/sale');
    shop.now.ms += 59_999;
    await ask('/plp/sale');
    shop.now.ms += 1;
    await ask('/plp/sale');
    expect(caches()).toEqual(['miss', 'hit', 'miss']);
  });
});

describe('a page is not kept', () => {
  const twice = async (path: string) => {
    await ask(path);
    const second = await ask(path);
    expect(shop.storefront.stats().entries).toBe(0);
    return second;
  };

  it.each<Record<string, string>>([
    { 'cache-control': 'private' },
    { 'cache-control': 'no-store' },
    { 'set-cookie': 'a=1' },
  ])('when an answer behind it says %o, and is not shared either', async (headers) => {
    let n = 0;
    shop.commerce.answers.set('/rest/v2/usb2c/c/mine', () => {
      n += 1;
      return json(categoryPage('mine', n), '', { headers });
    });
    const both = await Promise.all([ask('/plp/mine'), ask('/plp/mine')]);
    expect(new Set(both.map(({ body }) => body.toString())).size).toBe(2);
    expect(shop.storefront.stats().entries).toBe(0);
  });

  it('when a part of it failed', async () => {
    shop.commerce.answers.set('/rest/v2/usb2c/cms/siteConfig', () => json({}, '', { status: 503 }));
    expect((await twice('/plp/coffee')).status).toBe(200);
  });

  it.each(['/nowhere', '/plp/nothing', '/fr'])('when it does not exist: %s', async (path) => {
    // covers: S2.63
    const { status, body } = await twice(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain('SORRY, SOMETHING WENT WRONG!');
    expect(body.toString()).toContain('<meta name="robots" content="noindex"/>');
  });

  it('when its main call failed: 400, the error in its slice', async () => {
    const refusal = { errors: [{ type: 'ValidationError', message: 'no such filter' }] };
    shop.commerce.answers.set('/rest/v2/usb2c/c/coffee', () => json(refusal, '', { status: 400 }));
    const { status, body } = await twice('/plp/coffee');
    expect(status).toBe(400);
    expect(body.toString()).toContain('"message":"no such filter"');
  });

  it('when it is a preview or has a parameter that nobody listed', async () => {
    // covers: V8.1.3
    await twice('/?cmsTicketId=t1');
    expect(shop.commerce.calls.at(-1)).toContain('cmsTicketId=t1');
    await twice('/?surprise=1');
  });

  it('when a screen crashes: 500, with the error page of the site', async () => {
    // covers: S2.65, S8.12, V7.4.3
    shop.commerce.answers.set('/rest/v2/usb2c/c/odd/categoryData', () =>
      json({ ...categoryData('odd'), name: { not: 'a text' } }),
    );
    const { status, body } = await twice('/plp/odd');
    expect(status).toBe(500);
    expect(body.toString()).toContain('Looks like we brewed decaf by mistake.');
    expect(body.toString()).toContain('1-800-555-0142');
    expect(body.toString()).not.toContain('Objects are not valid');
    expect(shop.errors.length).toBeGreaterThan(0);
  });
});

describe('a request that is no page', () => {
  it('is redirected from a bare domain with port, path and query', async () => {
    const { status, headers } = await ask('/plp/x?sort=a', { host: 'crema.ca.localhost:8080' });
    expect(status).toBe(302);
    expect(headers.location).toBe('http://www.crema.ca.localhost:8080/plp/x?sort=a');
  });

  it('is refused when it would change something', async () => {
    const { status, headers, body } = await ask('/plp/coffee', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(JSON.parse(body.toString())).toMatchObject({ errors: [{ type: 'MethodNotAllowedError' }] });
  });

  it.each(['/%ff', '/a%00b', '/search?text=%zz'])('is refused when badly encoded: %s', async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(body.toString()).toContain('SORRY, SOMETHING WENT WRONG!');
    expect(caches()).not.toContain('hit');
  });
});
