import type { Language } from '@crema/brands';
import { type TObject, type TSchema, Type } from 'typebox';
import { say, type Texts } from '#platform/http/index.ts';

type Json = Record<string, unknown>;

/** Words of a form that are no part of JSON Schema. */
const OURS = new Set(['label', 'help', 'titles', 'widget', 'readOnly', 'asked', 'places']);

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** The schema as validators and OpenAPI have it: titles in English, nothing that JSON Schema does not know. */
export function bareSchema(schema: TSchema): TSchema {
  return bare(schema) as TSchema;
}

function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (!isObject(value)) return value;
  const { label, help } = value as { label?: Texts; help?: Texts };
  const own = Object.entries(value).filter(([key]) => !OURS.has(key) || isPropertyNamed(value, key));
  return {
    ...Object.fromEntries(own.map(([key, item]) => [key, bare(item)])),
    ...(isTexts(label) ? { title: label[0] } : {}),
    ...(isTexts(help) ? { description: help[0] } : {}),
  };
}

const isHidden = (value: unknown): boolean => isObject(value) && value.widget === 'hidden';

const eachOf = (fields: Json, made: (field: unknown) => unknown): Json =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !isHidden(field))
      .map(([name, field]) => [name, made(field)]),
  );

/** Whether `key` is a field of a state that happens to be called like one of our words. */
const isPropertyNamed = (value: Json, key: string): boolean => isObject(value[key]);

const isTexts = (value: unknown): value is Texts => Array.isArray(value) && value.length === 2;

/** The schema as a form reads it: words in its language, and `format` for how a field is shown. */
export function formSchema(schema: TSchema, language: Language): Json {
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown);
    if (!isObject(value)) return value;
    const { label, help, titles, widget, ...rest } = value as Json & {
      label?: Texts;
      help?: Texts;
      titles?: Texts[];
    };
    return {
      ...Object.fromEntries(
        Object.entries(rest).map(([key, item]) => [
          key,
          // A field may be called as one of our words.
          key === 'properties' && isObject(item) ? eachOf(item, shown) : shown(item),
        ]),
      ),
      ...(isTexts(label) ? { title: say(language, ...label) } : {}),
      ...(isTexts(help) ? { description: say(language, ...help) } : {}),
      ...(Array.isArray(titles) ? { 'x-titles': titles.map((title) => say(language, ...title)) } : {}),
      ...(typeof widget === 'string' ? { format: widget } : {}),
    };
  };
  return shown(schema) as Json;
}

/** Fields of a state that may be changed, each by itself, and what a change may say besides. */
export function changesSchema(schema: TObject, inputs?: TObject): TObject {
  const properties = Object.entries({ ...schema.properties, ...inputs?.properties })
    .filter(([, field]) => (field as { readOnly?: boolean }).readOnly !== true)
    .map(([name, field]) => [name, Type.Optional(bareSchema(field as TSchema))] as const);
  return Type.Object(Object.fromEntries(properties), { additionalProperties: false, minProperties: 1 });
}

/** A whole state for a new row: what is asked for or not read-only, required unless it may be empty. */
export function newStateSchema(schema: TObject): TObject {
  const properties = Object.entries(schema.properties)
    .filter(([, field]) => {
      const { readOnly, asked } = field as { readOnly?: boolean; asked?: boolean };
      return asked || !readOnly;
    })
    .map(([name, field]) => {
      const own = bareSchema(field as TSchema);
      return [name, isNullable(field) ? Type.Optional(own) : own] as const;
    });
  return Type.Object(Object.fromEntries(properties), { additionalProperties: false });
}

const isNullable = (field: unknown): boolean => {
  const { type } = field as { type?: unknown };
  return type === undefined || (Array.isArray(type) && type.includes('null'));
};
