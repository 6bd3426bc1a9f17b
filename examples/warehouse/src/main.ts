/** A toy warehouse: hears of orders that may be sent, packs each once and reports the parcel. See docs/integrations.md. */
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { openLedger } from './ledger.ts';
import { shopOf } from './shop.ts';
import { createWarehouse } from './warehouse.ts';

const {
  SHOP = 'http://localhost:3000',
  SITE = 'usb2c',
  CLIENT_ID = 'warehouse',
  CLIENT_SECRET = '',
  WEBHOOK_SECRET = '',
  PORT = '4000',
  LEDGER = 'warehouse.jsonl',
} = process.env;

/** Milliseconds between two rounds through what is open. */
const ROUND_MS = 200;
/** Most bytes of a message. */
const MOST = 1_000_000;

const warehouse = createWarehouse({
  ledger: openLedger(LEDGER),
  shop: shopOf({ origin: SHOP, site: SITE, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }),
  secret: WEBHOOK_SECRET,
});

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length > MOST) return void response.writeHead(413, { connection: 'close' }).end();
    parts.push(part as Buffer);
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  );
  response.writeHead(warehouse.hear(Buffer.concat(parts).toString(), headers)).end();
});
server.listen(Number(PORT), '127.0.0.1', () =>
  console.log(`The warehouse hears at http://127.0.0.1:${PORT}/`),
);

for (;;) {
  await warehouse.packAll();
  await delay(ROUND_MS);
}
