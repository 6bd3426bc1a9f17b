import { expect, it } from 'vitest';
import { pageTarget } from './pageTarget.ts';

const CANADA = 'www.crema.ca.localhost';
const led = (url: string, host = 'www.crema.localhost') => {
  const target = pageTarget(host, url);
  return target.kind === 'redirect' ? target.url : undefined;
};

it.each([
  ['/?campaign=BBAD', '/kits/bbad'],
  ['/plp/coffee?campaign=FREEBREWER&utm_source=mail', '/kits/freebrewer?utm_source=mail'],
  ['/p/crema-nib?campaign=bbad', '/kits/bbad/brewer?brewer=crema-nib'],
  ['/brewers/compact/p/crema-nib?campaign=bbad&site=usb2c', '/kits/bbad/brewer?site=usb2c&brewer=crema-nib'],
  ['/?campaign=%2F%2Fevil.example', '/kits/%2F%2Fevil.example'],
])('a link %s leads to the kit: %s', (url, address) => {
  expect(led(url)).toBe(address);
});

it('keeps the language', () => {
  expect(led('/fr/?campaign=bbad', CANADA)).toBe('/fr/kits/bbad');
  expect(led('/fr/p/crema-nib?campaign=bbad', CANADA)).toBe('/fr/kits/bbad/brewer?brewer=crema-nib');
});

it('leaves the kits’ own pages, empty codes and what is no code', () => {
  for (const url of [
    '/kits?campaign=bbad',
    '/kits/bbad/boxes?campaign=x',
    '/?campaign=',
    `/?campaign=${'x'.repeat(41)}`,
  ])
    expect(led(url)).toBeUndefined();
});
