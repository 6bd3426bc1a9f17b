/** Every component of the demo content is of a kind that staff can edit field by field. */
import { SITE_IDS } from '@crema/brands';
import { expect, test } from 'vitest';
import { formSchema } from '#platform/edits/forms/schemas.rules.ts';
import { readSeed } from '../storage/content.seed.ts';
import { problemsOf, withoutEmpty } from './fit.rules.ts';
import { SHOP_KINDS } from './kinds.schemas.ts';

interface Described {
  properties?: Record<string, Described>;
  items?: Described;
  title?: string;
}

/** Fields of a value that its schema does not know, as paths. */
function unknownIn(schema: Described, value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unknownIn(schema.items ?? {}, item, `${path}[]`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const own = schema.properties?.[name];
    return own ? unknownIn(own, field, `${path}.${name}`) : [`${path}.${name}`];
  });
}

/** Fields of a form without a label, as paths; the languages of a text have none. */
function unnamedIn({ properties = {}, items }: Described, path: string): string[] {
  const inside = Object.entries(properties).filter(([name]) => name !== 'en' && name !== 'fr');
  return [
    ...inside.flatMap(([name, own]) => (own.title ? [] : [`${path}.${name}`])),
    ...inside.flatMap(([name, own]) => unnamedIn(own, `${path}.${name}`)),
    ...(items ? unnamedIn(items, `${path}[]`) : []),
  ];
}

test.each(SITE_IDS)(
  'the components of %s fit their kinds, and a form loses nothing of them',
  async (site) => {
    const { components } = await readSeed(site);
    expect(components.length).toBeGreaterThan(50);
    for (const { uid, typeCode, data } of components) {
      const schema = SHOP_KINDS[typeCode]?.schema;
      if (!schema) throw new Error(`${uid}: there is no kind ${typeCode}.`);
      expect(problemsOf(schema, { before: {}, after: data }, 'en').map((one) => `${uid}: ${one}`)).toEqual(
        [],
      );
      expect(unknownIn(schema, data)).toEqual([]);
      expect(withoutEmpty(schema, data)).toEqual(data);
    }
  },
);

test.each(['en', 'fr'] as const)('every field of every kind has a label in %s', (language) => {
  for (const [name, { schema }] of Object.entries(SHOP_KINDS))
    expect(unnamedIn(formSchema(schema, language) as Described, name)).toEqual([]);
});

test('a field called as a word of forms keeps its place', () => {
  const form = formSchema(SHOP_KINDS.NewsletterComponent?.schema ?? {}, 'en') as Described;
  expect(Object.keys(form.properties ?? {})).toEqual([
    ...['heading', 'text', 'label', 'button', 'consent', 'feature'],
  ]);
});
