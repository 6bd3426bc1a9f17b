import { Refusal } from '../../api/errors.ts';

/** Sentences of a refusal by field, and those that belong to none. */
export interface Refused {
  fields: Record<string, string>;
  others: string[];
}

/** What of a body is around the fields. */
const AROUND = new Set(['body', 'changes', 'state']);

/** `changes.value`, `state.lines.0.price`, `/changes/value` and `value` all name a field of the form. */
export function fieldOf(subject: string, names: ReadonlySet<string>): string | undefined {
  const parts = subject.split(/[./[\]]+/).filter((part) => part !== '');
  const field = parts.length > 1 && AROUND.has(parts[0] ?? '') ? parts[1] : parts[0];
  return field !== undefined && names.has(field) ? field : undefined;
}

/** @param names fields that are shown; what is said of another is said above the form. */
export function refusedFields(error: unknown, names: ReadonlySet<string>): Refused {
  const refused: Refused = { fields: {}, others: [] };
  if (!(error instanceof Refusal)) return refused;
  for (const { subject, message } of error.problems) {
    const field = subject && fieldOf(subject, names);
    if (!field) refused.others.push(message);
    else refused.fields[field] = refused.fields[field] ? `${refused.fields[field]} ${message}` : message;
  }
  return refused;
}
