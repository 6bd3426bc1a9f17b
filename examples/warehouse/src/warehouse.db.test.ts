/** The toy warehouse ships every order exactly once, killed and restarted in mid-stream; the commands are those of docs/integrations.md. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '@crema/commerce/platform/clock/index';
import { openTestCommerce, type TestCommerce } from '@crema/testing';
import { integrate } from '@crema/testing/factories/integrations/integration';
import { officeOf } from '@crema/testing/factories/office/calls';
import { signInStaff } from '@crema/testing/factories/office/staff';
import { product, sell } from '@crema/testing/factories/products';
import { shopper } from '@crema/testing/factories/shopper';
import { patience } from '@crema/testing/pace';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tools/testbed/index.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = readFileSync(join(ROOT, 'docs/integrations.md'), 'utf8');
const COMMANDS = [...PAGE.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, lines = '']) =>
  lines.trim().split('\n'),
);
const lineOf = (part: string): string => COMMANDS.find((line) => line.includes(part)) ?? '';

let shop: TestCommerce;
let origin: string;
let port: number;
let secrets: { signing: string; client: string };
let warehouse: ChildProcess | undefined;
beforeAll(async () => {
  shop = await openTestCommerce({ clock: systemClock, env: { WEBHOOK_TARGETS: 'private' } });
  await shop.commerce.platform.jobs.start(false);
  await sell(shop.commerce, 'usb2c', product('dawn'));
  origin = await shop.commerce.app.listen({ port: 0, host: '127.0.0.1' });
  port = await freePort();
  const office = officeOf(shop.commerce, await signInStaff(shop.commerce));
  const { signing, client } = await integrate(office, {
    ...{ url: `http://127.0.0.1:${port}/`, scopes: ['orders:read', 'orders:ship'] },
  });
  secrets = { signing: signing.secret, client: client.secret };
}, patience(60_000));
afterAll(async () => {
  await kill();
  await shop.commerce.close();
});

/** A line of the page with this test's places and secrets in it. */
const placed = (line: string): string =>
  line
    .replaceAll('http://localhost:3000', origin)
    .replace('CLIENT_SECRET=…', `CLIENT_SECRET=${secrets.client} PORT=${port}`)
    .replace('client_secret=…', `client_secret=${secrets.client}`)
    .replace('WEBHOOK_SECRET=whsec_…', `WEBHOOK_SECRET=${secrets.signing} LEDGER=${ledger()}`);

const ledger = (): string => join(shop.dataDir, 'warehouse.jsonl');
/** Orders in the ledger, by state; a line that a kill cut off is none. */
const written = (state: string): string[] =>
  existsSync(ledger())
    ? readFileSync(ledger(), 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line) as { order: string; state: string })
        .flatMap((line) => (line.state === state ? [line.order] : []))
    : [];

async function start(): Promise<void> {
  await kill();
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  // `exec`, so that what is killed is the warehouse and not the shell around it.
  const [, variables = '', program = ''] = /^((?:\w+=\S+ )+)(node .*)$/.exec(placed(lineOf('main.ts'))) ?? [];
  const child = spawn(`${variables}exec ${program.replace('node', process.execPath)}`, {
    ...{ cwd: ROOT, shell: true, env, stdio: ['ignore', 'pipe', 'inherit'] },
  });
  warehouse = child;
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  expect(String(said)).toContain('The warehouse hears');
}

