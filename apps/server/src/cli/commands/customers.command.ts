import { runCustomersCommand } from '@crema/commerce/domains/customers/index';
import type { Command } from './run.ts';

export const customersCommand: Command = ({ customers }, args, io) =>
  runCustomersCommand(customers, args, (line) => io.out(`${line}\n`));
