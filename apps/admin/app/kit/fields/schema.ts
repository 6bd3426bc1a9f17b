import type { ComponentType } from 'react';
import type { Schema } from '../../api/schema.ts';
import type { Language, Site } from '../../api/types.ts';
import { isRecord } from '../form/values.ts';
import { isLocalized } from './json.ts';

/** How a field is shown and typed. */
export type Widget =
  | 'select'
  | 'switch'
  | 'money'
  | 'number'
  | 'date-time'
  | 'date'
  | 'multiline'
  | 'localized'
  | 'json'
  | 'list'
  | 'picture'
  | 'localized-picture'
  | 'product'
  | 'color'
  | 'slots'
  | 'group'
  | 'text';

const BY_FORMAT: Readonly<Record<string, Widget>> = {
  money: 'money',
  slots: 'slots',
  'date-time': 'date-time',
  date: 'date',
  multiline: 'multiline',
  picture: 'picture',
  'localized-picture': 'localized-picture',
  product: 'product',
  color: 'color',
  html: 'multiline',
  localized: 'localized',
  'localized-html': 'localized',
  'localized-multiline': 'localized',
  json: 'json',
};

/** A schema without its alternative `null`, and whether it had one. */
export function withoutNull(given: Schema): { schema: Schema; nullable: boolean } {
  const schema = given.enum ? { ...given, enum: given.enum.filter((value) => value !== null) } : given;
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null');
    return { schema: { ...schema, type: types[0] }, nullable: types.length < schema.type.length };
  }
  if (!schema.anyOf) return { schema, nullable: false };
  const others = schema.anyOf.filter((one) => one.type !== 'null');
  const nullable = others.length < schema.anyOf.length;
  const { anyOf: _, ...around } = schema;
  if (others.length === 1) return { schema: { ...others[0], ...around }, nullable };
  // Literals, as TypeBox writes a choice.
  if (others.every((one) => one.const !== undefined))
    return { schema: { ...around, enum: others.map((one) => one.const) }, nullable };
  return { schema: { ...around, format: 'json' }, nullable };
}

export function widgetOf(schema: Schema): Widget {
  if (schema.enum) return 'select';
  const named = schema.format && BY_FORMAT[schema.format];
  if (named) return named;
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'array') return schema.items ? 'list' : 'json';
  if (schema.type === 'object') return schema.properties ? 'group' : 'json';
  return schema.type === 'string' ? 'text' : 'json';
}

/** The widget for a value: one that is not as its schema has it is shown as it is, so that it can be mended. */
export function widgetFor(schema: Schema, value: unknown): Widget {
  const widget = widgetOf(schema);
  if (value === undefined || value === null) return widget;
  switch (widget) {
    case 'localized':
      return isLocalized(value) || isNothing(value) ? widget : 'json';
    case 'localized-picture':
      return isLocalized(value) || typeof value === 'string' ? widget : 'json';
    case 'group':
      return isRecord(value) ? widget : 'json';
    case 'list':
    case 'slots':
      return Array.isArray(value) ? widget : 'json';
    case 'switch':
      return typeof value === 'boolean' ? widget : 'json';
    case 'json':
    case 'select':
      return widget;
    default:
      return typeof value === 'object' || typeof value === 'boolean' ? 'json' : widget;
  }
}

/** A text in no language yet, or in French alone. */
const isNothing = (value: unknown): boolean =>
  isRecord(value) && Object.entries(value).every(([name, text]) => name === 'fr' && typeof text === 'string');

/** Widgets of several controls: they need a legend in place of a label. */
export const isComposite = (widget: Widget): boolean =>
  ['localized', 'localized-picture', 'json', 'list', 'group', 'slots'].includes(widget);

/** What a value of `enum` is called. */
export function titleOfValue(schema: Schema, value: unknown): string {
  const titles = schema['x-titles'];
  const at = schema.enum?.indexOf(value) ?? -1;
  return (Array.isArray(titles) ? titles[at] : titles?.[String(value)]) ?? String(value);
}

/** A field's name when its schema has no title: `freeShippingMinimum` → “Free shipping minimum”. */
export function readable(name: string): string {
  const words = name
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A first value of a new field or item. */
export function emptyOf(given: Schema): unknown {
  const { schema, nullable } = withoutNull(given);
  if (schema.default !== undefined) return schema.default;
  if (nullable) return null;
  switch (widgetOf(schema)) {
    case 'switch':
      return false;
    case 'list':
    case 'slots':
      return Array.from({ length: schema.minItems ?? 0 }, () => emptyOf(schema.items ?? {}));
    case 'localized':
      return {};
    case 'group':
      return emptyState(schema);
    case 'select':
      return schema.enum?.[0];
    case 'text':
    case 'multiline':
    case 'picture':
    case 'localized-picture':
    case 'product':
      return '';
    default:
      return undefined;
  }
}

/** First values of what a schema requires. */
export function emptyState({ properties = {}, required = [] }: Schema): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name, { readOnly, asked }]) => required.includes(name) && (asked || !readOnly))
      .map(([name, schema]) => [name, emptyOf(schema)])
      .filter(([, value]) => value !== undefined),
  );
}

/** What a form gives each of its fields. */
export interface FieldProps {
  name: string;
  schema: Schema;
  value: unknown;
  onChange(value: unknown): void;
  error?: string;
  /** Differs from what is saved. */
  changed?: boolean;
  required?: boolean;
  disabled?: boolean;
}

/** What every widget is given. */
export interface WidgetProps {
  schema: Schema;
  value: unknown;
  onChange(value: unknown): void;
  site: Site;
  language: Language;
  /** Of its control, so that a label can name it. */
  id: string;
  disabled: boolean;
  required: boolean;
  nullable: boolean;
  /** Says where its errors and hints are. */
  described: { 'aria-describedby'?: string; 'aria-invalid'?: true; 'aria-label'?: string };
  /** Of controls that no label names. */
  label: string;
  /** For fields inside. */
  Field: ComponentType<FieldProps>;
}
