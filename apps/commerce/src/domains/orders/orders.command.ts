import { parseArgs } from 'node:util';
import { OccError } from '#platform/http/index.ts';
import type { OrdersService } from './orders.service.ts';
import type { Order } from './orders.types.ts';
import {
  type Ask,
  agreed,
  isRefund,
  type Print,
  printRefunded,
  type RefundOptions,
  runRefund,
} from './refunds/refunds.command.ts';

const USAGE = `npm run orders -- list [--site usb2c] [--status processing] [--limit 50]
npm run orders -- ship <code> [--tracking 1Z…] [--carrier UPS] [--entries 0,2] [--yes]
npm run orders -- deliver <code> [--entries 0,2]
npm run orders -- cancel|return <code>
npm run orders -- refund <code> [--entries 1:2,3] [--shipping] [--restock|--no-restock] [--reason …] [--key …] [--yes]
  without --entries and --shipping: all that is left; --shipping alone: the shipping
  back to stock comes what has not left; with --restock all of it, with --no-restock none
npm run orders -- stuck [--limit 50]`;

/**
 * The operator's `orders` command. The same code runs in the shop's process when it is up.
 *
 * @param argv what stands after `--`.
 * @param ask for what is asked before it is done; absent: nobody sits there, and only `--yes` goes on.
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runOrdersCommand(
  service: OrdersService,
  argv: readonly string[],
  print: Print,
  ask: Ask = async () => undefined,
): Promise<number> {
  const parsed = parse(argv);
  if (!parsed) {
    await print(USAGE);
    return 2;
  }
  const { command, code, options } = parsed;
  try {
    if (command === 'list') {
      await list(service, options, print);
      return 0;
    }
    if (command === 'stuck') {
      await stuck(service, options, print);
      return 0;
    }
    if (command === 'refund') return await runRefund(service, code, options, { print, ask });
    if (command === 'ship' && !(await maySend(service, code, options, { print, ask }))) return 1;
    const order = await act(service, command, code, options);
    await print(`${order.code} is ${order.status}, payment ${order.payment.status}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof OccError)) throw error;
    for (const item of error.errors) await print(item.message);
    return 1;
  }
}

const COMMANDS = ['list', 'stuck', 'ship', 'deliver', 'cancel', 'refund', 'return'] as const;
type Command = (typeof COMMANDS)[number];
interface Options extends RefundOptions {
  site?: string;
  status?: string;
  limit?: string;
  tracking?: string;
  carrier?: string;
}

function parse(argv: readonly string[]): { command: Command; code: string; options: Options } | undefined {
  try {
    const text = { type: 'string' } as const;
    const flag = { type: 'boolean' } as const;
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      allowNegative: true,
      options: {
        ...{ site: text, status: text, limit: text, tracking: text, carrier: text, entries: text },
        ...{ key: text, reason: text, shipping: flag, restock: flag, yes: flag },
      },
    });
    const command = COMMANDS.find((known) => known === positionals[0]);
    const code = positionals[1]?.toUpperCase() ?? '';
    const complete =
      command === 'list' || command === 'stuck' ? positionals.length === 1 : positionals.length === 2;
    const isLimit = /^[1-9]\d{0,4}$/.test(values.limit ?? '1');
    const lists =
      isLimit && (command === 'refund' ? isRefund(values) : /^\d+(,\d+)*$/.test(values.entries ?? '0'));
    return command && complete && lists ? { command, code, options: values } : undefined;
  } catch {
    // An unknown option.
    return undefined;
  }
}

function act(
  { fulfilment }: OrdersService,
  command: Exclude<Command, 'list' | 'stuck' | 'refund'>,
  code: string,
  { tracking, carrier, entries }: Options,
): Promise<Order> {
  const parcel = { trackingCode: tracking, carrier, entryNumbers: numbersOf(entries) };
  switch (command) {
    case 'ship':
      return fulfilment.ship(code, parcel);
    case 'deliver':
      return fulfilment.deliver(code, parcel);
    case 'cancel':
      return fulfilment.cancel(code, 'operator');
    case 'return':
      return fulfilment.takeBack(code);
  }
}

const numbersOf = (entries: string | undefined): number[] | undefined => entries?.split(',').map(Number);

/** Of an order of which something was refunded, sending the rest is asked first. */
async function maySend(
  service: OrdersService,
  code: string,
  { entries, yes }: Options,
  io: { print: Print; ask: Ask },
): Promise<boolean> {
  const order = await service.find(code);
  if (!order || !(await printRefunded(order, numbersOf(entries), io.print))) return true;
  return agreed('Send it?', yes, io);
}

async function list(service: OrdersService, { site, status, limit }: Options, print: Print): Promise<void> {
  const rows = await service.list({ site, status, limit: Number(limit ?? 50) });
  if (rows.length === 0) await print('No orders.');
  for (const row of rows) {
    const total = `${(row.total / 100).toFixed(2)} ${row.currency}`;
    const at = new Date(row.createdAt).toISOString().slice(0, 16).replace('T', ' ');
    await print([row.code, row.site, row.status.padEnd(18), total.padStart(12), at, row.email].join('  '));
  }
}

async function stuck(service: OrdersService, { limit }: Options, print: Print): Promise<void> {
  const rows = await service.stuck(Number(limit ?? 50));
  if (rows.length === 0) await print('Nothing is stuck.');
  for (const { area, key, attempts, since, nextAttemptAt, lastError } of rows) {
    const [from, next] = [since, nextAttemptAt].map((at) => at.toISOString().slice(0, 16).replace('T', ' '));
    await print(`${area} ${key}  since ${from}  ${attempts} attempts, next ${next}  ${lastError}`);
  }
}
