/** `npm run customers -- employee <email>`. */
import { customersCommand } from './customers.command.ts';
import { runCommand } from './handover.run.ts';

await runCommand('customers', customersCommand, process.argv.slice(2));
