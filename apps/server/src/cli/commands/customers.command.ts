import { runCustomersCommand } from '@crema/commerce/domains/customers/index';
import { runReferralsCommand } from '@crema/commerce/domains/referrals/index';
import type { Command } from './run.ts';

export const customersCommand: Command = ({ customers, referrals }, [first, ...rest], io) => {
  const print = (line: string) => io.out(`${line}\n`);
  return first === 'referrals'
    ? runReferralsCommand(referrals, rest, print)
    : runCustomersCommand(customers, first === undefined ? [] : [first, ...rest], print);
};
