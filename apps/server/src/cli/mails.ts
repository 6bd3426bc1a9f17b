/** `npm run mails -- list|show|send`. */

import { mailsCommand } from './commands/mails.command.ts';
import { runCommand } from './commands/run.ts';

await runCommand('mails', mailsCommand, process.argv.slice(2));
