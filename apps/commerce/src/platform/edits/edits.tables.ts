import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ScheduledStatus, State } from './edits.types.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Every change that staff made in the back office, with what was there before. */
export const edits = pgTable(
  'edits',
  {
    id: uuid().primaryKey(),
    /** The order in which they were made. */
    number: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    site: text().notNull(),
    resource: text().notNull(),
    key: text().notNull(),
    staffId: uuid('staff_id').notNull(),
    before: jsonb().$type<State>(),
    after: jsonb().$type<State>(),
    reason: text(),
    undoes: uuid(),
    undoneBy: uuid('undone_by'),
    batch: uuid(),
    scheduled: uuid(),
  },
  (table) => [
    uniqueIndex('edits_number').on(table.number),
    index('edits_row').on(table.site, table.resource, table.key, table.number),
    index('edits_site').on(table.site, table.number),
    index('edits_batch').on(table.batch).where(sql`batch is not null`),
  ],
);

/** Changes that wait for their time, and those in effect until another. */
export const scheduledEdits = pgTable(
  'scheduled_edits',
  {
    id: uuid().primaryKey(),
    at: instant('at').notNull(),
    site: text().notNull(),
    resource: text().notNull(),
    key: text().notNull(),
    changes: jsonb().$type<State>().notNull(),
    from: instant('from').notNull(),
    until: instant('until'),
    staffId: uuid('staff_id').notNull(),
    reason: text(),
    status: text().$type<ScheduledStatus>().notNull(),
    problem: text(),
    edit: uuid(),
    batch: uuid(),
  },
  (table) => [
    index('scheduled_edits_waiting').on(table.from).where(sql`status = 'waiting'`),
    index('scheduled_edits_active').on(table.until).where(sql`status = 'active'`),
    index('scheduled_edits_row').on(table.site, table.resource, table.key),
  ],
);

/** Bulk edits: the rows that each changes, and how far it is. */
export const editBatches = pgTable('edit_batches', {
  id: uuid().primaryKey(),
  at: instant('at').notNull(),
  site: text().notNull(),
  resource: text().notNull(),
  staffId: uuid('staff_id').notNull(),
  changes: jsonb().$type<State>().notNull(),
  reason: text(),
  from: instant('from'),
  until: instant('until'),
  /** Keys with the version that was previewed. */
  rows: jsonb().$type<[key: string, version: string][]>().notNull(),
  done: integer().notNull().default(0),
  skipped: jsonb().$type<{ key: string; message: string }[]>().notNull().default([]),
  status: text().$type<'running' | 'done' | 'undoing' | 'undone'>().notNull(),
});
