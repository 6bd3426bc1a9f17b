import { parseArgs } from 'node:util';
import { SITE_IDS, type SiteId } from '@crema/brands';
import type { CustomersService } from './customers.service.ts';

const USAGE = `npm run customers -- employee <email> [--site ${SITE_IDS.join('|')}]   makes an account an employee's
npm run customers -- employee <email> --end [--site ${SITE_IDS.join('|')}]   … and no longer
npm run customers -- points   what a member of Perks has, and how to change it
npm run customers -- credit   what store credit a customer has, and how to give some
npm run customers -- referrals [--site …]   lists the referrals that wait for an agent`;

type Print = (line: string) => void | Promise<void>;

/**
 * The operator's `customers` command: who of the customers works here. It counts from the next token on, within
 * `auth.rotateTokenSeconds`.
 *
 * @param argv what stands after `--`.
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runCustomersCommand(
  customers: Pick<CustomersService, 'setEmployee'>,
  argv: readonly string[],
  print: Print,
): Promise<number> {
  const asked = parse(argv);
  if (!asked) {
    await print(USAGE);
    return 2;
  }
  const { email, site, end } = asked;
  if (!SITE_IDS.includes(site)) {
    await print(`--site is ${SITE_IDS.join(', ')}.`);
    return 1;
  }
  const outcome = await customers.setEmployee(site, email, !end);
  await print(
    {
      done: `${email} ${end ? 'is no longer an employee' : 'is an employee'} at ${site}.`,
      unknown: `${email} has no account at ${site}.`,
      unproved: `${email} is not confirmed yet. Have the customer use “Forgot your password?” on the log-in page and open the mailed link, then run this again.`,
    }[outcome],
  );
  return outcome === 'done' ? 0 : 1;
}

function parse(argv: readonly string[]): { email: string; site: SiteId; end: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { site: { type: 'string', default: SITE_IDS[0] }, end: { type: 'boolean', default: false } },
    });
    const [command, email, extra] = positionals;
    if (command !== 'employee' || !email || extra !== undefined) return undefined;
    return { email, site: values.site as SiteId, end: values.end };
  } catch {
    // An unknown option.
    return undefined;
  }
}
