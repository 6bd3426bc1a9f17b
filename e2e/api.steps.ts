import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { codeAt } from '../apps/commerce/src/domains/staff/login/totp.rules.ts';
import { sendToShop } from '../apps/server/src/cli/admin-socket/client.ts';
import { BROWSER_SHOP_DATA } from '../tools/testbed/folders.ts';

/** A call of the shop's API that has to succeed. */
export async function answerOf(
  path: string,
  body: object,
  { token = '', method = 'POST', key = '' } = {},
): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const url = `http://127.0.0.1:${process.env.E2E_PORT}${path}`;
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  expect(answer.ok, `${path}: ${await answer.clone().text()}`).toBe(true);
  return answer;
}

/** What such a call says. */
export const call = async (...asked: Parameters<typeof answerOf>) => (await answerOf(...asked)).json();

/**
 * A command of the operator, handed over to the shop that runs as `npm run staff` does it, without a process of its own;
 * what it prints.
 */
export async function operator(
  command: 'staff' | 'customers' | 'orders',
  ...args: string[]
): Promise<string> {
  const said = { out: '', err: '' };
  const io = {
    ...{ cwd: process.cwd(), signal: new AbortController().signal, progress: () => undefined },
    out: async (text: string) => {
      said.out += text;
    },
    err: async (text: string) => {
      said.err += text;
    },
  };
  expect(await sendToShop(BROWSER_SHOP_DATA, { command, args }, io), said.err).toBe(0);
  return said.out;
}

const PASSWORD = 'four patient kettles';

/** A new member of staff who has set up a password and an authenticator; what the first log-in takes. */
export async function setUpStaff(role: 'agent' | 'merchandiser' | 'owner') {
  const email = `${role}-${randomUUID().slice(0, 8)}@crema.example`;
  const [, token = ''] = (await operator('staff', 'add', email, '--role', role)).trim().split('#');
  const setUp = '/api/auth/agent/setup?site=usb2c';
  const { secret } = await call(setUp, { token });
  await call(setUp, { token, password: PASSWORD, code: await codeAt(secret, new Date()) });
  // A code is good once: the next one, which the clock's tolerance already takes.
  const code = await codeAt(secret, new Date(Date.now() + 30_000));
  return { email, password: PASSWORD, code };
}
