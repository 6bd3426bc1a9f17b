/** What a shop's own log lines must not tell. */
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

const GUID = '0f3a12bc-1111-4222-8333-444455556666';
const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const SECRETS = {
  url: `/login?token=s3cr3t-a&next=%2Fcart&email=ada%40example.com&cartGuid=${GUID}`,
  path: `/rest/v2/usb2c/users/anonymous/orders/${GUID}`,
  headers: { authorization: `Bearer ${TOKEN}`, cookie: 'SESSION=s3cr3t-b', 'x-note': `Bearer ${TOKEN}` },
  password: 's3cr3t-c',
  refresh_token: 's3cr3t-d',
  note: 'mail to ada@example.com, card 4111 1111 1111 1111',
};

test('tokens, cookies, passwords, addresses, card numbers and guids are hidden, the rest is not', () => {
  // covers: V3.1.1, V7.1.1, V7.1.2
  const line = logged((log) =>
    log.info({ part: 'storefront', status: 200, ...SECRETS }, 'for ada@example.com'),
  );
  for (const secret of ['s3cr3t', TOKEN, 'ada@', 'ada%40', '4111', GUID]) expect(line).not.toContain(secret);
  const record = JSON.parse(line);
  expect(record).toMatchObject({ part: 'storefront', status: 200, msg: 'for a***@example.com' });
  expect(record.url).toContain('next=%2Fcart');
  expect(record.path).toBe('/rest/v2/usb2c/users/anonymous/orders/0f3a12bc…');
});

test('errors keep their stack and lose what their message gives away', () => {
  // covers: V7.1.2
  const error = Object.assign(new Error(`no mail to ada@example.com with ${TOKEN}`), { password: 's3cr3t' });
  const line = logged((log) => log.error({ err: error }, 'failed'));
  for (const secret of ['s3cr3t', TOKEN, 'ada@']) expect(line).not.toContain(secret);
  expect(JSON.parse(line).err).toMatchObject({
    type: 'Error',
    message: 'no mail to a***@example.com with [hidden]',
  });
  expect(line).toContain('log.test.ts');
});

test('a query that failed keeps its text and loses what it was to write', () => {
  const failed = Object.assign(
    new Error('Failed query: insert into orders\nparams: Ada Marsh,12 Main\nStreet'),
    {
      params: ['Ada Marsh', '12 Main\nStreet'],
      cause: Object.assign(new Error('null value'), { detail: 'Failing row contains (Ada Marsh).' }),
    },
  );
  const line = logged((log) => log.error({ err: failed }, 'request failed'));
  for (const value of ['Ada', 'Marsh', 'Street']) expect(line).not.toContain(value);
  expect(JSON.parse(line).err).toMatchObject({ message: expect.stringContaining('insert into orders') });
  expect(line).toContain('log.test.ts');
});

test('a child’s fields and its lines are treated alike', () => {
  const line = logged((log) => log.child({ part: 'browser' }).warn('sent to ada@example.com'));
  expect(JSON.parse(line)).toMatchObject({ part: 'browser', msg: 'sent to a***@example.com' });
});
