import { parseArgs } from 'node:util';
import { OccError } from '#platform/http/index.ts';
import type { OrdersService } from './orders.service.ts';
import type { Order } from './orders.types.ts';

const USAGE = `npm run orders -- list [--site usb2c] [--status processing] [--limit 50]
npm run orders -- ship <code> [--tracking 1Z…] [--carrier UPS] [--entries 0,2]
npm run orders -- deliver <code> [--entries 0,2]
npm run orders -- cancel|refund|return <code>`;

/** Takes one line; what is awaited is that there is room for more. */
type Print = (line: string) => void | Promise<void>;

/**
 * The operator's `orders` command. The same code runs in the shop's process when it is up.
 *
 * @param argv what stands after `--`.
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runOrdersCommand(
  service: OrdersService,
  argv: readonly string[],
  print: Print,
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
    const order = await act(service, command, code, options);
    await print(`${order.code} is ${order.status}, payment ${order.payment.status}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof OccError)) throw error;
    for (const item of error.errors) await print(item.message);
    return 1;
  }
}

const COMMANDS = ['list', 'ship', 'deliver', 'cancel', 'refund', 'return'] as const;
type Command = (typeof COMMANDS)[number];
interface Options {
  site?: string;
  status?: string;
  limit?: string;
  tracking?: string;
  carrier?: string;
  entries?: string;
}

function parse(argv: readonly string[]): { command: Command; code: string; options: Options } | undefined {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { site: text, status: text, limit: text, tracking: text, carrier: text, entries: text },
    });
    const command = COMMANDS.find((known) => known === positionals[0]);
    const code = positionals[1]?.toUpperCase() ?? '';
    const complete = command === 'list' ? positionals.length === 1 : positionals.length === 2;
    const lists = /^\d+(,\d+)*$/.test(values.entries ?? '0') && /^[1-9]\d{0,4}$/.test(values.limit ?? '1');
    return command && complete && lists ? { command, code, options: values } : undefined;
  } catch {
    // An unknown option.
    return undefined;
  }
}

function act(
  { fulfilment }: OrdersService,
  command: Exclude<Command, 'list'>,
  code: string,
  { tracking, carrier, entries }: Options,
): Promise<Order> {
  const parcel = { trackingCode: tracking, carrier, entryNumbers: entries?.split(',').map(Number) };
  switch (command) {
    case 'ship':
      return fulfilment.ship(code, parcel);
    case 'deliver':
      return fulfilment.deliver(code, parcel);
    case 'cancel':
      return fulfilment.cancel(code, 'operator');
    case 'refund':
      return fulfilment.refund(code);
    case 'return':
      return fulfilment.takeBack(code);
  }
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
