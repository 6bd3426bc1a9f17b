import { parseArgs } from 'node:util';
import { SITE_IDS, type SiteId } from '@crema/brands';
import { checkEmail } from '#platform/mail/address.ts';
import type { ReferralsService } from './referrals.service.ts';

const USAGE = `npm run customers -- referrals [--site ${SITE_IDS.join('|')}]   lists the referrals that wait for an agent
npm run customers -- referrals --forget <email> [--site …]   forgets the address of a referred friend`;

type Print = (line: string) => void | Promise<void>;

/**
 * The operator's `customers -- referrals` command. Whether a held referral is released or refused is said by an agent, by
 * the calls of the API.
 *
 * @param argv what stands after `referrals`.
 * @returns the exit code: 0 done, 1 refused with a sentence, 2 not understood.
 */
export async function runReferralsCommand(
  referrals: Pick<ReferralsService, 'forgetFriend' | 'held'>,
  argv: readonly string[],
  print: Print,
): Promise<number> {
  const asked = parse(argv);
  if (!asked) {
    await print(USAGE);
    return 2;
  }
  const { site, forget } = asked;
  if (!SITE_IDS.includes(site)) {
    await print(`--site is ${SITE_IDS.join(', ')}.`);
    return 1;
  }
  if (forget !== undefined) {
    const email = checkEmail(forget);
    if (!email) {
      await print(`${forget} is not an e-mail address.`);
      return 1;
    }
    const forgotten = await referrals.forgetFriend(site, email);
    await print(
      `${email} is forgotten: ${forgotten} ${forgotten === 1 ? 'referral' : 'referrals'} named it.`,
    );
    return 0;
  }
  const held = await referrals.held(site);
  for (const { referral, sender } of held) {
    const { id, customerId, code, email = '(forgotten)', orderCode = '', heldFor, dueAt } = referral;
    const due = dueAt ? `due ${dueAt.toISOString().slice(0, 10)}` : 'not delivered yet';
    await print(
      `${id}  ${sender} (${customerId}) → ${email}  ${code}  ${orderCode}  same ${heldFor.join(', ')}  ${due}`,
    );
  }
  await print(`${held.length} held at ${site}.`);
  return 0;
}

function parse(argv: readonly string[]): { site: SiteId; forget?: string } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { site: { type: 'string', default: SITE_IDS[0] }, forget: { type: 'string' } },
    });
    if (positionals.length > 0) return undefined;
    return { site: values.site as SiteId, ...(values.forget === undefined ? {} : { forget: values.forget }) };
  } catch {
    // An unknown option.
    return undefined;
  }
}
