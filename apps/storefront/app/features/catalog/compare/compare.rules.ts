/** What a shopper has chosen to compare. */
export interface Compared {
  code: string;
  name: string;
  /** Products of one kind are compared with each other. */
  kind: string;
  image?: string;
}

export interface Choice {
  items: readonly Compared[];
  /** What the shopper must be told about the last press. */
  note: 'full' | 'startedAnew' | null;
}

/**
 * The choice after a press on a product: a chosen one is removed, another is added if there is room. A product of
 * another kind begins a new comparison.
 */
export function toggled(items: readonly Compared[], item: Compared, most: number): Choice {
  if (items.some(({ code }) => code === item.code))
    return { items: items.filter(({ code }) => code !== item.code), note: null };
  if (items.length > 0 && items[0]?.kind !== item.kind) return { items: [item], note: 'startedAnew' };
  if (items.length >= most) return { items, note: 'full' };
  return { items: [...items, item], note: null };
}

/** Reads what a browser kept; what is not valid is left out. */
export function readCompared(text: string | null, most: number): Compared[] {
  try {
    const items = JSON.parse(text ?? '[]') as unknown;
    if (!Array.isArray(items)) return [];
    return items.filter(isCompared).slice(0, most);
  } catch {
    return [];
  }
}

const isCompared = (item: unknown): item is Compared => {
  const { code, name, kind, image } = (item ?? {}) as Partial<Record<keyof Compared, unknown>>;
  return (
    [code, name, kind].every((text) => typeof text === 'string' && text !== '') &&
    (image === undefined || typeof image === 'string')
  );
};
