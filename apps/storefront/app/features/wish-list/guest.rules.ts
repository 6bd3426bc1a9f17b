import type { Wish } from './wishes.types.ts';

/** With a variant first; one that is there stays where it is. Undefined where there is no room for it. */
export function withWish(list: readonly Wish[], wish: Wish, most: number): readonly Wish[] | undefined {
  if (list.some(({ code }) => code === wish.code)) return list;
  return list.length < most ? [wish, ...list] : undefined;
}

/** Without some variants. */
export const withoutWishes = (list: readonly Wish[], codes: readonly string[]): readonly Wish[] =>
  list.filter(({ code }) => !codes.includes(code));

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What was kept, as far as it can be read: whatever else stands there is no list. */
export function parseWishes(text: string | null, most: number): Wish[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    const wishes = kept.flatMap((one: Partial<Wish> | null) =>
      isText(one?.code) && isText(one.productCode) && isText(one.name)
        ? [{ code: one.code, productCode: one.productCode, name: one.name }]
        : [],
    );
    return [...new Map(wishes.map((wish) => [wish.code, wish])).values()].slice(0, most);
  } catch {
    return [];
  }
}
