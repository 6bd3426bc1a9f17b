/** Items in their order: those in a row that leave room for each other together, everything else by itself. */
export function inGroups<T>(items: readonly T[], leavesRoom: (item: T) => boolean): T[][] {
  const groups: T[][] = [];
  let before = false;
  for (const item of items) {
    const fits = leavesRoom(item);
    const last = groups.at(-1);
    if (fits && before && last) last.push(item);
    else groups.push([item]);
    before = fits;
  }
  return groups;
}

/** Works all items off, so many at once; the results are in the items' order. */
export async function sideBySide<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const left = [...items.entries()];
  const lane = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) results[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
