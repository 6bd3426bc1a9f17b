import type { SiteId } from '@crema/brands';
import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Localized, QuizDefinition } from './definition/definition.types.ts';
import type { Answers, Pick, QuizName } from './quizzes.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const quizOf = () => ({
  site: text().$type<SiteId>().notNull(),
  quiz: text().$type<QuizName>().notNull(),
});

/** Quizzes that a merchant has imported. The latest version is asked; without any, the one of `seed/quizzes`. */
export const quizVersions = pgTable(
  'quiz_versions',
  {
    ...quizOf(),
    version: integer().notNull(),
    definition: jsonb().$type<QuizDefinition>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.quiz, table.version] })],
);

/** Results that can be opened by their link, until they expire. */
export const quizResults = pgTable(
  'quiz_results',
  {
    /** 22 random characters: who has the link may open it. */
    id: text().primaryKey(),
    ...quizOf(),
    version: integer().notNull(),
    /** Null: nobody was logged in. */
    customerId: uuid('customer_id'),
    answers: jsonb().$type<Answers>().notNull(),
    picks: jsonb().$type<Pick[]>().notNull(),
    assumed: jsonb().$type<Localized[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('quiz_results_customer').on(table.site, table.customerId, table.createdAt),
    index('quiz_results_expiry').on(table.expiresAt),
  ],
);

/** How often each question was shown, answered and skipped on a day (UTC). It names nobody. */
export const quizCounts = pgTable(
  'quiz_counts',
  {
    ...quizOf(),
    version: integer().notNull(),
    question: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    shown: integer().notNull(),
    answered: integer().notNull(),
    skipped: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.quiz, table.version, table.question, table.day] })],
);

/** What customers like: kept when they ask for it, and theirs to change and remove. */
export const tasteProfiles = pgTable(
  'taste_profiles',
  {
    site: text().$type<SiteId>().notNull(),
    customerId: uuid('customer_id').notNull(),
    version: integer().notNull(),
    answers: jsonb().$type<Answers>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.site, table.customerId] })],
);
