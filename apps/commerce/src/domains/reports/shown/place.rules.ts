/** Where a page of a report ends: values by which its rows are ordered. */
export type Place = readonly (string | number)[];

export const placeOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** Nothing for what no page ended with. */
export function readPlace(text: string): Place | undefined {
  try {
    const place: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(place) && place.every(isValue) ? place : undefined;
  } catch {
    return undefined;
  }
}

const isValue = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isSafeInteger(value));
