import { runContentCommand } from '@crema/commerce/domains/content/index';
import type { Command } from './run.ts';

export const contentCommand: Command = (commerce, args, io) =>
  runContentCommand(commerce, args, (line) => io.out(`${line}\n`));
