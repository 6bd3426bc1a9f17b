import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ImportReport } from '../import/import.types.ts';
import type { Sentence } from '../sentences/sentence.rules.ts';
import type { Difference, ImportFinding, ImportStatus } from './transfer.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Catalogue files that staff upload: how far each is, and what its check has found. The files are on disk. */
export const catalogImports = pgTable(
  'catalog_imports',
  {
    id: uuid().primaryKey(),
    at: instant('at').notNull(),
    site: text().notNull(),
    staffId: uuid('staff_id').notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer().notNull(),
    /** Lets go what a product has and the file does not. */
    replace: boolean().notNull(),
    /** Takes every stock figure, over sales made since. */
    allStock: boolean('all_stock').notNull(),
    status: text().$type<ImportStatus>().notNull(),
    /** Of the phase that runs: bytes while the file is read, then products. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** When the process that works on it was last heard of; null: nobody does. */
    beatAt: instant('beat_at'),
    checkedAt: instant('checked_at'),
    endedAt: instant('ended_at'),
    /** Why the file cannot be used, in English. */
    problem: text(),
    /** The same as data, for words in another language. */
    refusal: jsonb().$type<Sentence>(),
    report: jsonb().$type<ImportReport>(),
    /** The first of them; all are counted. */
    differences: jsonb().$type<Difference[]>().notNull().default([]),
    changes: integer().notNull().default(0),
    findings: jsonb().$type<ImportFinding[]>().notNull().default([]),
    /** The edits that it has made, with one undo; null: too many for one. */
    batch: uuid(),
  },
  (table) => [
    index('catalog_imports_site').on(table.site, table.at),
    index('catalog_imports_running').on(table.at).where(sql`status in ('checking', 'applying')`),
  ],
);
