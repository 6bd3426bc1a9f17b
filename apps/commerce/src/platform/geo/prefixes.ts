import type { PostalPlace } from './geo.types.ts';
import { CA_PREFIXES } from './prefixes-ca.ts';
import { US_PREFIXES } from './prefixes-us.ts';

type Prefixes = ReadonlyMap<string, PostalPlace>;

/** `100-102` to 100, 101, 102; `L4T-L4Z` by its last letter. */
function expand(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  if (/^\d+$/.test(first)) {
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, more) =>
      String(Number(first) + more).padStart(first.length, '0'),
    );
  }
  const [from, to] = [first, last].map((text) => text.charCodeAt(text.length - 1)) as [number, number];
  const stem = first.slice(0, -1);
  return Array.from({ length: to - from + 1 }, (_, more) => stem + String.fromCharCode(from + more));
}

/** Later lines replace earlier ones of the same prefix. */
export function readPrefixes(lines: string): Prefixes {
  return new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [region = '', town = '', prefixes = ''] = line.split('|');
        const place: PostalPlace = town ? { region, town } : { region };
        return prefixes
          .split(' ')
          .flatMap(expand)
          .map((prefix) => [prefix, place] as const);
      }),
  );
}

const COUNTRIES: Record<string, Prefixes> = { US: readPrefixes(US_PREFIXES), CA: readPrefixes(CA_PREFIXES) };

/** What the longest known prefix of a postal code says. */
export function placeByPrefix(country: string, postalCode: string): PostalPlace | undefined {
  const prefixes = COUNTRIES[country];
  const code = postalCode.replace(/[\s-]/g, '').toUpperCase();
  for (let length = Math.min(code.length, 6); length > 0; length--) {
    const place = prefixes?.get(code.slice(0, length));
    if (place) return place;
  }
  return undefined;
}
