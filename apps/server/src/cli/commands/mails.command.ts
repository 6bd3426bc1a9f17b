import { runMailsCommand } from '@crema/commerce/platform/outbox/index';
import type { Command } from './run.ts';

export const mailsCommand: Command = ({ platform }, args, io) =>
  runMailsCommand(platform.outbox, args, (line) => io.out(`${line}\n`));
