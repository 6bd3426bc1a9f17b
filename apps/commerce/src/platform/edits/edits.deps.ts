import type { FastifyBaseLogger } from 'fastify';
import type { Admin } from '#platform/admin/index.ts';
import type { Changes } from '#platform/changes/index.ts';
import type { Clock } from '#platform/clock/index.ts';
import type { Database } from '#platform/db/index.ts';
import type { App, Idempotency } from '#platform/http/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';

/** What edits need of the platform. */
export interface EditsPlatform {
  admin: Admin;
  app: App;
  changes: Changes;
  clock: Clock;
  db: Database;
  idempotency: Idempotency;
  jobs: Jobs;
  log: FastifyBaseLogger;
}
