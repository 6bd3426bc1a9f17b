import { runKitsCommand } from '@crema/commerce/domains/campaigns/index';
import { runCustomersCommand } from '@crema/commerce/domains/customers/index';
import { runPointsCommand } from '@crema/commerce/domains/perks/index';
import { runReferralsCommand } from '@crema/commerce/domains/referrals/index';
import { runCreditCommand } from '@crema/commerce/domains/store-credit/index';
import type { Command } from './run.ts';

export const customersCommand: Command = (
  { campaigns, customers, perks, referrals, storeCredit },
  args,
  io,
) => {
  const print = (line: string) => io.out(`${line}\n`);
  const [first, ...rest] = args;
  if (first === 'points') return runPointsCommand({ customers, operator: perks.operator }, rest, print);
  if (first === 'credit') return runCreditCommand({ storeCredit, customers }, rest, print);
  if (first === 'referrals') return runReferralsCommand(referrals, rest, print);
  if (first === 'kits') return runKitsCommand({ customers, operator: campaigns.operator }, rest, print);
  return runCustomersCommand(customers, args, print);
};
