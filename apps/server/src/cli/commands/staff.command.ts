import type { Command } from './run.ts';

export const staffCommand: Command = ({ staff }, args, io) => staff.run(args, (line) => io.out(`${line}\n`));
