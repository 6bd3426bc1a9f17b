import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Currency, SITE_IDS, SITES, type SiteId } from '@crema/brands';
import type { CustomersService } from '#domains/customers/index.ts';
import type { StoreCreditService } from './store-credit.service.ts';

const SITE = `[--site ${SITE_IDS.join('|')}]`;
const USAGE = `npm run customers -- credit ${SITE}   what the site owes its customers in store credit
npm run customers -- credit <email> ${SITE}   what a customer has, and the newest entries
npm run customers -- credit <email> --grant 10.00 --reason … [--key …] ${SITE}   gives credit; a key gives once
npm run customers -- credit <email> --take 10.00 --reason … [--key …] ${SITE}   takes back what is still there`;

/** Entries that are listed. */
const SHOWN = { currentPage: 0, pageSize: 20 };

type Print = (line: string) => void | Promise<void>;

interface Needs {
  storeCredit: Pick<StoreCreditService, 'balance' | 'correct' | 'grant' | 'history' | 'outstanding'>;
  customers: Pick<CustomersService, 'byEmail'>;
}

interface Asked {
  email?: string | undefined;
  site: SiteId;
  /** Minor units to give, or below zero to take. */
  change?: number | undefined;
  reason: string;
  key: string;
}

/**
 * The operator's `customers -- credit` command.
 *
 * @param argv what stands after `credit`.
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runCreditCommand(needs: Needs, argv: readonly string[], print: Print): Promise<number> {
  const asked = parse(argv);
  if (!asked) {
    await print(USAGE);
    return 2;
  }
  const { email, site } = asked;
  if (!SITE_IDS.includes(site)) {
    await print(`--site is ${SITE_IDS.join(', ')}.`);
    return 1;
  }
  if (email === undefined) {
    const { amount, customers } = await needs.storeCredit.outstanding(site);
    const who = customers === 1 ? 'customer' : 'customers';
    await print(
      `${site} owes ${money(amount, SITES[site].currency)} of store credit to ${customers} ${who}.`,
    );
    return 0;
  }
  const customer = await needs.customers.byEmail(site, email);
  if (!customer) {
    await print(`${email} has no account at ${site}.`);
    return 1;
  }
  if (asked.change !== undefined && !(await change(needs, customer.id, asked, print))) return 1;
  await list(needs, customer.id, asked, print);
  return 0;
}

/** Gives or takes. Answers whether it was done, now or before under the same key. */
async function change(
  { storeCredit }: Needs,
  customerId: string,
  { site, change: amount = 0, reason, key }: Asked,
  print: Print,
): Promise<boolean> {
  const said = money(Math.abs(amount), SITES[site].currency);
  if (amount > 0) {
    const isNew = await storeCredit.grant(site, customerId, { key, amount, reason });
    await print(isNew ? `Given: ${said}.` : `Nothing was given: the key ${key} was used before.`);
    return true;
  }
  const outcome = await storeCredit.correct(site, customerId, { key, amount: -amount, reason });
  await print(
    {
      done: `Taken: ${said}.`,
      repeated: `Nothing was taken: the key ${key} was used before.`,
      tooLittle: `Nothing was taken: ${said} is more than the balance.`,
    }[outcome],
  );
  return outcome !== 'tooLittle';
}

async function list({ storeCredit }: Needs, customerId: string, { site, email }: Asked, print: Print) {
  const { balance, entries } = await storeCredit.history({ site, customerId }, SHOWN);
  await print(`${email} has ${money(balance, SITES[site].currency)} of store credit at ${site}.`);
  for (const { at, kind, amount, currency, orderCode = '', reason = '', balance: after } of entries) {
    const day = at.toISOString().slice(0, 16).replace('T', ' ');
    const sums = [money(amount, currency).padStart(14), money(after, currency).padStart(14)];
    await print([day, kind.padEnd(9), ...sums, orderCode, reason].join('  ').trimEnd());
  }
}

const money = (minor: number, currency: Currency): string => `${(minor / 100).toFixed(2)} ${currency}`;

/** Minor units of an amount as it is typed, above zero. */
function amountOf(typed: string | undefined): number | undefined {
  const [, whole = '', cents = ''] = /^(\d{1,5})(?:\.(\d{2}))?$/.exec(typed ?? '') ?? [];
  const minor = Number(whole) * 100 + Number(cents);
  return whole !== '' && minor > 0 ? minor : undefined;
}

function parse(argv: readonly string[]): Asked | undefined {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { site: { ...text, default: SITE_IDS[0] }, grant: text, take: text, reason: text, key: text },
    });
    const [email, extra] = positionals;
    const { grant, take, reason = '', key = randomUUID() } = values;
    const changes = grant !== undefined || take !== undefined;
    const amount = amountOf(grant ?? take);
    const isWhole =
      email !== undefined && amount !== undefined && reason.trim() !== '' && reason.length <= 240;
    if (extra !== undefined || (grant !== undefined && take !== undefined)) return undefined;
    if (changes ? !isWhole : values.reason !== undefined || values.key !== undefined) return undefined;
    if (!/^[\x21-\x7e]{1,64}$/.test(key)) return undefined;
    const change = amount === undefined ? undefined : grant === undefined ? -amount : amount;
    return { email, site: values.site as SiteId, change, reason, key: `operator:${key}` };
  } catch {
    // An unknown option.
    return undefined;
  }
}
