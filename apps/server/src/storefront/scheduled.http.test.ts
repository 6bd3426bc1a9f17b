/** Scheduled content over HTTP: the real storefront with its page cache, over the real engine, under one clock. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MountedStorefront, mountStorefront } from './storefront.ts';

let shop: TestCommerce;
let storefront: MountedStorefront;
let server: Server;
const caches: unknown[] = [];
beforeAll(async () => {
  shop = await openTestCommerce();
  const log = pino({ level: 'info' }, { write: (line: string) => caches.push(JSON.parse(line).cache) });
  await shop.commerce.content.seed('usb2c');
  const { config } = shop.commerce.platform;
  storefront = await mountStorefront({ config, clock: shop.clock, log, commerce: shop.commerce });
  server = createServer(storefront.handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await storefront.close();
  await shop.commerce.close();
});

const open = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text(), how: caches.at(-1) };
};
/** Has a sentence of the page "about" show for an hour of the next day. */
const schedule = async () => {
  await shop.db.execute(
    `insert into cms_components (site, uid, type_code, data, active_from, active_to)
     values ('usb2c', 'for-an-hour', 'RichTextComponent', '{"html":{"en":"<p>For one hour only.</p>"}}',
             '2027-01-05T15:00:00Z', '2027-01-05T16:00:00Z')`,
  );
  await shop.db.execute(
    `update cms_pages set slots = slots || '[{"position":"Section9","components":["for-an-hour"]}]'::jsonb
     where site = 'usb2c' and label = 'about'`,
  );
  await shop.commerce.content.load();
};

test('a cached page ends at the next scheduled change of what it shows, to the second', async () => {
  await schedule();
  const says = ({ html }: { html: string }) => html.includes('For one hour only.');
  const path = '/content/about';
  expect(says(await open(path))).toBe(false);
  expect((await open(path)).how).toBe('hit');
  shop.clock.set('2027-01-05T14:59:59.999Z');
  expect(await open(path)).toMatchObject({ how: 'hit', status: 200 });
  shop.clock.set('2027-01-05T15:00:00Z');
  const begun = await open(path);
  expect([says(begun), begun.how]).toEqual([true, 'miss']);
  expect((await open(path)).how).toBe('hit');
  shop.clock.set('2027-01-05T16:00:00Z');
  const over = await open(path);
  expect([says(over), over.how]).toEqual([false, 'miss']);
});

test('a preview shows what is to come, keeps its ticket in every link, and is kept and listed nowhere', async () => {
  // covers: S2.53
  shop.clock.set('2027-01-04T15:00:00Z');
  const ticket = shop.commerce.content.previews.issue('usb2c', new Date('2027-01-04T16:00:00Z'));
  const path = `/content/about?cmsTicketId=${ticket}`;
  for (let times = 0; times < 2; times += 1) {
    const { html, how } = await open(path);
    expect([html.includes('For one hour only.'), how]).toEqual([true, 'bypass']);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const links = [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(20);
    for (const href of links) expect(href).toContain(`cmsTicketId=${ticket}`);
  }
  for (const wrong of ['nonsense', `${ticket}x`]) {
    expect((await open(`/content/about?cmsTicketId=${wrong}`)).html).not.toContain('For one hour only.');
  }
  shop.clock.set('2027-01-04T16:00:00Z');
  expect((await open(path)).html).not.toContain('For one hour only.');
  expect((await open('/content/about')).html).not.toContain('For one hour only.');
});

test('only a page that a valid ticket shows may stand in a frame of the back office, and no cache keeps it', async () => {
  shop.clock.set('2027-01-04T15:00:00Z');
  const ticket = shop.commerce.content.previews.issue('usb2c', new Date('2027-01-04T16:00:00Z'));
  const framed = async (query: string) => {
    const { headers } = await open(`/content/about${query}`);
    const policy = headers.get('content-security-policy') ?? '';
    return {
      ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
      robots: headers.get('x-robots-tag'),
      stored: headers.get('cache-control') !== 'private, no-store',
    };
  };
  expect(await framed(`?cmsTicketId=${ticket}&site=usb2c`)).toEqual({
    ...{ ancestors: "'self'", robots: 'noindex', stored: false },
  });
  const others = [
    '',
    '?cmsTicketId=nonsense',
    `?cmsTicketId=${ticket}x`,
    `?cmsTicketId=${ticket}&site=cab2c`,
  ];
  for (const query of others) expect((await framed(query)).ancestors, query).toBe("'none'");
  shop.clock.set('2027-01-04T16:00:00Z');
  expect((await framed(`?cmsTicketId=${ticket}&site=usb2c`)).ancestors).toBe("'none'");
});