async function kill(): Promise<void> {
  const child = warehouse;
  warehouse = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Sends what waits, without the minutes between two tries. */
async function send(): Promise<void> {
  await shop.db.execute(
    `update integration_deliveries set next_attempt_at = now() - interval '1 second' where state = 'waiting'`,
  );
  await shop.commerce.integrations.sendDue();
}

async function placeSome(count: number): Promise<string[]> {
  const codes: string[] = [];
  for (let one = 0; one < count; one += 1) {
    const who = shopper(shop.commerce);
    codes.push(
      (await who.place(await who.readyCart(['dawn-24']), {}, `order-of-the-warehouse-${keys++}`)).body.code,
    );
  }
  return codes;
}
let keys = 1000;

const parcelsOf = async (codes: readonly string[]) =>
  (
    await shop.db.execute(
      `select order_code as code, count(*)::int as parcels, min(tracking_code) as tracking from order_shipments
       group by order_code`,
    )
  ).rows.filter((row) => codes.includes((row as { code: string }).code));

test(
  'killed and restarted in mid-stream, it ships every order exactly once',
  async () => {
    const codes: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      await start();
      codes.push(...(await placeSome(3)));
      const [before, sending] = [written('sent').length, send()];
      // At another point each time: while it hears, between hearing and packing, while it packs.
      if (round % 2 === 0)
        await expect.poll(() => written('sent').length, { interval: 5 }).toBeGreaterThan(before);
      else await delay(round * 15);
      await kill();
      await sending;
    }
    await start();
    await expect
      .poll(
        async () => {
          await send();
          return new Set(written('sent')).size;
        },
        { interval: 200 },
      )
      .toBe(codes.length);
    expect(
      (await parcelsOf(codes)).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
    ).toEqual(codes.toSorted().map((code) => ({ code, parcels: 1, tracking: `TOY-${code}` })));
    // Shipping is heard of as well.
    await expect
      .poll(async () => {
        await send();
        return shop.commerce.integrations.counts();
      })
      .toMatchObject({ waiting: 0, dead: 0 });
  },
  patience(120_000),
);

test(
  'what is forged or old is refused; what is doubled, replayed or out of order ships nothing twice',
  async () => {
    await start();
    const [code = ''] = await placeSome(1);
    await send();
    await expect.poll(() => written('sent')).toContain(code);
    const body = JSON.stringify({
      id: 'evt_1',
      type: 'order.released',
      timestamp: '',
      data: { order: { code } },
    });
    const other = body.replace(code, 'X1234567');
    const post = async (text: string, secret: string, at: Date, signed = text) => {
      const answer = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        body: text,
        headers: {
          ...{ 'webhook-id': 'evt_1', 'webhook-timestamp': String(Math.floor(at.getTime() / 1000)) },
          'webhook-signature': new Webhook(secret).sign('evt_1', at, signed),
        },
      });
      return answer.status;
    };
    const now = new Date();
    const foreign = `whsec_${Buffer.from('x'.repeat(32)).toString('base64')}`;
    expect(await post(other, foreign, now)).toBe(400);
    expect(await post(other, secrets.signing, now, body)).toBe(400);
    expect(await post(other, secrets.signing, new Date(now.getTime() - 6 * 60_000))).toBe(400);
    expect(await post(other, secrets.signing, new Date(now.getTime() + 6 * 60_000))).toBe(400);
    expect(written('heard')).not.toContain('X1234567');
    expect([await post(body, secrets.signing, now), await post(body, secrets.signing, now)]).toEqual([
      204, 204,
    ]);
    // Cancelled before the warehouse hears that it may be sent: it asks the shop, and drops it.
    const [late = ''] = await placeSome(1);
    await shop.commerce.orders.fulfilment.cancel(late, 'operator');
    await send();
    await expect.poll(() => written('dropped')).toEqual([late]);
    expect(await parcelsOf([code, late])).toEqual([{ code, parcels: 1, tracking: `TOY-${code}` }]);
  },
  patience(60_000),
);

test(
  'the page’s calls answer as it says',
  async () => {
    expect(lineOf('vitest')).toBe('npx vitest run --project pglite examples/warehouse');
    expect(lineOf('npm start')).toBe('WEBHOOK_TARGETS=private npm start');
    const run = async (line: string): Promise<{ access_token: string; code: string }> => {
      const child = spawn(placed(line), { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
      let text = '';
      child.stdout.on('data', (part: Buffer) => {
        text += part.toString();
      });
      await once(child, 'close');
      return JSON.parse(text);
    };
    const { access_token: token } = await run(lineOf('/oauth/token'));
    const [code = ''] = await placeSome(1);
    const order = await run(lineOf('integration/orders').replace('<token>', token).replace('<order>', code));
    expect(order.code).toBe(code);
  },
  patience(60_000),
);
