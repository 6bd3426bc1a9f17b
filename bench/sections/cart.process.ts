/**
 * The SQL of one add to cart, bare: records what the engine sends for one, and sends the same over and over, 16 at
 * once, without the engine. Says `ready` on standard output, then answers each line `<seconds>` with a JSON line.
 *   node bench/sections/cart.process.ts <folder> <database url or ->
 */

import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildCommerce } from '@crema/commerce';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { loadConfig } from '@crema/commerce/platform/config/index';
import { openPglite, openPostgres } from '@crema/commerce/platform/db/index';
import type { PGlite } from '@electric-sql/pglite';
import pino from 'pino';
import { closedLoop } from '../harness/load/loop.ts';
import { newKey } from '../harness/load/shopper.ts';
import {
  exchanged,
  recordPglite,
  recordPostgres,
  replayPglite,
  replayPostgres,
  type Statement,
} from '../harness/meters/statements.ts';
import { ADDS_A_CART, AT_ONCE, CODES } from './cart.rules.ts';

const [folder = '', url = '-'] = process.argv.slice(2);
const embedded = url === '-' ? await openPglite(join(folder, 'pglite')) : undefined;
const db = embedded ?? (await openPostgres({ url, onConnectionError: () => undefined }));
const recorder = embedded ? recordPglite(embedded.client as PGlite) : recordPostgres();
const config = loadConfig({ DATA_DIR: folder, RATE_LIMIT: 'off', SEED: 'none' });
const commerce = await buildCommerce({ config, db, clock: systemClock, log: pino({ level: 'silent' }) });
await commerce.load();

async function add(code: string, cartGuid?: string, key = newKey()): Promise<string> {
  const answer = await commerce.app.inject({
    method: 'POST',
    url: '/rest/v2/usb2c/users/anonymous/addProductToCart',
    headers: { 'idempotency-key': key },
    payload: { code, qty: 1, ...(cartGuid ? { cartGuid } : {}) },
  });
  if (answer.statusCode !== 200) throw new Error(answer.payload);
  return answer.json().cartGuid;
}

/** The number of the parameter that says which version of the cart a statement changes. */
const VERSION = /version = \$(\d{1,2})\b/;

/** The statements for a cart that has changed so many times since. */
const afterChanges = (statements: readonly Statement[], changes: number): Statement[] =>
  statements.map(({ text, values }) => {
    const place = Number(VERSION.exec(text)?.[1] ?? 0) - 1;
    return { text, values: values.map((value, at) => (at === place ? Number(value) + changes : value)) };
  });

/** A cart that has a line of each variant, as most of a run's have. */
async function fullCart(): Promise<string> {
  const guid = await add(CODES[0] as string);
  for (const code of CODES.slice(1)) await add(code, guid);
  return guid;
}

const guid = await fullCart();
const key = newKey();
const recorded: Statement[] = await recorder.during(() => add(CODES[0] as string, guid, key));
const { replay, end } = embedded
  ? { replay: replayPglite(embedded.client as PGlite), end: async () => undefined }
  : replayPostgres(url);

const carts: string[] = [];
const turns: number[] = Array.from({ length: AT_ONCE }, () => 0);
process.stdout.write(`${JSON.stringify({ ready: true, statements: recorded.map(({ text }) => text) })}\n`);
for await (const line of createInterface(process.stdin)) {
  const load = await closedLoop({ atOnce: AT_ONCE, seconds: Number(line) }, async (worker) => {
    const turn = (turns[worker] ?? 0) + 1;
    turns[worker] = turn;
    if (turn % ADDS_A_CART === 1) carts[worker] = await fullCart();
    await replay(
      exchanged(
        afterChanges(recorded, (turn - 1) % ADDS_A_CART),
        new Map([
          [guid, carts[worker] as string],
          [key, newKey()],
          [CODES[0] as string, CODES[turn % CODES.length] as string],
        ]),
      ),
    );
    return true;
  });
  process.stdout.write(`${JSON.stringify(load)}\n`);
}
await end();
await commerce.close();
await db.close();
