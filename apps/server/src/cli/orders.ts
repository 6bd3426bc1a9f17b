/** `npm run orders -- list|ship|deliver|cancel|refund|return`. */
import { runCommand } from './handover.run.ts';
import { ordersCommand } from './orders.command.ts';

await runCommand('orders', ordersCommand, process.argv.slice(2));
