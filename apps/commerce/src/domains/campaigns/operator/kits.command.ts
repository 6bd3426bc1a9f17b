import { parseArgs } from 'node:util';
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { CustomersService } from '#domains/customers/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import type { KitsOperator } from './operator.service.ts';

const SITES_ASKED = `[--site ${SITE_IDS.join('|')}]`;
const USAGE = `npm run customers -- kits ${SITES_ASKED}   what customers would owe if all commitments ended today, and what campaigns have sold
npm run customers -- kits owed ${SITES_ASKED}   what no card paid for ending early
npm run customers -- kits <email> ${SITES_ASKED}   the commitments of a customer`;

type Print = (line: string) => void | Promise<void>;

interface Parts {
  customers: Pick<CustomersService, 'byEmail'>;
  operator: KitsOperator;
}

/**
 * The operator's `customers -- kits` command.
 *
 * @param argv what stands after `kits`.
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runKitsCommand(
  { customers, operator }: Parts,
  argv: readonly string[],
  print: Print,
): Promise<number> {
  const asked = parse(argv);
  if (!asked) {
    await print(USAGE);
    return 2;
  }
  const { site, word } = asked;
  if (!SITE_IDS.includes(site)) {
    await print(`--site is ${SITE_IDS.join(', ')}.`);
    return 1;
  }
  if (word === undefined) return exposure(operator, site, print);
  if (word === 'owed') return owed(operator, site, print);
  const customer = await customers.byEmail(site, word);
  if (!customer) {
    await print(`${word} has no account at ${site}.`);
    return 1;
  }
  for (const one of await operator.of(site, customer.id)) {
    const { id, campaignCode, brewer, status, weightDone, weightCommitted, unit, deadline, earlyEnd } = one;
    await print(
      `${id}  ${campaignCode}  ${brewer.name}  ${status}  ${weightDone} of ${weightCommitted} ${unit} by ${deadline}  ending costs ${earlyEnd.amount.formattedValue}`,
    );
  }
  return 0;
}

async function exposure(operator: KitsOperator, site: SiteId, print: Print): Promise<number> {
  const { currency, byCode, commitments, amount } = await operator.exposure(site);
  const price = (minor: number) => toPrice(minor, currency, 'en').formattedValue;
  await print(`${site}: ${commitments} commitments run; ${price(amount)} would be owed if all ended today.`);
  for (const one of byCode)
    await print(`  ${one.code}  ${one.commitments} run, ${one.weightOwed} to buy, ${price(one.amount)}`);
  for (const { code, uses, spent } of await operator.uses(site))
    await print(`  ${code}  ${uses} sold, ${price(spent)} taken off brewers`);
  return 0;
}

async function owed(operator: KitsOperator, site: SiteId, print: Print): Promise<number> {
  const all = await operator.owed(site);
  for (const { kitId, orderCode, amount, failedOn } of all)
    await print(`${kitId}  ${orderCode}  ${(amount / 100).toFixed(2)}  first declined ${failedOn ?? ''}`);
  await print(`${all.length} owed at ${site}.`);
  return 0;
}

function parse(argv: readonly string[]): { site: SiteId; word?: string } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { site: { type: 'string', default: SITE_IDS[0] } },
    });
    const [word, extra] = positionals;
    if (extra !== undefined) return undefined;
    return { site: values.site as SiteId, ...(word !== undefined && { word }) };
  } catch {
    // An unknown option.
    return undefined;
  }
}
