/** A database of the version before the outbox keeps its waiting mails, and says nothing twice. */
import { readFile } from 'node:fs/promises';
import { cloneTestDatabase } from '@crema/testing';
import { expect, test } from 'vitest';
import { MIGRATIONS_DIR, migrate } from '#platform/db/migrate.ts';

test('mails that waited wait in the outbox, and those that were sent stay sent', async () => {
  const db = await cloneTestDatabase();
  try {
    const text = await readFile(new URL('0000_init.sql', MIGRATIONS_DIR), 'utf8');
    // Back to what the version before had.
    await db.execute('drop table outbox_emails, quarantine');
    for (const statement of text.split('--> statement-breakpoint'))
      if (statement.includes('subscription_mails')) await db.execute(statement);
    await db.execute(`delete from schema_migrations where tag = '0001_one_outbox'`);
    const customerId = crypto.randomUUID();
    const mail = (key: string, kind: string, data: object, sentAt: string | null) =>
      db.execute(
        `insert into subscription_mails (key, site, language, email, kind, data, created_at, sent_at)
         values ($1, 'cab2c', 'fr', 'zoe@example.com', $2, $3, '2027-01-04T15:00:00Z', $4)`,
        [key, kind, JSON.stringify(data), sentAt],
      );
    await mail('reminder-2:abc:1:2027-01-06', 'reminder-2', { customerId, total: 4200 }, null);
    await mail('order:C0123456789', 'order', { orderCode: 'C0123456789' }, null);
    await mail('card-30:abc', 'card-30', { customerId }, '2027-01-04T15:01:00Z');

    expect(await migrate(db)).toBe(1);
    const { rows } = await db.execute(
      `select id, kind, site, language, email, customer_id as "customerId", data, sent_at is not null as sent,
         retry_until > now() + interval '47 hours' as "hasTime" from outbox_emails order by number`,
    );
    const addressed = { site: 'cab2c', language: 'fr', email: 'zoe@example.com', hasTime: true };
    expect(rows).toEqual([
      {
        ...{ ...addressed, id: 'reminder-2-abc-1-2027-01-06', kind: 'auto-delivery.reminder-2' },
        ...{ customerId, data: { customerId, total: 4200 }, sent: false },
      },
      {
        ...{ ...addressed, id: 'C0123456789-confirmation', kind: 'auto-delivery.order' },
        ...{ customerId: null, data: { orderCode: 'C0123456789' }, sent: false },
      },
      {
        ...{ ...addressed, id: 'card-30-abc', kind: 'auto-delivery.card-30' },
        ...{ customerId, data: { customerId }, sent: true },
      },
    ]);
    expect(await migrate(db)).toBe(0);
  } finally {
    await db.close();
  }
});
