/** `npm run catalog -- import|export`: see docs/import.md. */

import { catalogCheck, catalogCommand } from './commands/catalog.command.ts';
import { runCommand } from './commands/run.ts';

await runCommand('catalog', catalogCommand, process.argv.slice(2), {
  check: catalogCheck,
  onlyPrints: (args) => args.includes('export') && !args.includes('import'),
});
