import { bindAll } from '#platform/bind/index.ts';
import type { Database } from '#platform/db/index.ts';
import { forget, forgetPerson, ofPerson, readdress } from './person.repository.ts';
import { claim, failed, release, sent, skipped } from './queue.repository.ts';
import { add, again, byId, counts, dead, expire, list } from './records.repository.ts';

/** All SQL of the outbox. */
export const outboxRepository = (db: Database) =>
  bindAll(db, {
    ...{ add, again, byId, counts, dead, expire, list },
    ...{ claim, failed, release, sent, skipped },
    ...{ forget, forgetPerson, ofPerson, readdress },
  });

export type OutboxRepository = ReturnType<typeof outboxRepository>;
