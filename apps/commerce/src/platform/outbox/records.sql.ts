import { sql } from 'drizzle-orm';
import type { EmailRecord } from './outbox.types.ts';

export type Row = Record<string, unknown>;

/** Channel by which workers learn of new mails. */
export const OUTBOX_CHANNEL = 'outbox';

/** Not sent, skipped or dead. */
export const OPEN = sql.raw('sent_at is null and skipped_at is null and dead_at is null');
/** The columns that `toRecord` reads. */
export const RECORD = sql.raw(
  `id, number, kind, site, language, email, created_at as "createdAt", next_attempt_at as "nextAttemptAt",
   expires_at as "expiresAt", attempts, last_error as "lastError", sent_at as "sentAt",
   skipped_at as "skippedAt", dead_at as "deadAt"`,
);

const instantOf = (value: unknown): Date | undefined => (value ? new Date(value as string) : undefined);

export const toRecord = (row: Row): EmailRecord => ({
  id: String(row.id),
  number: Number(row.number),
  kind: String(row.kind),
  site: String(row.site),
  language: String(row.language),
  email: String(row.email),
  createdAt: new Date(row.createdAt as string),
  nextAttemptAt: new Date(row.nextAttemptAt as string),
  expiresAt: instantOf(row.expiresAt),
  attempts: Number(row.attempts),
  lastError: row.lastError ? String(row.lastError) : undefined,
  sentAt: instantOf(row.sentAt),
  skippedAt: instantOf(row.skippedAt),
  deadAt: instantOf(row.deadAt),
});
