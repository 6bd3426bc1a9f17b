import type { SiteId } from '@crema/brands';
import { and, desc, eq, lt, max, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/index.ts';
import type { QuizDefinition } from './definition/definition.types.ts';
import { quizCounts, quizResults, quizVersions, tasteProfiles } from './quizzes.tables.ts';
import type { QuestionCount, QuizName, QuizResult, TasteProfile } from './quizzes.types.ts';

interface Owner {
  site: SiteId;
  customerId: string;
}

/** One question of one version, on one day. */
interface CountKey {
  site: SiteId;
  quiz: QuizName;
  version: number;
  question: string;
  day: string;
}

export type Counted = 'shown' | 'answered' | 'skipped';

/** All SQL of quizzes. */
export function quizzesRepository(db: Database) {
  return {
    versions: versionQueries(db),
    results: resultQueries(db),
    counts: countQueries(db),
    profiles: profileQueries(db),
  };
}

export type QuizzesRepository = ReturnType<typeof quizzesRepository>;

function versionQueries(db: Database) {
  const of = (site: SiteId, quiz: QuizName) => and(eq(quizVersions.site, site), eq(quizVersions.quiz, quiz));
  return {
    /** In the running transaction: others who change a quiz of the site wait until it has ended. */
    lock: async (site: SiteId): Promise<void> =>
      void (await db.rows(sql`select pg_advisory_xact_lock(hashtextextended(${`quizzes ${site}`}, 0))`)),

    latest: async (site: SiteId, quiz: QuizName): Promise<number | undefined> => {
      const [row] = await db.q
        .select({ version: max(quizVersions.version) })
        .from(quizVersions)
        .where(of(site, quiz));
      return row?.version ?? undefined;
    },
    read: async (site: SiteId, quiz: QuizName, version: number): Promise<QuizDefinition | undefined> => {
      const [row] = await db.q
        .select({ definition: quizVersions.definition })
        .from(quizVersions)
        .where(and(of(site, quiz), eq(quizVersions.version, version)));
      return row?.definition;
    },
    /** Answers whether the version is new: true for exactly one of parallel imports. */
    add: async (row: typeof quizVersions.$inferInsert): Promise<boolean> =>
      (
        await db.q
          .insert(quizVersions)
          .values(row)
          .onConflictDoNothing()
          .returning({ version: quizVersions.version })
      ).length > 0,
  };
}

function resultQueries(db: Database) {
  const table = quizResults;
  const of = ({ site, customerId }: Owner) => and(eq(table.site, site), eq(table.customerId, customerId));
  return {
    add: async (site: SiteId, customerId: string | undefined, result: QuizResult): Promise<void> => {
      await db.q.insert(table).values({ site, ...result, customerId: customerId ?? null });
    },
    read: async (site: SiteId, quiz: QuizName, id: string, now: Date): Promise<QuizResult | undefined> => {
      const [row] = await db.q
        .select()
        .from(table)
        .where(and(eq(table.id, id), eq(table.site, site), eq(table.quiz, quiz)));
      return row && row.expiresAt > now ? row : undefined;
    },
    ofCustomer: (owner: Owner) =>
      db.q
        .select({
          quiz: table.quiz,
          version: table.version,
          answers: table.answers,
          picks: table.picks,
          createdAt: table.createdAt,
          expiresAt: table.expiresAt,
        })
        .from(table)
        .where(of(owner))
        .orderBy(desc(table.createdAt)),
    forget: (owner: Owner) => db.q.delete(table).where(of(owner)),
    expire: (now: Date) => db.q.delete(table).where(lt(table.expiresAt, now)),
  };
}

function countQueries(db: Database) {
  const table = quizCounts;
  return {
    add: async (key: CountKey, counted: Counted): Promise<void> => {
      const one = (name: Counted) => (name === counted ? 1 : 0);
      await db.q
        .insert(table)
        .values({ ...key, shown: one('shown'), answered: one('answered'), skipped: one('skipped') })
        .onConflictDoUpdate({
          target: [table.site, table.quiz, table.version, table.question, table.day],
          set: { [counted]: sql`${table[counted]} + 1` },
        });
    },
    /** Of one version, over all days. */
    of: async (site: SiteId, quiz: QuizName, version: number): Promise<QuestionCount[]> => {
      const total = (name: Counted) => sql<number>`sum(${table[name]})`.mapWith(Number);
      return db.q
        .select({
          question: table.question,
          shown: total('shown'),
          answered: total('answered'),
          skipped: total('skipped'),
        })
        .from(table)
        .where(and(eq(table.site, site), eq(table.quiz, quiz), eq(table.version, version)))
        .groupBy(table.question);
    },
  };
}

function profileQueries(db: Database) {
  const table = tasteProfiles;
  const of = ({ site, customerId }: Owner) => and(eq(table.site, site), eq(table.customerId, customerId));
  return {
    read: async (owner: Owner): Promise<TasteProfile | undefined> => {
      const [row] = await db.q
        .select({ version: table.version, answers: table.answers, updatedAt: table.updatedAt })
        .from(table)
        .where(of(owner));
      return row;
    },
    keep: async (owner: Owner, profile: TasteProfile): Promise<void> => {
      await db.q
        .insert(table)
        .values({ ...owner, ...profile })
        .onConflictDoUpdate({ target: [table.site, table.customerId], set: profile });
    },
    forget: (owner: Owner) => db.q.delete(table).where(of(owner)),
  };
}
