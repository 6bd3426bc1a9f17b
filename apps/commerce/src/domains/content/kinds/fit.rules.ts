import type { Language } from '@crema/brands';
import type { TSchema } from 'typebox';
import { Errors } from 'typebox/schema';
import { bareSchema } from '#platform/edits/index.ts';
import { say, type Texts } from '#platform/http/index.ts';

interface Described {
  label?: Texts;
  properties?: Record<string, Described>;
  required?: string[];
  items?: Described;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

/** A value without the optional fields that a form has left empty. What its schema does not know stays as it is. */
export function withoutEmpty(schema: TSchema, value: unknown): unknown {
  const { properties = {}, required = [], items } = schema as Described;
  if (Array.isArray(value)) return items ? value.map((item) => withoutEmpty(items as TSchema, item)) : value;
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const own = properties[name];
      if (!own) return [[name, field]];
      return !required.includes(name) && isEmpty(field) ? [] : [[name, withoutEmpty(own as TSchema, field)]];
    }),
  );
}

/** Something that a value is not as its schema has it; `path` is a JSON pointer. */
interface Misfit {
  path: string;
  isMissing: boolean;
}

function misfits(schema: TSchema, value: unknown): Misfit[] {
  const [, errors] = Errors(bareSchema(schema), value);
  const found = errors.flatMap(({ keyword, instancePath, params }): Misfit[] => {
    if (keyword !== 'required') return [{ path: instancePath, isMissing: keyword === 'minLength' }];
    const { requiredProperties } = params as { requiredProperties: string[] };
    return requiredProperties.map((name) => ({ path: `${instancePath}/${name}`, isMissing: true }));
  });
  // Of what is wrong with one field in several ways the first is said.
  return [...new Map(found.toReversed().map((one) => [one.path, one])).values()].toReversed();
}

/**
 * What keeps a value from being saved, as sentences that name the field; empty where nothing does. What did not fit before
 * either is let be, so that a value from elsewhere can be edited.
 */
export function problemsOf(
  schema: TSchema,
  { before, after }: { before?: unknown; after: unknown },
  language: Language,
): string[] {
  const known = new Set(misfits(schema, before).map(({ path }) => path));
  return misfits(schema, after)
    .filter(({ path }) => !known.has(path))
    .map(({ path, isMissing }) => {
      const place = placeOf(schema, path, language);
      return isMissing
        ? say(language, `${place}: fill this in.`, `${place}\u00a0: à remplir.`)
        : say(language, `${place}: this does not fit.`, `${place}\u00a0: cette valeur ne convient pas.`);
    });
}

/** The labels on the way to a field: `Tiles, no. 2, Address`. */
function placeOf(schema: TSchema, path: string, language: Language): string {
  let at: Described | undefined = schema as Described;
  const names: string[] = [];
  for (const part of path.split('/').slice(1)) {
    if (at?.items) {
      const number = Number(part) + 1;
      names.push(say(language, `no. ${number}`, `nº ${number}`));
      at = at.items;
      continue;
    }
    at = at?.properties?.[part];
    // A language of a text has no name of its own.
    if (at?.label) names.push(say(language, ...at.label));
  }
  return names.join(', ');
}
