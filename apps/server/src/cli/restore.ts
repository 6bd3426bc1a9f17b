/** `npm run restore -- <folder>`: a backup into an empty database. */
import { restoreCommand } from './database/restore.ts';
import { runDatabaseCommand } from './database/run.ts';

await runDatabaseCommand(restoreCommand);
