import { runExperimentsCommand } from '@crema/commerce/domains/experiments/index';
import type { Command } from './run.ts';

export const experimentsCommand: Command = ({ experiments }, args, io) =>
  runExperimentsCommand(experiments, args, (line) => io.out(`${line}\n`));
