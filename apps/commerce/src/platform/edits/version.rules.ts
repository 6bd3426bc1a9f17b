import { createHash } from 'node:crypto';

/** A value with its keys in order, as JSON has it: `undefined` is absent. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, field]) => [key, ordered(field)]),
  );
}

/** A value as text: equal values are equal texts, in whatever order their keys are. */
export const canonical = (value: unknown): string => JSON.stringify(ordered(value)) ?? 'null';

/** Whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/**
 * The version of a row: a digest of what it says, 22 characters. Whoever wrote it, an import or a command included, gives
 * it a new one.
 */
export const versionOf = (state: unknown): string =>
  createHash('sha256').update(canonical(state)).digest('base64url').slice(0, 22);
