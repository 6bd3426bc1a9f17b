/** Problems of a native record: one sentence for each field, which says what is allowed. */
import { SITE_IDS } from '@crema/brands';
import type { TLocalizedValidationError } from 'typebox/error';
import { type Sentence, sentence } from '../../sentences/sentence.rules.ts';
import { HIGHEST_PRICE } from '../../write/canonical.rules.ts';
import type { categoryCheck, productCheck } from './native.schemas.ts';

const MOST = 3;
/** A price is one field, whether a number or a number for each site. */
const PRICE = /^variants\.\d+\.(?:price|discountPrice|promotedPrice|segmentPrices\.[^.]+)(?=\.|$)/;
const PATTERNS: Record<string, Sentence['code']> = {
  podId: 'mustBePodId',
  hex: 'mustBeColor',
  palette: 'mustBeColor',
  stockVersion: 'mustBeStockVersion',
  video: 'mustBeVideo',
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
  reason: Sentence;
}

/** At most three problems of a value, each once; empty if there are none. */
export function problemsOf(
  check: typeof productCheck | typeof categoryCheck,
  value: unknown,
  nameOf: (field: string) => string = (field) => field,
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
      reason: sentence('field', {
        name: name || sentence('theRecord'),
        rule: price ? priceRule() : ruleOf(error, field),
      }),
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

const priceRule = (): Sentence =>
  sentence('mustBePrice', { most: HIGHEST_PRICE, sites: SITE_IDS.join(', ') });

/** The validator's own words are the English ones. */
function ruleOf(error: TLocalizedValidationError, field: string): Sentence {
  const { message } = error;
  switch (error.keyword) {
    case 'enum':
      return sentence('mustBeOneOf', { values: error.params.allowedValues.join(', ') });
    case 'additionalProperties':
      return sentence('mustNotHave', { fields: error.params.additionalProperties.join(', ') });
    case 'minimum':
      return sentence('mustBeAtLeast', { limit: error.params.limit as number });
    case 'maximum':
      return sentence('mustBeAtMost', { limit: error.params.limit as number });
    case 'required':
      return sentence('mustHave', { message, fields: error.params.requiredProperties.join(', ') });
    case 'type':
      return sentence('mustBeType', { message, type: String(error.params.type) });
    case 'minLength':
      return sentence('mustBeLonger', { message, limit: error.params.limit });
    case 'maxLength':
      return sentence('mustBeShorter', { message, limit: error.params.limit });
    case 'minItems':
      return sentence('mustHaveMoreItems', { message, limit: error.params.limit });
    case 'maxItems':
      return sentence('mustHaveFewerItems', { message, limit: error.params.limit });
    case 'pattern': {
      const last = field
        .replace(/\.\d+$/, '')
        .split('.')
        .at(-1);
      const known = PATTERNS[last ?? ''];
      return known ? sentence(known) : sentence('mustFit', { message });
    }
    default:
      return sentence('mustFit', { message });
  }
}
