/** What of the starter's texts is still to be filled: words in brackets, such as “[Your opening hours]”. */

const BRACKETED = /\[[^[\]]+\]/g;

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object')
    for (const item of Object.values(value)) yield* textsIn(item);
}

/** The bracketed words in the texts of a value. */
export const placeholdersIn = (value: unknown): string[] =>
  [...textsIn(value)].flatMap((text) => text.match(BRACKETED) ?? []);

/** Uids of the components that still have one of the starter's placeholders, in their order. */
export const unfilledAmong = (
  components: Iterable<{ uid: string; data: unknown }>,
  starter: ReadonlySet<string>,
): string[] =>
  [...components].flatMap(({ uid, data }) =>
    placeholdersIn(data).some((placeholder) => starter.has(placeholder)) ? [uid] : [],
  );
