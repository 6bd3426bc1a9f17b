import { runOrdersCommand } from '@crema/commerce/domains/orders/index';
import type { Command } from './run.ts';

export const ordersCommand: Command = ({ orders }, args, io) =>
  runOrdersCommand(
    orders,
    args,
    (line) => io.out(`${line}\n`),
    async (question) => io.ask?.(question),
  );
