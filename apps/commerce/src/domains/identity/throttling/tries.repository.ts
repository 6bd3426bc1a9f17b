import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import { logInTries } from './tries.tables.ts';

/** SQL of counted tries. */
export function triesRepository(db: Database) {
  return {
    /** Counts a try under each key. Called before its outcome is known, so that concurrent tries are all counted. */
    add: (keys: readonly string[], now: Date) =>
      db.q.insert(logInTries).values(keys.map((key) => ({ key, at: now.toISOString() }))),

    /**
     * Tries under a key since an instant, counted up to `most` + 1, so that counting costs the same however many there
     * are. `oldest` is the first of those counted: once it is older than the window, there are no more than `most`.
     */
    count: async (key: string, since: Date, most: number): Promise<{ tries: number; oldest?: Date }> => {
      const { at } = logInTries;
      const latest = db.q
        .select({ at })
        .from(logInTries)
        .where(and(eq(logInTries.key, key), gt(at, since.toISOString())))
        .orderBy(desc(at))
        .limit(most + 1)
        .as('latest');
      const [row] = await db.q
        .select({ tries: sql<number>`count(*)::int`, oldest: sql<string | null>`min(${latest.at})` })
        .from(latest);
      return { tries: row?.tries ?? 0, ...(row?.oldest ? { oldest: new Date(row.oldest) } : {}) };
    },

    clear: (keys: readonly string[]) => db.q.delete(logInTries).where(inArray(logInTries.key, [...keys])),
    expire: (before: Date) => db.q.delete(logInTries).where(lt(logInTries.at, before.toISOString())),
  };
}

export type TriesRepository = ReturnType<typeof triesRepository>;
