import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { warnOfProxy } from './forwarded.ts';

const ask = (headers: Record<string, string>) =>
  Object.assign(new IncomingMessage(new Socket()), { headers });

test.each(['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'forwarded'])(
  'the first %s without TRUST_PROXY is a warning, and no other after it',
  (header) => {
    const warnings: unknown[][] = [];
    const look = warnOfProxy({ warn: (...said: unknown[]) => void warnings.push(said) });
    look(ask({ host: 'shop.example' }));
    expect(warnings).toEqual([]);
    look(ask({ host: 'shop.example', [header]: 'x' }));
    look(ask({ host: 'shop.example', 'x-forwarded-for': '203.0.113.9' }));
    expect(warnings).toEqual([[{ header }, expect.stringContaining('TRUST_PROXY=1')]]);
  },
);
