import { expect, it } from 'vitest';
import { emptied, isLocalized } from './json.ts';
import { emptyState, readable, titleOfValue, widgetFor, widgetOf, withoutNull } from './schema.ts';

it('a field that may be null is the field without it', () => {
  expect(withoutNull({ type: ['integer', 'null'], format: 'money' })).toEqual({
    schema: { type: 'integer', format: 'money' },
    nullable: true,
  });
  const choice = withoutNull({ anyOf: [{ const: 'a' }, { const: 'b' }, { type: 'null' }], title: 'Which' });
  expect(choice).toEqual({ schema: { enum: ['a', 'b'], title: 'Which' }, nullable: true });
  const named = withoutNull({ type: ['string', 'null'], enum: ['a', 'b', null], 'x-titles': ['A', 'B'] });
  expect(named.schema.enum).toEqual(['a', 'b']);
  expect(titleOfValue(named.schema, 'b')).toBe('B');
});

it('hints and types choose the widget', () => {
  expect(widgetOf({ type: 'string', enum: ['a'] })).toBe('select');
  expect(widgetOf({ type: 'object', format: 'localized', properties: {} })).toBe('localized');
  expect(widgetOf({ type: 'array', items: { type: 'string' } })).toBe('list');
  expect(widgetOf({ format: 'json' })).toBe('json');
  expect(widgetOf({})).toBe('json');
});

it('a new row begins with what its schema requires', () => {
  const properties = {
    name: { type: 'string' },
    on: { type: 'boolean' },
    until: { type: ['string', 'null'], format: 'date-time' },
    id: { type: 'string', readOnly: true },
    later: { type: 'string' },
  };
  expect(emptyState({ properties, required: ['name', 'on', 'until', 'id'] })).toEqual({
    name: '',
    on: false,
    until: null,
  });
});

it('a picture is one name, or one by language', () => {
  const schema = { type: ['string', 'object'], format: 'localized-picture' };
  for (const value of [undefined, '', 'pack.webp', { en: 'pack.webp', fr: 'pack-fr.webp' }])
    expect(widgetFor(schema, value)).toBe('localized-picture');
  expect(widgetFor(schema, { en: 1 })).toBe('json');
});

it('values without a schema keep their shape', () => {
  expect(emptied([{ a: 1, b: ['x'], c: { en: 'Hi' }, d: true }].at(-1))).toEqual({
    a: 0,
    b: [],
    c: { en: '' },
    d: false,
  });
  expect(isLocalized({ en: 'a', fr: 'b' })).toBe(true);
  expect(isLocalized({ en: 'a', other: 'b' })).toBe(false);
  expect(readable('freeShippingMinimum')).toBe('Free shipping minimum');
});
