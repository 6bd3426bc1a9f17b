/** What a value of a setting may be. Every kind says in words what it expects, for the merchant and for docs/settings.md. */
export interface Kind<Value> {
  name: KindName;
  /** With unit and bounds: “a whole number of days from 0 to 36500”. */
  expected: string;
  accepts(value: unknown): value is Value;
}

export type KindName =
  | (typeof NUMBERS)[number]
  | 'text'
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'host'
  | 'color'
  | 'picture'
  | 'taxes'
  | 'period'
  | 'flag'
  | 'switch'
  | 'list'
  | 'byName'
  | 'steps';

const NUMBERS = [
  'money',
  'percent',
  'count',
  'milliseconds',
  'seconds',
  'minutes',
  'hours',
  'days',
  'weeks',
  'months',
] as const;

/** The lowest and the highest value that is accepted. */
interface Bounds {
  least?: number;
  most?: number;
}

/** The longest that a timer of JavaScript waits; one that is longer ends at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const CENTURY_DAYS = 36_500;

const number =
  (name: (typeof NUMBERS)[number], unit: string, usual: Bounds = {}) =>
  (bounds: Bounds = {}): Kind<number> => {
    const { least = 0, most } = { ...usual, ...bounds };
    const range = most === undefined ? `, ${least} or more` : ` from ${least} to ${most}`;
    return {
      name,
      expected: `a whole number${unit}${range}`,
      accepts: (value): value is number =>
        typeof value === 'number' &&
        Number.isSafeInteger(value) &&
        value >= least &&
        (most === undefined || value <= most),
    };
  };

/** In minor units of the site's currency. */
export const money = number('money', ' of cents');
export const percent = number('percent', ' of percent', { most: 100 });
export const count = number('count', '');
export const milliseconds = number('milliseconds', ' of milliseconds', { most: LONGEST_TIMER_MS });
export const seconds = number('seconds', ' of seconds');
export const minutes = number('minutes', ' of minutes');
export const hours = number('hours', ' of hours');
export const days = number('days', ' of days', { most: CENTURY_DAYS });
export const weeks = number('weeks', ' of weeks');
export const months = number('months', ' of months');

export const text = (): Kind<string> => ({
  name: 'text',
  expected: 'a text',
  accepts: (value): value is string => typeof value === 'string',
});

/** Calendar days of the site's zone, both ends included; an end that is left out is open. */
export const period = (): Kind<string> => ({
  name: 'period',
  expected: 'a first and a last day such as `2027-01-01/2027-03-31`, either of which may be left out',
  accepts: (value): value is string => {
    if (typeof value !== 'string') return false;
    const [first, last, ...more] = value.split('/');
    if (first === undefined || last === undefined || more.length > 0 || !(first || last)) return false;
    return [first, last].every((day) => day === '' || isDay(day)) && !(first && last && last < first);
  },
});

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && isoOf(text) === text;
const isoOf = (text: string): string => new Date(text).toISOString().slice(0, 10);

export const flag = (): Kind<boolean> => ({
  name: 'flag',
  expected: 'true or false',
  accepts: (value): value is boolean => typeof value === 'boolean',
});

/** A flag as clients of the API read it: 1 on, 0 off. */
export const onOff = (): Kind<0 | 1> => ({
  name: 'switch',
  expected: '0 or 1',
  accepts: (value): value is 0 | 1 => value === 0 || value === 1,
});

export const list = <Item>(item: Kind<Item>): Kind<readonly Item[]> => ({
  name: 'list',
  expected: `a list, each ${item.expected}`,
  accepts: (value): value is readonly Item[] => Array.isArray(value) && value.every(item.accepts),
});

/** An object whose names are the merchant's. */
export const byName = <Value>(each: Kind<Value>): Kind<Readonly<Record<string, Value>>> => ({
  name: 'byName',
  expected: `an object of names, each ${each.expected}`,
  accepts: (value): value is Readonly<Record<string, Value>> =>
    isObject(value) && Object.values(value).every(each.accepts),
});

/** An object whose names the shop knows; it may leave some out and hold others. */
export const named = <Name extends string, Value>(
  names: readonly Name[],
  each: Kind<Value>,
): Kind<Readonly<Partial<Record<Name, Value>>>> => ({
  name: 'byName',
  accepts: (value): value is Readonly<Partial<Record<Name, Value>>> => byName(each).accepts(value),
  expected: `an object of ${names.map((name) => `\`${name}\``).join(', ')}, each ${each.expected}`,
});

/** A list of objects that have all the given numbers. */
export const steps = <Field extends string>(
  fields: Readonly<Record<Field, Kind<number>>>,
): Kind<readonly Readonly<Record<Field, number>>[]> => {
  const all = Object.entries<Kind<number>>(fields);
  return {
    name: 'steps',
    expected: `a list of objects of ${all.map(([field, { expected }]) => `\`${field}\` (${expected})`).join(' and ')}`,
    accepts: (value): value is readonly Readonly<Record<Field, number>>[] =>
      Array.isArray(value) &&
      value.every((step) => isObject(step) && all.every(([field, { accepts }]) => accepts(step[field]))),
  };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
