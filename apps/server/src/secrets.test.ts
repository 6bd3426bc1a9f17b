/** Every address of the shop, with everything in it that is somebody's: none of it is told, to a log or to reports. */
import { readFileSync } from 'node:fs';
import { screenOf } from '@crema/commerce/platform/redaction/address';
import { expect, test } from 'vitest';
import routes from '../../storefront/app/routes.ts';
import { createLog } from './process/log.ts';

const GUID = '0f3a12bc-1111-4222-8333-444455556666';
const TOKEN = 'kJ8xw2Qn5VtR7yLmP3sZd9AbCfGh';
/** As addresses carry them: what confirms, signs in, previews, or names a cart, an order or a person. */
const QUERY = {
  token: TOKEN,
  access_token: TOKEN,
  code: TOKEN,
  state: TOKEN,
  cmsTicketId: TOKEN,
  cartGuid: GUID,
  orderGuid: GUID,
  guid: GUID,
  id: GUID,
  email: 'ada.marsh@example.com',
  text: 'ada.marsh@example.com',
};
const SECRETS = [GUID, GUID.slice(9), TOKEN, 'marsh'];

/** Each parameter of a path as a secret: one that is optional too, and what `*` stands for. */
const filled = (path: string): string =>
  `/${path}`
    .replace(/^\/{2,}/, '/')
    .replace(/\?(?=\/|$)/g, '')
    .replace(/:\w+|\{\w+\}|\*/g, GUID);

const pages = routes.map(({ path = '' }) => path);
const schema = readFileSync(
  new URL('../../../packages/api-client/src/generated/schema.d.ts', import.meta.url),
  'utf8',
);
const calls = [...schema.matchAll(/^ {4}['"]?(\/[^'":]+)['"]?: \{$/gm)].map(([, path = '']) => path);

/** A path with its secrets, and that address inside another one, as a log-in keeps where to go on. */
function addressesOf(path: string): string[] {
  const own = filled(path);
  const address = `${own}?${new URLSearchParams(QUERY)}#${TOKEN}`;
  const next = `/login?next=${encodeURIComponent(address)}`;
  return [own, address, next, `/login?next=${encodeURIComponent(next)}`, `https://www.example.com${address}`];
}

test('the log of any page or call holds no secret of its address', () => {
  expect([pages.length > 20, calls.length > 100]).toEqual([true, true]);
  for (const address of [...pages, ...calls].flatMap(addressesOf)) {
    const lines: string[] = [];
    createLog('info', { write: (line: string) => void lines.push(line) }).info(
      {
        cartGuid: GUID,
        url: address,
        path: address,
        referrer: address,
        currentPageUrl: address,
        requestUrl: address,
      },
      `GET ${address}`,
    );
    for (const secret of SECRETS) expect(lines.join(''), address).not.toContain(secret);
  }
});

test('reports are told a screen’s pattern, and codes only of what the catalogue has to know', () => {
  for (const path of pages) {
    const { page_type, page_id } = screenOf(filled(path));
    // What names a product, a list or a text is looked up before it is told.
    if (page_type !== 'other') continue;
    expect(page_id, path).toMatch(/^(?:\/[a-zA-Z-]+|\/\{[a-z]+\})+$/);
    // A screen that the shop has is known by its own name, not as what is not there.
    if (path !== '*') expect([path, page_id]).not.toEqual([path, '/{unknown}']);
  }
  expect(screenOf(`/order-confirmation/${GUID}`).page_id).toBe('/order-confirmation/{guid}');
  expect(screenOf(`/fr/account/orders/CR-1234`).page_id).toBe('/account/orders/{code}');
  expect(screenOf(`/reset/${TOKEN}`).page_id).toBe('/{unknown}');
  expect(screenOf('/%E0%A4%A').page_id).toBe('/{unknown}');
});
