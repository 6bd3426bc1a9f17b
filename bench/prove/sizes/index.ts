import { rm } from 'node:fs/promises';
import { demoShopperOf } from '../../../tools/testbed/demo.ts';
import { startShop, temporaryFolder } from '../../../tools/testbed/index.ts';
import { PLAIN_SHOP } from '../../../tools/testbed/shop.ts';
import { type Connection, connect } from '../../harness/load/calls.ts';
import { newKey } from '../../harness/load/shopper.ts';
import { mainThreadOf } from '../../harness/meters/main-thread.ts';
import type { Line } from '../../harness/report.ts';
import type { Section } from '../../harness/sections.ts';
import {
  type ApiDocument,
  type HostileRequest,
  hostileHeaders,
  hostilePages,
  hostileRequests,
} from './cases.ts';

const SITE = 'usb2c';
/** Processor time of the main thread that one request may take, in milliseconds. */
const MOST_MS = 100;
/** What looks dear is asked again as often: the least counts, without the compiler's and the collector's turns. */
const AGAIN = 4;
const LOOK_AGAIN_MS = 40;
/** Requests of a whole run; one that asked much less was not a run. */
const LEAST_REQUESTS = 8000;
const QUICK_EVERY = 10;

/** These end the log-in with which the others ask. */
const ENDS = /^(?:logout|removeCustomer|endSession|endOtherSessions|changePassword):/;

/** Every operation with requests as large as may be: none holds the thread that serves everybody. */
export const sizes: Section = {
  name: 'sizes',
  about: 'every operation and page with hostile requests up to the limits: main-thread processor time',
  run: async ({ quick, say }) => {
    const dataDir = await temporaryFolder('sizes');
    const shop = await startShop({ entry: PLAIN_SHOP, dataDir, env: { SEED: 'demo', LOG_LEVEL: 'info' } });
    const connection = connect(shop.origin);
    try {
      const document = (await connection.call('GET', '/openapi.json')).json<ApiDocument>();
      const token = await logIn(connection, dataDir);
      const all = [
        ...hostileRequests(document, SITE),
        ...hostileHeaders(`/rest/v2/${SITE}/users/anonymous/getCustomerDetails`),
        ...hostileHeaders(`/?site=${SITE}`),
        ...hostilePages(SITE),
      ].filter((_, index) => !quick || index % QUICK_EVERY === 0);
      const operations = new Set(all.map(({ name }) => name.split(':', 1)[0]));
      const measure = measuring(connection, shop.pid, token);
      const dearest: { name: string; ms: number; status: number }[] = [];
      for (const [index, request] of all.entries()) {
        if (index % 1000 === 0) say(`${index} of ${all.length}`);
        dearest.push({ name: request.name, ...(await measure(request)) });
        dearest.sort((a, b) => b.ms - a.ms).splice(20);
      }
      for (const { name, ms, status } of dearest.slice(0, 10)) say(`${ms.toFixed(1)} ms ${status} ${name}`);
      return linesOf({ requests: all.length, operations: operations.size, quick, dearest });
    } finally {
      connection.close();
      await shop.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

interface Measured {
  requests: number;
  operations: number;
  quick: boolean;
  dearest: readonly { name: string; ms: number; status: number }[];
}

function linesOf({ requests, operations, quick, dearest }: Measured): Line[] {
  const [first] = dearest;
  return [
    {
      name: 'sizes: hostile requests answered',
      value: requests,
      unit: '',
      target: { at: 'least', value: quick ? LEAST_REQUESTS / QUICK_EVERY / 2 : LEAST_REQUESTS },
      note: `${operations} operations and places`,
    },
    {
      name: 'sizes: the costliest, main thread',
      value: first?.ms ?? Number.NaN,
      unit: 'ms',
      target: { at: 'most', value: MOST_MS },
      note: first ? `${first.status} ${first.name}` : 'none was measured',
    },
  ];
}

/** What a request costs the thread that serves; of a dear one the least of several times. */
function measuring(connection: Connection, pid: number, token: string) {
  const once = async (request: HostileRequest): Promise<{ ms: number; status: number }> => {
    const before = mainThreadOf(pid);
    const status = await send(connection, request, token);
    return { ms: mainThreadOf(pid) - before, status };
  };
  return async (request: HostileRequest): Promise<{ ms: number; status: number }> => {
    let best = await once(request);
    for (let again = 0; again < AGAIN && best.ms > LOOK_AGAIN_MS; again += 1) {
      const next = await once(request);
      if (next.ms < best.ms) best = next;
    }
    return best;
  };
}

async function send(
  connection: Connection,
  { name, method, path, body, contentType, headers }: HostileRequest,
  token: string,
): Promise<number> {
  const bearer: Record<string, string> = ENDS.test(name) ? {} : { authorization: `Bearer ${token}` };
  const { status } = await connection.send(method, path, body, {
    ...bearer,
    'idempotency-key': newKey(),
    ...(contentType ? { 'content-type': contentType } : {}),
    ...headers,
  });
  return status;
}

async function logIn(connection: Connection, dataDir: string): Promise<string> {
  const { email, password } = demoShopperOf(dataDir);
  const answer = await connection.call('POST', `/api/auth/login?site=${SITE}`, { email, password });
  const { access_token: token } = answer.json<{ access_token?: string }>();
  if (!token) throw new Error(`The demo customer could not log in: ${answer.status} ${answer.text}`);
  return token;
}
