import { setTimeout as delay } from 'node:timers/promises';
import type { Changes } from '@crema/commerce/platform/changes/index';
import type { Database } from '@crema/commerce/platform/db/index';

/** Why a process is not ready for requests; empty: it is ready. */
export interface Readiness {
  process?: 'stopping';
  /** Does not answer within `DEADLINE_MS`. */
  database?: 'away';
  /** Prices in memory may have changed: no order is placed until they have been read again. */
  changes?: 'unheard';
}

/** Load balancers wait a few seconds at most. */
const DEADLINE_MS = 2000;

/** What `/readyz` says, within two seconds whatever the database does. Never rejects. */
export function createReadiness({
  db,
  changes,
  isStopping,
}: {
  db: Pick<Database, 'execute'> | undefined;
  changes: Pick<Changes, 'isCurrent'> | undefined;
  isStopping(): boolean;
}): () => Promise<Readiness> {
  /** One query at a time, so that probes of a database that is away take one connection at most. */
  let asking: Promise<boolean> | undefined;
  const answers = (database: Pick<Database, 'execute'>): Promise<boolean> => {
    asking ??= database
      .execute('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  return async () => {
    if (isStopping()) return { process: 'stopping' };
    const isThere = !db || (await Promise.race([answers(db), delay(DEADLINE_MS, false, { ref: false })]));
    return {
      ...(isThere ? {} : { database: 'away' as const }),
      ...(changes && !changes.isCurrent() ? { changes: 'unheard' as const } : {}),
    };
  };
}
