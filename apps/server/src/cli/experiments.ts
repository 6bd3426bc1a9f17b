/** `npm run experiments -- list|save|report`. */

import { experimentsCommand } from './commands/experiments.command.ts';
import { runCommand } from './commands/run.ts';

await runCommand('experiments', experimentsCommand, process.argv.slice(2));
