import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { SITE_IDS, SITES, type SiteId } from '@crema/brands';
import type { CustomersService } from '#domains/customers/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { OccError } from '#platform/http/index.ts';
import { entryLabel } from '../perks.messages.ts';
import type { PerksOperator } from './operator.service.ts';

const SITES_ASKED = `[--site ${SITE_IDS.join('|')}]`;
const USAGE = `npm run customers -- points <email> ${SITES_ASKED}   what a member has, and how it came about
npm run customers -- points adjust <email> --by <points> --reason <why> [--key <once>] ${SITES_ASKED}   gives points, or takes some where negative; a repeat with the same key books nothing
npm run customers -- points liability ${SITES_ASKED}   what the open points of a site will cost`;

type Print = (line: string) => void | Promise<void>;

interface Parts {
  customers: Pick<CustomersService, 'byEmail'>;
  operator: PerksOperator;
}

/**
 * The operator's `customers points` command.
 *
 * @param argv what stands after `points`.
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runPointsCommand(
  { customers, operator }: Parts,
  argv: readonly string[],
  print: Print,
): Promise<number> {
  const asked = parse(argv);
  if (!asked) {
    await print(USAGE);
    return 2;
  }
  const { site, email, by, reason, key } = asked;
  if (!SITE_IDS.includes(site)) return refuse(print, `--site is ${SITE_IDS.join(', ')}.`);
  if (!operator.isOffered(site)) return refuse(print, `${site} has no Perks.`);
  if (email === undefined) return liability(operator, site, print);
  const customer = await customers.byEmail(site, email);
  if (!customer) return refuse(print, `${email} has no account at ${site}.`);
  const member = { site, customerId: customer.id };
  if (by === undefined) return ledger(operator, { member, email }, print);
  try {
    const once = `adjusted:${key === undefined ? randomUUID() : `operator:${key}`}`;
    const done = await operator.adjust(member, { key: once, points: by, reason });
    if (done.points !== by || done.reason !== reason.trim())
      return refuse(
        print,
        `The key ${key} was used before for ${done.points} points: ${done.reason}. Nothing was changed.`,
      );
    await print(`${by} points for ${email}: ${done.balance} now.`);
    return 0;
  } catch (error) {
    if (error instanceof OccError) return refuse(print, error.message);
    throw error;
  }
}

async function refuse(print: Print, sentence: string): Promise<number> {
  await print(sentence);
  return 1;
}

async function liability(operator: PerksOperator, site: SiteId, print: Print): Promise<number> {
  const { members, points, pendingPoints, debt, amount, perksPointsCost, perksRedemptionPercent } =
    await operator.liability(site);
  const price = (minor: number) => toPrice(minor, SITES[site].currency, 'en').formattedValue;
  await print(`${site}: ${points} open points of ${members} members, ${price(amount)}`);
  await print(`  ${price(perksPointsCost)} for 100 points, ${perksRedemptionPercent} % of them redeemed`);
  await print(`  beside them ${pendingPoints} points that are pending, and ${debt} that are owed`);
  return 0;
}

async function ledger(
  operator: PerksOperator,
  { member, email }: { member: Parameters<PerksOperator['view']>[0]; email: string },
  print: Print,
): Promise<number> {
  const { balance, membership, entries } = await operator.view(member);
  if (!membership) return refuse(print, `${email} has never been a member at ${member.site}.`);
  const { points, pendingPoints, debt, expiresAt } = balance;
  const day = (at: Date | string): string => new Date(at).toISOString().slice(0, 10);
  const left = membership.leftAt ? `, left ${day(membership.leftAt)}` : '';
  const ends = expiresAt ? `, until ${day(expiresAt)}` : '';
  await print(`${email} at ${member.site}: ${points} points${ends}, ${pendingPoints} pending, ${debt} owed`);
  await print(`member since ${day(membership.joinedAt)}${left}`);
  for (const entry of entries) {
    const said = [entryLabel(entry, 'en'), entry.reason, entry.actor === 'shop' ? undefined : entry.actor];
    const amount = `${entry.points > 0 ? '+' : ''}${entry.points}`.padStart(6);
    const state = entry.pending ? 'pending' : String(entry.balance);
    await print(`${day(entry.at)} ${amount} ${state.padStart(8)}  ${said.filter(Boolean).join(' · ')}`);
  }
  return 0;
}

interface Asked {
  site: SiteId;
  /** Absent: all members. */
  email?: string;
  by?: number;
  reason: string;
  /** Of an adjustment: a repeat of it books nothing. */
  key?: string;
}

function parse(argv: readonly string[]): Asked | undefined {
  try {
    const { values, positionals } = parseArgs({
      // A number below zero is no option.
      args: argv.map((word, index) => (argv[index - 1] === '--by' ? `=${word}` : word)),
      allowPositionals: true,
      options: {
        site: { type: 'string', default: SITE_IDS[0] },
        by: { type: 'string' },
        reason: { type: 'string', default: '' },
        key: { type: 'string' },
      },
    });
    const site = values.site as SiteId;
    const { reason, key } = values;
    if (key === '') return undefined;
    const [first, second, extra] = positionals;
    if (first === undefined || extra !== undefined) return undefined;
    if (first === 'adjust') {
      const by = Number(values.by?.replace('=', ''));
      if (second === undefined || !Number.isInteger(by)) return undefined;
      return { site, email: second, by, reason, ...(key === undefined ? {} : { key }) };
    }
    if (second !== undefined || values.by !== undefined || key !== undefined) return undefined;
    return first === 'liability' ? { site, reason } : { site, email: first, reason };
  } catch {
    // An unknown option.
    return undefined;
  }
}
