import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress, urlProblem } from './address.rules.ts';

test('addresses of private and reserved networks are not public, written in whichever way', () => {
  for (const address of [
    ...[
      '0.0.0.0',
      '10.255.255.255',
      '100.64.0.1',
      '127.9.9.9',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
    ],
    ...[
      '192.168.1.1',
      '198.19.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      'fe80::1',
    ],
    ...[
      'fc00::1',
      'fd12::1',
      'ff02::1',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001:db8::1',
      'erp.example.com',
      '',
    ],
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ['93.184.216.34', '172.32.0.1', '100.128.0.1', '2606:2800:220:1::1', '2a00:1450::1'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test('no address of 10.0.0.0/8 or 192.168.0.0/16 is public', () => {
  const byte = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(byte, byte, byte, (a, b, c) => {
      expect(isPublicAddress(`10.${a}.${b}.${c}`)).toBe(false);
      expect(isPublicAddress(`192.168.${a}.${b}`)).toBe(false);
      expect(isPublicAddress(`::ffff:10.${a}.${b}.${c}`)).toBe(false);
    }),
  );
});

test('what is wrong with a receiver’s address is told apart', () => {
  for (const [url, problem] of [
    ['https://erp.example.com/hooks?shop=1', undefined],
    ['https://93.184.216.34/', undefined],
    ['not an address', 'unreadable'],
    ['http://erp.example.com/', 'https'],
    ['file:///etc/passwd', 'https'],
    ['https://ada:word@erp.example.com/', 'credentials'],
    ['https://0x7f000001/', 'private'],
    ['https://127.1/', 'private'],
    ['https://[fd00::1]/', 'private'],
    ['https://printer.local/', 'private'],
  ] as const)
    expect([url, urlProblem(url, false)]).toEqual([url, problem]);
  expect(urlProblem('http://127.0.0.1:8080/', true)).toBeUndefined();
  expect(urlProblem('gopher://127.0.0.1/', true)).toBe('https');
});
