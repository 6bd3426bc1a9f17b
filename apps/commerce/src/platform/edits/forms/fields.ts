import { type TSchema, Type } from 'typebox';
import type { Texts } from '#platform/http/index.ts';

/** What a form says of a field. */
export interface Said {
  label: Texts;
  help?: Texts;
  /** Shown, and not accepted in a change. */
  readOnly?: boolean;
  /** Read-only, but said when a row is added. */
  asked?: boolean;
  /** May be empty, which is `null`. */
  nullable?: boolean;
}

/**
 * How a form shows a field, beside its type: an amount in minor units of the site's currency, an instant, long text, HTML,
 * text by language, a picture, one by language, the code of a product, or any JSON.
 */
export type Widget =
  | 'money'
  | 'date-time'
  | 'date'
  | 'multiline'
  | 'html'
  | 'localized'
  | 'localized-html'
  | 'localized-multiline'
  | 'picture'
  | 'localized-picture'
  | 'product'
  | 'color'
  /** The parts of a page by place: `{ position, components }[]`, with `places` for what may stand where. */
  | 'slots'
  | 'json'
  /** In no form: what a resource needs to bring a row back whole. */
  | 'hidden';

interface Limits {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

const typed = (type: string, { nullable = false, ...said }: Said, further: object = {}): TSchema =>
  Type.Unsafe<unknown>({ type: nullable ? [type, 'null'] : type, ...said, ...further });

const PICTURE_NAME = Type.String({ minLength: 1, maxLength: 300 });

/** Fields of a resource's state, with what a form needs to show them. */
export const fields = {
  text: (said: Said, { widget, ...limits }: Limits & { widget?: 'multiline' | 'html' } = {}) =>
    typed('string', said, { maxLength: 400, ...limits, ...(widget ? { widget } : {}) }),
  integer: (said: Said, limits: Limits = {}) => typed('integer', said, limits),
  /** With decimals. */
  number: (said: Said, limits: Limits = {}) => typed('number', said, limits),
  /** In minor units. */
  money: (said: Said, limits: Limits = {}) =>
    typed('integer', said, { minimum: 0, maximum: 100_000_000, ...limits, widget: 'money' }),
  flag: (said: Said) => typed('boolean', said),
  /** ISO 8601 with its offset. */
  instant: (said: Said) => typed('string', said, { maxLength: 40, widget: 'date-time' }),
  /** A calendar day of the site, `2027-01-31`. */
  day: (said: Said) => typed('string', said, { maxLength: 10, widget: 'date' }),
  choice: (said: Said, options: readonly { value: string; title: Texts }[]) =>
    typed('string', said, {
      enum: [...options.map(({ value }) => value), ...(said.nullable ? [null] : [])],
      titles: options.map(({ title }) => title),
    }),
  list: (
    said: Said,
    items: TSchema,
    { maxItems = 1000, ...rest }: { maxItems?: number; minItems?: number } = {},
  ) => typed('array', said, { items, maxItems, ...rest }),
  localized: (said: Said, { widget = 'localized' as Widget, maxLength = 2000 } = {}) =>
    typed('object', said, {
      widget,
      properties: { en: Type.String({ maxLength }), fr: Type.String({ maxLength }) },
      required: ['en'],
      additionalProperties: false,
    }),
  /** `#rrggbb`. */
  color: (said: Said) => typed('string', said, { pattern: '^#[0-9a-f]{6}$', widget: 'color' }),
  /** Fields that are saved together. */
  group: (said: Said, properties: Record<string, TSchema>) =>
    typed('object', said, {
      properties,
      required: Object.keys(properties),
      additionalProperties: false,
    }),
  /** The file name of a picture, chosen or dropped. */
  picture: (said: Said) => typed('string', said, { minLength: 1, maxLength: 300, widget: 'picture' }),
  /** A picture, or one by language where its words differ: a file name, or `{ en, fr? }`. */
  localizedPicture: ({ nullable: _, ...said }: Said) =>
    Type.Unsafe<unknown>({
      type: ['string', 'object'],
      minLength: 1,
      maxLength: 300,
      properties: { en: PICTURE_NAME, fr: PICTURE_NAME },
      required: ['en'],
      additionalProperties: false,
      ...said,
      widget: 'localized-picture',
    }),
  /** The code of a product, found by typing. */
  product: (said: Said) => typed('string', said, { minLength: 1, maxLength: 200, widget: 'product' }),
  /** Any JSON that only happens to a row, and is in no form. */
  hidden: () => Type.Unsafe<unknown>({ readOnly: true, widget: 'hidden' }),
  /** Any JSON, shown as a tree. */
  json: ({ nullable: _, ...said }: Said) => Type.Unsafe<unknown>({ ...said, widget: 'json' }),
};
