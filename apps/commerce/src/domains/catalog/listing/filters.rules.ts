/** The `filters` parameter: `roast:dark:roast:medium:flavour:chocolate`, pairs as in OCC queries. */
import type { Language } from '@crema/brands';
import { badRequest, say } from '#platform/http/index.ts';

export type Filters = Record<string, readonly string[]>;

const MOST_PAIRS = 60;

/** @throws {OccError} 400 when the text is not a list of pairs. */
export function parseFilters(text: string | undefined, language: Language = 'en'): Filters {
  if (!text) return {};
  const parts = text.split(':');
  if (parts.length % 2 !== 0 || parts.length > MOST_PAIRS * 2 || parts.some((part) => part === '')) {
    const message = say(
      language,
      'filters is a list of facet:value pairs separated by colons.',
      'filters est une liste de paires facette:valeur séparées par des deux-points.',
    );
    throw badRequest('ValidationError', message, {
      subject: 'filters',
      subjectType: 'parameter',
      reason: 'invalid',
    });
  }
  const filters = new Map<string, string[]>();
  for (let at = 0; at < parts.length; at += 2) {
    const [facet, value] = [parts[at] as string, parts[at + 1] as string];
    const values = filters.get(facet);
    if (!values) filters.set(facet, [value]);
    else if (!values.includes(value)) values.push(value);
  }
  return Object.fromEntries(filters);
}

export const formatFilters = (filters: Filters): string =>
  Object.entries(filters)
    .flatMap(([facet, values]) => values.flatMap((value) => [facet, value]))
    .join(':');

/** The filters with a value added, or removed if it was selected. */
export function toggled(filters: Filters, facet: string, value: string): Filters {
  // Own fields only: a facet may have the name of a method that every object has.
  const values = (Object.hasOwn(filters, facet) && filters[facet]) || [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...filters, [facet]: next };
}
