/**
 * A list's facets as finished JSON. Every list has some hundred values, and of a value only its count and the filters
 * beside it differ from list to list: the rest is written once and used again.
 */
import type { Language } from '@crema/brands';
import type { SearchFacet } from '@crema/search';
import { toPrice } from '#domains/pricing/index.ts';
import type { Scope } from '../catalog.types.ts';
import { facetName, valueName } from '../products/labels.messages.ts';
import type { CatalogSnapshot } from '../read-model/snapshot.service.ts';
import { type Filters, formatFilters, toggled } from './filters.rules.ts';

/** What stands before a value's count, and after the filters that it is added to. */
interface Written {
  name: string;
  before: string;
  after: string;
}

interface Facet {
  before: string;
  values: Map<string, Written>;
}

const written = new WeakMap<CatalogSnapshot, { epoch: number; facets: Map<string, Facet> }>();

function facetOf({ snapshot, site, language }: Scope, code: string): Facet {
  let known = written.get(snapshot);
  if (known?.epoch !== snapshot.epoch) {
    known = { epoch: snapshot.epoch, facets: new Map() };
    written.set(snapshot, known);
  }
  const key = `${language} ${code}`;
  let facet = known.facets.get(key);
  if (!facet) {
    const name = quoted(facetName(code, language, site.country));
    facet = {
      before: `{"code":${quoted(code)},"name":${name},"multiSelect":true,"values":[`,
      values: new Map(),
    };
    known.facets.set(key, facet);
  }
  return facet;
}

function writtenOf(scope: Scope, facet: string, { values }: Facet, value: string): Written {
  const known = values.get(value);
  // A merchant may change how a brand is written; every other name is the shop's own.
  if (known && (facet !== 'brand' || known.name === scope.snapshot.brands.get(value))) return known;
  const name = facetValueName(scope, facet, value);
  const made = {
    name,
    before: `{"code":${quoted(value)},"name":${quoted(name)},"count":`,
    after: `${inQuotes(`${facet}:${value}`)}"}}`,
  };
  values.set(value, made);
  return made;
}

const CHOSEN = ',"selected":true,"query":{"filters":"';
const FREE = ',"selected":false,"query":{"filters":"';

/** Each facet with its values, their counts, and the filters that choosing or giving up a value leads to. */
export function facetsJson(scope: Scope, facets: readonly SearchFacet[], filters: Filters): string[] {
  const list = formatFilters(filters);
  const beside = list && inQuotes(`${list}:`);
  return facets.map(({ code, values }) => {
    const facet = facetOf(scope, code);
    let text = facet.before;
    let comma = '';
    for (const { value, count, selected } of values) {
      const { before, after } = writtenOf(scope, code, facet, value);
      text += comma + before + count;
      text += selected
        ? `${CHOSEN}${inQuotes(formatFilters(toggled(filters, code, value)))}"}}`
        : FREE + beside + after;
      comma = ',';
    }
    return `${text}]}`;
  });
}

/**
 * A JSON string of characters that take one byte in memory each: a single one above U+00FF would make the string of
 * the whole list twice as large.
 */
const quoted = (text: string): string =>
  JSON.stringify(text).replaceAll(
    /[\u0100-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const inQuotes = (text: string): string => quoted(text).slice(1, -1);

/** A value's name for shoppers: a brand's, a range of prices, a count, stars, else its label. */
export function facetValueName(scope: Scope, facet: string, value: string): string {
  const { language, snapshot, site } = scope;
  if (facet === 'brand') return snapshot.brands.get(value) ?? valueName(value, language);
  if (facet === 'boxCount') return language === 'fr' ? `${value}\u00a0un.` : `${value} ct`;
  if (facet === 'rating') return starsName(value, language);
  if (facet !== 'price') return valueName(value, language);
  return priceRangeName(value, (minor) => toPrice(minor, site.currency, language).formattedValue, language);
}

function priceRangeName(range: string, price: (minor: number) => string, language: Language): string {
  const [min, max] = range.split('-').map((border) => (border ? Number(border) : undefined));
  if (max === undefined)
    return language === 'fr' ? `${price(min ?? 0)} et plus` : `${price(min ?? 0)} and up`;
  if (!min) return language === 'fr' ? `Moins de ${price(max)}` : `Under ${price(max)}`;
  return `${price(min)} – ${price(max)}`;
}

function starsName(stars: string, language: Language): string {
  if (!['1', '2', '3', '4'].includes(stars)) return valueName(stars, language);
  const one = stars === '1';
  if (language === 'fr') return `${stars}\u00a0${one ? 'étoile' : 'étoiles'} et plus`;
  return `${stars} ${one ? 'star' : 'stars'} and up`;
}
