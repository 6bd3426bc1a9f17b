/** Before the tests on PostgreSQL: a server of their own with one migrated base to copy from. */
import { migrate, openPostgres } from '@crema/commerce/platform/db/index';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from '../../../tools/testbed/index.ts';

let server: PostgresServer | undefined;

export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres({ fsync: false });
  const template = await server.createDatabase();
  const onConnectionError = (error: Error): never => {
    throw error;
  };
  const db = await openPostgres({ url: server.url(template), poolSize: 1, onConnectionError });
  await migrate(db);
  await db.close();
  project.provide('testDatabase', { kind: 'postgres', url: server.url(), template });
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
