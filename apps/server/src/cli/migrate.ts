/** `npm run migrate`: brings the database to this release and ends. */
import { migrateCommand } from './database/migrate.ts';
import { runDatabaseCommand } from './database/run.ts';

await runDatabaseCommand(migrateCommand);
