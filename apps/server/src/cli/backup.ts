/** `npm run backup`: a copy of the database and the pictures. */
import { runCommand } from './commands/run.ts';
import { backupEmbedded, backupPostgres } from './database/backup.ts';
import { runDatabaseCommand } from './database/run.ts';

if (process.env.DATABASE_URL) await runDatabaseCommand(backupPostgres);
else await runCommand('backup', backupEmbedded, process.argv.slice(2));
