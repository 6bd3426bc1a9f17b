import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Shop } from '../../tools/testbed/index.ts';
import { type Connection, connect } from '../harness/load/calls.ts';
import { alternate, costing } from '../harness/load/load.ts';
import type { Load } from '../harness/load/load.types.ts';
import { closedLoop } from '../harness/load/loop.ts';
import { type Added, addToCart } from '../harness/load/shopper.ts';
import type { Line } from '../harness/report.ts';
import type { Section, SectionOptions } from '../harness/sections.ts';
import { box, writeCatalogue } from '../harness/shops/catalogue.ts';
import { type Bed, DATABASE_KINDS, type DatabaseKind, withBed } from '../harness/shops/shops.ts';
import { ADDS_A_CART, AT_ONCE, CODES } from './cart.rules.ts';

/** Of the throughput of its own SQL. */
const LEAST_OF_SQL = 1 / 3;
const STOCK = 1_000_000;

/** Adding to the cart beside its own SQL, bare, on the same database. */
export const cart: Section = {
  name: 'cart',
  about: 'add to cart, own cart each, 16 at once, against its own SQL run bare; both databases',
  run: async (options) => {
    const lines: Line[] = [];
    for (const kind of DATABASE_KINDS) lines.push(...(await on(kind, options)));
    return lines;
  },
};

async function on(kind: DatabaseKind, { quick, say }: SectionOptions): Promise<Line[]> {
  const products = CODES.map((code) => box(code.replace(/-24$/, ''), STOCK));
  return withBed(kind, async (bed) => {
    await writeCatalogue(bed, 'usb2c', products);
    // PGlite lets one process in at a time: there the bare SQL has a database of its own, made alike.
    const run = async (bareBed: Bed): Promise<Line[]> => {
      const shop = await bed.start({ env: { SEED: 'none' } });
      const bare = await startBareSql(bareBed);
      try {
        const seconds = quick ? 3 : 6;
        const adds = adding(shop);
        await adds.run(seconds);
        await bare.run(seconds);
        const { ours, theirs } = await alternate(quick ? 3 : 5, {
          ours: () => costing(shop.pid, () => adds.run(seconds)),
          theirs: () => bare.run(seconds),
        });
        adds.close();
        say(`${kind}: ${ours.rps.toFixed(0)} against ${theirs.rps.toFixed(0)} a second`);
        if (ours.failed + theirs.failed > 0) throw new Error('Not every add was answered with 200.');
        return report(kind, ours, theirs, bare.statements);
      } finally {
        await bare.stop();
        await shop.stop();
      }
    };
    if (kind === 'postgres') return run(bed);
    return withBed(kind, async (own) => {
      await writeCatalogue(own, 'usb2c', products);
      return run(own);
    });
  });
}

/** Sixteen shoppers, each on a connection and in a cart of its own; they go on where the last run stopped. */
export function adding(shop: Shop) {
  const shoppers = Array.from({ length: AT_ONCE }, () => ({
    connection: connect(shop.origin) as Connection,
    turn: 0,
    cartGuid: undefined as string | undefined,
  }));
  return {
    run: (seconds: number): Promise<Load> =>
      closedLoop({ atOnce: AT_ONCE, seconds }, async (worker) => {
        const shopper = shoppers[worker] as (typeof shoppers)[number];
        if (shopper.turn % ADDS_A_CART === 0) shopper.cartGuid = undefined;
        const code = CODES[shopper.turn % CODES.length] as string;
        shopper.turn += 1;
        const answer = await addToCart(shopper.connection, code, { cartGuid: shopper.cartGuid });
        shopper.cartGuid ??= answer.json<Added>().cartGuid;
        return answer.status === 200;
      }),
    close: () => {
      for (const { connection } of shoppers) connection.close();
    },
  };
}

async function startBareSql(bed: Bed) {
  const program = fileURLToPath(new URL('./cart.process.ts', import.meta.url));
  const child = spawn(process.execPath, [program, bed.dataDir, bed.databaseUrl ?? '-'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async <T>(): Promise<T> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The bare SQL ended early.');
    return JSON.parse(value) as T;
  };
  const { statements } = await next<{ statements: string[] }>();
  return {
    statements,
    run: (seconds: number): Promise<Load> => {
      child.stdin.write(`${seconds}\n`);
      return next<Load>();
    },
    stop: async (): Promise<void> => {
      const closed = once(child, 'close');
      child.stdin.end();
      await closed;
    },
  };
}

function report(kind: DatabaseKind, ours: Load, theirs: Load, statements: string[]): Line[] {
  const name = `add to cart, ${AT_ONCE} at once, ${kind}`;
  const p99 = (load: Load) => `p50 ${load.p50.toFixed(1)}, p99 ${load.p99.toFixed(1)} ms`;
  return [
    {
      name: `${name}: its SQL bare`,
      value: theirs.rps,
      unit: '/s',
      note: `${statements.length} statements, ${p99(theirs)}`,
    },
    {
      name,
      value: ours.rps,
      unit: '/s',
      note: `${p99(ours)}, ${ours.processor?.toFixed(2)} ms of processor each`,
    },
    {
      name: `${name}: of its SQL`,
      value: ours.rps / theirs.rps,
      unit: '',
      target: { at: 'least', value: LEAST_OF_SQL },
    },
  ];
}
