import { SITES, type SiteId } from '@crema/brands';

/**
 * A value of a native file as a site reads it: where a text is `{ en, ca, fr }`, Canada's sites take `ca` as their
 * English and the others drop it. What is written to a site has one English.
 */
export function spelt<T>(value: T, site: SiteId): T {
  if (Array.isArray(value)) return value.map((one) => spelt(one, site)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { ca, ...rest } = value as Record<string, unknown>;
  if (typeof ca === 'string' && typeof rest.en === 'string')
    return { ...rest, en: SITES[site].country === 'CA' ? ca : rest.en } as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spelt(part, site)])) as T;
}
