/** What visitors of an experiment are sent, over the built storefront and its page cache. */
import { readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { createChooser, readDefinitions } from '@crema/experiments';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { page } from './fakeAnswers.ts';
import { json } from './fakeCommerce.ts';
import { type Shop, startShop } from './shop.ts';

const AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const CONSENT = 'userConsent=c1%3A1%7Cc2%3A0%7Cc9%3A1';
const HOME = '/?site=usb2c';
const SEED = new URL('../../../seed/experiments/experiments.json', import.meta.url);

let shop: Shop;
const seed = () => readDefinitions(JSON.parse(readFileSync(SEED, 'utf8')));
let definitions = seed();
const chooser = createChooser({
  clock: { now: () => new Date(shop.now.ms) },
  definitions: () => definitions,
  consent: () => ({ asks: true, c1: false }),
  audiencesOf: () => undefined,
});
beforeAll(async () => {
  shop = await startShop({ experiments: chooser });
  const hero = (uid: string) => ({
    uid,
    typeCode: 'HeroBannerComponent',
    heading: `Hero ${uid}`,
    image: 'hero.webp',
  });
  const home = {
    ...page('homepage', 'usb2c', 'en'),
    contentSlots: [{ position: 'Section1', components: [hero('home-hero')] }],
  };
  const { answers } = shop.commerce;
  answers.set('/rest/v2/usb2c/cms/pages', () => json(home, 'page:homepage'));
  answers.set('/rest/v2/usb2c/cms/components', () =>
    json({ component: [hero('home-hero-range')] }, 'cms:usb2c'),
  );
});
afterAll(() => shop.stop());

const headersOf = (id: string): Record<string, string> => ({
  'user-agent': AGENT,
  cookie: `${CONSENT}; experiment_visitor=${id}`,
});
/** The first visitor who is given an arm of the home page. */
const visitorOf = (arms: string): string => {
  for (let at = 0; at < 100; at += 1) {
    const id = `visitor-of-a-test-${at}`;
    if (chooser.choose('usb2c', 'home', headersOf(id), false)?.choice.arms === arms) return id;
  }
  throw new Error(`Nobody is given ${arms}.`);
};

interface Sent {
  status: number;
  bytes: Buffer | undefined;
  readonly body: string;
  header(name: string): string | undefined;
}

/** A request to the storefront itself, without a network. */
function ask(path: string, headers: Record<string, string>): Promise<Sent> {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { method: 'GET', url: path, httpVersion: '1.1' });
  Object.assign(request.headers, { host: 'localhost', ...headers });
  const response = new ServerResponse(request);
  return new Promise((done) => {
    const own = new Map<string, string>();
    response.writeHead = ((status: number, list: string[]) => {
      response.statusCode = status;
      for (let at = 0; at < list.length; at += 2) own.set(list[at] ?? '', list[at + 1] ?? '');
      return response;
    }) as typeof response.writeHead;
    response.end = ((body: Buffer | undefined) => {
      const header = (name: string) => own.get(name) ?? response.getHeader(name)?.toString();
      done({
        status: response.statusCode,
        bytes: body,
        get body() {
          return body?.toString() ?? '';
        },
        header,
      });
      return response;
    }) as typeof response.end;
    shop.storefront.handle(request, response);
  });
}
const ARMS = ['2041:0', '2041:1'] as const;

it('two visitors of different arms who take turns at one address ten thousand times each see their own arm', async () => {
  const visitors = ARMS.map((arms) => ({ arms, headers: headersOf(visitorOf(arms)) }));
  /** The arms that a page has, read once: a kept page is sent as the same bytes. */
  const pages = new Map<Buffer | undefined, string>();
  let wrong = 0;
  for (let turn = 0; turn < 10_000; turn += 1) {
    for (const { arms, headers } of visitors) {
      const sent = await ask(HOME, headers);
      const has = pages.get(sent.bytes) ?? ARMS.filter((one) => sent.body.includes(one)).join();
      pages.set(sent.bytes, has);
      if (sent.status !== 200 || has !== arms) wrong += 1;
    }
  }
  expect([wrong, pages.size]).toEqual([0, 2]);
  expect(shop.storefront.stats().misses).toBe(2);
});

