import { setTimeout as delay } from 'node:timers/promises';
import { openTestCommerce } from '@crema/testing';
import pg from 'pg';
import { expect, test } from 'vitest';

test('closing waits for a reading of changed content, so that nothing reads afterwards', async () => {
  const { commerce, db } = await openTestCommerce();
  const other = new pg.Client({ connectionString: db.url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('lock table cms_pages, cms_components, site_entries in access exclusive mode');
    await commerce.platform.changes.publish({ site: 'usb2c', tags: ['cms:usb2c'] });
    await commerce.platform.changes.heard();
    const closing = commerce.close().then(() => 'closed');
    expect(await Promise.race([closing, delay(500, 'waits')])).toBe('waits');
    await other.query('commit');
    expect(await closing).toBe('closed');
  } finally {
    await other.end();
  }
});
