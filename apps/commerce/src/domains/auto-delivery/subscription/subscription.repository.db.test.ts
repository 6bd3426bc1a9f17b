import { openTestDatabase, type TestDatabase } from '@crema/testing';
import { subscription } from '@crema/testing/factories/subscription';
import { beforeAll, expect, test } from 'vitest';
import { autoDeliveryRepository } from './subscription.repository.ts';

let db: TestDatabase;
const NOW = new Date('2027-01-04T15:00:00Z');
beforeAll(async () => {
  db = await openTestDatabase();
});

test('a subscription comes back as it was written, and is made once however often its purchase is', async () => {
  const repository = autoDeliveryRepository(db);
  const made = subscription({
    lines: [
      { code: 'dawn-24', quantity: 2, once: false, backups: ['noon-24'] },
      { code: 'nib-24', quantity: 1, once: true, backups: [] },
    ],
  });
  const id = (await repository.insert(made)) as string;
  expect(await repository.insert(made)).toBeUndefined();
  const { sourceKey: _, ...fields } = made;
  const lines = made.lines.map((line, lineNumber) => ({ lineNumber, ...line }));
  const expected = { ...fields, id, lines, updatedAt: made.createdAt };
  expect(await repository.byId(id)).toMatchObject(expected);

  const paused = { ...expected, status: 'PAUSED', nextDate: '2027-03-10', spent: 4272 } as const;
  await db.transaction(async () => {
    const locked = await repository.lock(id);
    expect(locked).toMatchObject(expected);
    await repository.save(paused, NOW);
    await repository.addLine(id, { code: 'nib-24', quantity: 3, once: false, backups: [] });
    await repository.removeOnceLines(id);
  });
  expect(await repository.ofCustomer(made.site, made.customerId)).toMatchObject([
    {
      status: 'PAUSED',
      nextDate: '2027-03-10',
      spent: 4272,
      lines: [lines[0], { lineNumber: 2, quantity: 3 }],
    },
  ]);
});

test('a turn is taken once, and only a skipped one is taken back', async () => {
  const repository = autoDeliveryRepository(db);
  const subscriptionId = (await repository.insert(subscription())) as string;
  const turn = { subscriptionId, cycle: 1, date: '2027-02-01', status: 'skipped', ceiling: 4272 } as const;
  expect(await repository.insertOccurrence({ ...turn, undoUntil: NOW }, NOW)).toBe(true);
  expect(await repository.insertOccurrence({ ...turn, status: 'pending' }, NOW)).toBe(false);
  expect(await repository.occurrence(subscriptionId, 1)).toMatchObject({ ...turn, undoUntil: NOW });
  await repository.forgetSkips(subscriptionId);
  expect((await repository.occurrence(subscriptionId, 1))?.undoUntil).toBeUndefined();
  await repository.deleteOccurrence(subscriptionId, 1);
  expect(await repository.insertOccurrence({ ...turn, status: 'pending' }, NOW)).toBe(true);
  await repository.deleteOccurrence(subscriptionId, 1);
  expect(await repository.openOccurrences(subscriptionId)).toMatchObject([{ cycle: 1, status: 'pending' }]);
  await repository.giveUpOccurrences(subscriptionId, NOW);
  expect(await repository.occurrences(subscriptionId, 5)).toMatchObject([
    { status: 'cancelled', settledAt: NOW },
  ]);
});
