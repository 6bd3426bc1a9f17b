import type { ContactForm } from '../checkout.types.ts';

/** The fields that a postal code fills in. */
export const FILLED = ['town', 'region'] as const;
export type FilledName = (typeof FILLED)[number];
/** What a postal code says of them; empty: unknown. */
export type Filling = Record<FilledName, string>;

/**
 * What a postal code changes in the form: fields that are empty, or still hold what the code before it filled in. What the
 * shopper typed stays.
 *
 * @param before what the last postal code said
 * @param typed fields that the shopper changed by hand
 */
export function fillIn(
  form: Readonly<Filling>,
  now: Filling,
  before: Partial<Filling>,
  typed: ReadonlySet<FilledName>,
): Partial<Pick<ContactForm, FilledName>> {
  const own = FILLED.filter(
    (name) => form[name].trim() === '' || (!typed.has(name) && form[name] === before[name]),
  );
  return Object.fromEntries(
    own.flatMap((name) => (now[name] === form[name] ? [] : [[name, now[name]] as const])),
  );
}
