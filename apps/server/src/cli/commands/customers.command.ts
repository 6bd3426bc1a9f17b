import { runCustomersCommand } from '@crema/commerce/domains/customers/index';
import { runReferralsCommand } from '@crema/commerce/domains/referrals/index';
import { runCreditCommand } from '@crema/commerce/domains/store-credit/index';
import type { Command } from './run.ts';

export const customersCommand: Command = ({ customers, referrals, storeCredit }, [first, ...rest], io) => {
  const print = (line: string) => io.out(`${line}\n`);
  if (first === 'credit') return runCreditCommand({ storeCredit, customers }, rest, print);
  return first === 'referrals'
    ? runReferralsCommand(referrals, rest, print)
    : runCustomersCommand(customers, first === undefined ? [] : [first, ...rest], print);
};
