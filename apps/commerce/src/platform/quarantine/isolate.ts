import { isOutage } from '#platform/db/index.ts';

/**
 * Works on many items at once and, if that fails, on halves of them, until each failing item is alone. `work` leaves
 * nothing behind when it fails: it is one transaction.
 *
 * @param failed called for each item that fails alone. What it throws ends everything.
 * @throws when the database is away, which no item has caused.
 */
export async function isolate<Item>(
  items: readonly Item[],
  work: (some: readonly Item[]) => Promise<void>,
  failed: (item: Item, error: unknown) => Promise<void>,
): Promise<void> {
  if (items.length === 0) return;
  let problem: unknown;
  try {
    await work(items);
    return;
  } catch (error) {
    if (isOutage(error)) throw error;
    problem = error;
  }
  const [only] = items;
  if (items.length === 1 && only !== undefined) {
    await failed(only, problem);
    return;
  }
  const middle = Math.ceil(items.length / 2);
  await isolate(items.slice(0, middle), work, failed);
  await isolate(items.slice(middle), work, failed);
}