it('a page with an arm is kept by no one else; it has the one value, and a script below 500 bytes', async () => {
  for (const arms of ARMS) {
    const page = await ask(HOME, headersOf(visitorOf(arms)));
    expect(page.header('cache-control')).toBe('private, no-cache');
    expect(page.header('set-cookie')).toBeUndefined();
    const script = /<script>(\([^<]*experiments\/exposures[^<]*)<\/script>/.exec(page.body)?.[1] ?? '';
    expect(script).toContain(`("usb2c","home","${arms}")`);
    expect(script.length).toBeLessThanOrEqual(500);
    const shown = arms === '2041:0' ? 'home-hero' : 'home-hero-range';
    expect(page.body).toContain(`"arms":{"home":{"home-hero":"${shown}"},"product":null}`);
    expect([...page.body.matchAll(/Hero (home-hero[-\w]*)<\/h1>/g)].map(([, uid]) => uid)).toEqual([shown]);
    expect(page.body).not.toMatch(/purchase-order|weights|hashVersion/);
    if (arms === '2041:0') expect(page.body).not.toContain('home-hero-range');
    else expect(page.body).not.toContain('Hero home-hero<');
  }
});

it('who is not counted shares a page without an arm, and a screen without experiments is the same for all', async () => {
  const id = visitorOf('2041:1');
  const nobody: Record<string, string>[] = [
    { 'user-agent': AGENT, cookie: `experiment_visitor=${id}` },
    { 'user-agent': AGENT, cookie: `userConsent=c1%3A0; experiment_visitor=${id}` },
    { ...headersOf(id), 'sec-gpc': '1' },
    { ...headersOf(id), 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    { cookie: `${CONSENT}; experiment_visitor=${id}` },
  ];
  const pages = await Promise.all(nobody.map((headers) => ask(HOME, headers)));
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  for (const page of pages) {
    expect(page.header('cache-control')).toBe('no-cache');
    expect(page.header('set-cookie')).toBeUndefined();
    expect(page.body).not.toContain('exposures');
    expect(page.body).not.toContain('home-hero-range');
  }
  const lists = await Promise.all(
    [{}, ...ARMS.map((arms) => headersOf(visitorOf(arms)))].map((headers) =>
      ask('/plp/coffee?site=usb2c', headers),
    ),
  );
  expect(new Set(lists.map(({ body }) => body)).size).toBe(1);
});

it('with consent a visitor is given an id, and with it the same page again', async () => {
  const first = await ask(HOME, { 'user-agent': AGENT, cookie: CONSENT });
  const [, id = ''] = /^experiment_visitor=([^;]+);/.exec(first.header('set-cookie') ?? '') ?? [];
  const again = await ask(HOME, headersOf(id));
  expect(again.body).toBe(first.body);
  expect(again.header('set-cookie')).toBeUndefined();
  const etag = again.header('etag') ?? '';
  expect((await ask(HOME, { ...headersOf(id), 'if-none-match': etag })).status).toBe(304);
  const other = ARMS.find((arms) => !first.body.includes(arms)) as string;
  expect((await ask(HOME, { ...headersOf(visitorOf(other)), 'if-none-match': etag })).status).toBe(200);
});

it('pages are dropped when the experiments change', async () => {
  const headers = headersOf(visitorOf('2041:1'));
  expect((await ask(HOME, headers)).body).toContain('2041:1');
  definitions = readDefinitions({ features: {} });
  shop.storefront.invalidate(['experiments']);
  const page = await ask(HOME, headers);
  expect(page.body).not.toMatch(/2041|"arms":/);
  expect(page.header('cache-control')).toBe('no-cache');
  definitions = seed();
});

it('the browser is sent no SDK', () => {
  const folder = join(shop.storefront.assetsDir, 'assets');
  const code = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(code.length).toBeGreaterThan(10);
  for (const name of code)
    expect([name, /growthbook|hashVersion/i.test(readFileSync(join(folder, name), 'utf8'))]).toEqual([
      name,
      false,
    ]);
});
