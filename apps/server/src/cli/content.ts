/** `npm run content -- preview`. */
import { contentCommand } from './commands/content.command.ts';
import { runCommand } from './commands/run.ts';

await runCommand('content', contentCommand, process.argv.slice(2));
