/** `npm run staff -- add|link|remove|list|code|audit`. */
import { runCommand } from './commands/run.ts';
import { staffCommand } from './commands/staff.command.ts';

await runCommand('staff', staffCommand, process.argv.slice(2));
