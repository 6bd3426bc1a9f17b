import { runCustomersCommand } from '@crema/commerce/domains/customers/index';
import { runPointsCommand } from '@crema/commerce/domains/perks/index';
import type { Command } from './run.ts';

export const customersCommand: Command = ({ customers, perks: { operator } }, args, io) => {
  const print = (line: string) => io.out(`${line}\n`);
  const [first, ...rest] = args;
  return first === 'points'
    ? runPointsCommand({ customers, operator }, rest, print)
    : runCustomersCommand(customers, args, print);
};
