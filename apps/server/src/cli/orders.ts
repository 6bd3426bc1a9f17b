/** `npm run orders -- list|ship|deliver|cancel|refund|return|stuck`. */

import { ordersCommand } from './commands/orders.command.ts';
import { runCommand } from './commands/run.ts';

await runCommand('orders', ordersCommand, process.argv.slice(2));
