/** `npm run content -- preview`. */
import { contentCommand } from './content.command.ts';
import { runCommand } from './handover.run.ts';

await runCommand('content', contentCommand, process.argv.slice(2));
