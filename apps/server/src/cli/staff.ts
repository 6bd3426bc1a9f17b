/** `npm run staff -- add|link|remove|list|code|audit`. */
import { runCommand } from './handover.run.ts';
import { staffCommand } from './staff.command.ts';

await runCommand('staff', staffCommand, process.argv.slice(2));
