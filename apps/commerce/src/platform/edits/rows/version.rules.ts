import { createHash } from 'node:crypto';
import type { Resource, State } from '../edits.types.ts';

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
const canonical = (value: unknown): string => JSON.stringify(ordered(value)) ?? 'null';

/** Whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

/** A digest of what a value says, 22 characters. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(canonical(value)).digest('base64url').slice(0, 22);

/**
 * The version of a row: a digest of the fields that can be edited. Whoever wrote it, an import or a command included,
 * gives it a new one; what only happens to it, such as a coupon's uses, does not.
 */
export function versionOf(resource: Pick<Resource, 'schema'>, state: State): string {
  return digestOf(editableOf(resource, state));
}

/** The fields of a state that can be edited. */
export const editableOf = ({ schema }: Pick<Resource, 'schema'>, state: State): State =>
  Object.fromEntries(
    Object.entries(state).filter(
      ([field]) => (schema.properties[field] as { readOnly?: boolean } | undefined)?.readOnly !== true,
    ),
  );
