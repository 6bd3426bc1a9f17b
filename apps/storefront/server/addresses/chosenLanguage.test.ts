import { expect, it } from 'vitest';
import { addressInChosenLanguage } from './chosenLanguage.ts';
import { pageTarget, type Screen } from './pageTarget.ts';

const CANADA = 'www.crema.ca.localhost';
/** Request of a visitor who chose French and types an address. */
const HIS = { cookie: 'a=1; isfrLangSelected=true; b=2', accept: 'text/html,*/*' };
const led = (url: string, headers: Record<string, string> = HIS, host = CANADA) =>
  addressInChosenLanguage(pageTarget(host, url) as Screen, { url, headers: { host, ...headers } });

it.each([
  ['/', '/fr'],
  ['/?utm_x=1', '/fr?utm_x=1'],
  ['/plp/beverages?page=2', '/fr/plp/beverages?page=2'],
  ['/search?text=th%C3%A9', '/fr/recherche?text=th%C3%A9'],
  ['//elsewhere.example/x', '/fr//elsewhere.example/x'],
])('leads who chose French from %s to %s', (url, address) => {
  expect(led(url)).toBe(address);
});

it('leads nobody who chose English, or nothing, and nobody from a French address', () => {
  for (const cookie of ['', 'isfrLangSelected=false', 'xisfrLangSelected=true', 'isfrLangSelected=trueish'])
    expect(led('/', { ...HIS, cookie })).toBeUndefined();
  for (const url of ['/fr', '/fr/plp/beverages']) expect(led(url)).toBeUndefined();
});

it('leads nobody where there is no French, or in a preview', () => {
  expect(led('/', HIS, 'www.crema.localhost')).toBeUndefined();
  expect(led('/?site=usafh')).toBeUndefined();
  expect(led('/?site=cab2c', HIS, 'localhost:3000')).toBe('/fr?site=cab2c');
  expect(led('/?cmsTicketId=t1')).toBeUndefined();
});

it('leads from outside, and leaves links of the shop and what scripts fetch', () => {
  for (const from of ['none', 'cross-site', 'same-site'])
    expect(led('/', { ...HIS, 'sec-fetch-site': from })).toBe('/fr');
  expect(led('/', { ...HIS, 'sec-fetch-site': 'same-origin' })).toBeUndefined();
  expect(led('/', { ...HIS, referer: `http://${CANADA}/fr` })).toBeUndefined();
  expect(led('/', { ...HIS, referer: 'https://search.example/' })).toBe('/fr');
  expect(led('/', { ...HIS, referer: 'nowhere' })).toBe('/fr');
  expect(led('/', { ...HIS, accept: '*/*' })).toBeUndefined();
});
