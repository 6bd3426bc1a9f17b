/** Problems of a native record: one sentence for each field, which says what is allowed. */
import { SITE_IDS } from '@crema/brands';
import type { TLocalizedValidationError } from 'typebox/error';
import { HIGHEST_PRICE } from '../../write/canonical.rules.ts';
import type { categoryCheck, productCheck } from './native.schemas.ts';

const MOST = 3;
/** A price is one field, whether a number or a number for each site. */
const PRICE = /^variants\.\d+\.(?:price|discountPrice|promotedPrice|segmentPrices\.[^.]+)(?=\.|$)/;
const PATTERNS: Record<string, string> = {
  podId: 'must be 1 to 12 digits',
  hex: 'must be a colour such as #1d1b1a',
  palette: 'must be a colour such as #1d1b1a',
  stockVersion: 'must be as an export wrote it, such as v12=97',
  video: 'must be the name of an mp4 or webm file',
};
/** Columns whose titles differ from their fields' names. */
const COLUMNS: Record<string, string> = {
  podId: 'Pod ID',
  name: 'Title',
  'images.alt': 'Image alts',
  'images.video': 'Image films',
  'variants.code': 'Variant code',
  'variants.options': 'Option values',
  'variants.color.hex': 'Color hex',
  'variants.sku': 'SKU',
  'variants.image': 'Variant image',
};

export interface Problem {
  /** Index of the variant, if the problem is of one. */
  variant?: number;
  reason: string;
}

/** At most three problems of a value, each once; empty if there are none. */
export function problemsOf(
  check: typeof productCheck | typeof categoryCheck,
  value: unknown,
  nameOf: (field: string) => string = (field) => field || 'the record',
): Problem[] {
  if (check.Check(value)) return [];
  const found = new Map<string, Problem>();
  for (const error of check.Errors(value)) {
    // The validator also reports the record around a forbidden field.
    if (error.keyword === 'boolean') continue;
    const path = error.instancePath.slice(1).replaceAll('/', '.');
    const price = PRICE.exec(path)?.[0];
    const field = price ?? path;
    const name = nameOf(field);
    if (found.has(name)) continue;
    const variant = /^variants\.(\d+)\./.exec(field)?.[1];
    found.set(name, {
      ...(variant ? { variant: Number(variant) } : {}),
      reason: `${name} ${price ? priceWords() : wordsOf(error, field)}`,
    });
  }
  return [...found.values()].slice(0, MOST);
}

/** The column of the native CSV from which a field is read. */
export function columnOf(field: string): string {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  const french = parts.at(-1) === 'fr' ? ' [fr]' : '';
  const path = parts.join('.');
  const known = Object.keys(COLUMNS).find((key) => path === key || path.startsWith(`${key}.`));
  const [first = '', second = ''] = parts;
  const own = ['variants', 'attributes'].includes(first) && second ? second : first;
  const words = own.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${known ? COLUMNS[known] : words.charAt(0).toUpperCase() + words.slice(1)}${french}`;
}

const priceWords = (): string =>
  `must be an amount from 0 to ${HIGHEST_PRICE}, or amounts by site (${SITE_IDS.join(', ')})`;

function wordsOf(error: TLocalizedValidationError, field: string): string {
  switch (error.keyword) {
    case 'enum':
      return `must be equal to one of ${error.params.allowedValues.join(', ')}`;
    case 'additionalProperties':
      return `must not have the field ${error.params.additionalProperties.join(', ')}`;
    case 'minimum':
      return `must be at least ${error.params.limit}`;
    case 'maximum':
      return `must be at most ${error.params.limit}`;
    case 'pattern':
      return (
        PATTERNS[
          field
            .replace(/\.\d+$/, '')
            .split('.')
            .at(-1) ?? ''
        ] ?? error.message
      );
    default:
      return error.message;
  }
}
