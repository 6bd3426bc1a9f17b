import { parseArgs } from 'node:util';
import type { EmailRecord, EmailState, OutboxCounts } from './outbox.types.ts';

const USAGE = `npm run mails -- list [--dead|--waiting|--sent] [--limit 50] [--after <number>]
npm run mails -- show <id>
npm run mails -- send <id>|--all-dead`;

/** Takes one line; resolves when there is room for the next. */
type Print = (line: string) => void | Promise<void>;

/** The methods of the outbox that the command needs. */
interface Service {
  again(id?: string): Promise<number>;
  byId(id: string): Promise<EmailRecord | undefined>;
  counts(): Promise<OutboxCounts>;
  list(state: EmailState, after: number, most: number): Promise<EmailRecord[]>;
}

/**
 * The operator's `mails` command. It runs in the shop's process if that is up. The data of mails are never shown.
 *
 * @param argv what stands after `--`.
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runMailsCommand(
  service: Service,
  argv: readonly string[],
  print: Print,
): Promise<number> {
  const parsed = parse(argv);
  if (parsed?.command === 'list') return list(service, parsed, print);
  if (parsed?.command === 'show' && parsed.id) return show(service, parsed.id, print);
  if (parsed?.command === 'send') return send(service, parsed.id, print);
  await print(USAGE);
  return 2;
}

interface Parsed {
  command: 'list' | 'show' | 'send';
  id?: string;
  state: EmailState;
  limit: number;
  after: number;
}

function parse(argv: readonly string[]): Parsed | undefined {
  try {
    const flag = { type: 'boolean' } as const;
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { dead: flag, waiting: flag, sent: flag, 'all-dead': flag, limit: text, after: text },
    });
    const { dead, waiting, sent, 'all-dead': allDead, limit = '50', after = '0' } = values;
    const [command, id, ...rest] = positionals;
    const states = [dead && 'dead', waiting && 'waiting', sent && 'sent'].filter((state) => state);
    const numbers = /^[1-9]\d{0,4}$/.test(limit) && /^\d{1,15}$/.test(after);
    if (rest.length > 0 || states.length > 1 || !numbers) return undefined;
    const page = { limit: Number(limit), after: Number(after) };
    const state = (states[0] ?? 'waiting') as EmailState;
    if (command === 'list' && !id && !allDead) return { command, state, ...page };
    if (states.length > 0 || values.limit || values.after) return undefined;
    if (command === 'show' && id && !allDead) return { command, id, state, ...page };
    if (command === 'send' && (id === undefined) === (allDead === true))
      return { command, state, ...page, ...(id ? { id } : {}) };
    return undefined;
  } catch {
    // An unknown option.
    return undefined;
  }
}

async function list(service: Service, { state, limit, after }: Parsed, print: Print): Promise<number> {
  const found = await service.list(state, after, limit + 1);
  if (found.length === 0) await print(`No ${state} mails.`);
  for (const one of found.slice(0, limit)) await print(line(one));
  const last = found[limit - 1];
  if (found.length > limit && last)
    await print(`There are more: npm run mails -- list --${state} --after ${last.number}`);
  const { waiting, failing, dead } = await service.counts();
  await print(`${waiting} waiting, ${failing} of them after an attempt that failed, ${dead} dead.`);
  return 0;
}

const instant = (at: Date | undefined): string => at?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

const line = ({ id, kind, email, createdAt, attempts, lastError }: EmailRecord): string =>
  [id, kind, email, instant(createdAt), `${attempts} attempts`, lastError ?? ''].join('  ').trimEnd();

async function show(service: Service, id: string, print: Print): Promise<number> {
  const found = await service.byId(id);
  if (!found) {
    await print(`There is no mail ${id}.`);
    return 1;
  }
  const { kind, email, site, language, createdAt, attempts, lastError, ...rest } = found;
  const isOpen = !rest.sentAt && !rest.skippedAt && !rest.deadAt;
  const facts: [string, string][] = [
    ['Mail', id],
    ['Kind', kind],
    ['To', email],
    ['Site', `${site}, ${language}`],
    ['Written', instant(createdAt)],
    ['Attempts', String(attempts)],
    ['Last error', lastError ?? ''],
    ['Next attempt', isOpen ? instant(rest.nextAttemptAt) : ''],
    ['Not after', instant(rest.expiresAt)],
    ['Sent', instant(rest.sentAt)],
    ['Nothing to send', instant(rest.skippedAt)],
    ['Dead since', instant(rest.deadAt)],
  ];
  for (const [name, value] of facts) if (value) await print(`${name}: ${value}`);
  return 0;
}

async function send(service: Service, id: string | undefined, print: Print): Promise<number> {
  const count = await service.again(id);
  if (id === undefined) {
    await print(count === 1 ? '1 mail is sent again.' : `${count} mails are sent again.`);
    return 0;
  }
  if (count > 0) {
    await print(`${id} is sent now.`);
    return 0;
  }
  const found = await service.byId(id);
  await print(found ? `${id} was sent, or there was nothing to send.` : `There is no mail ${id}.`);
  return 1;
}
