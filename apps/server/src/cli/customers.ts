/** `npm run customers -- employee <email>`, `npm run customers -- points <email>`. */
import { customersCommand } from './commands/customers.command.ts';
import { runCommand } from './commands/run.ts';

await runCommand('customers', customersCommand, process.argv.slice(2));
