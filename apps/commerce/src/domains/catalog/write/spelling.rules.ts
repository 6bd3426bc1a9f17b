import { SITES, type SiteId } from '@crema/brands';

/**
 * A value of a native file for a site: of texts `{ en, ca, fr }`, Canada's sites take `ca` as their English and the
 * others drop it.
 */
export function localised<T>(value: T, site: SiteId): T {
  if (Array.isArray(value)) return value.map((one) => localised(one, site)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { ca, ...rest } = value as Record<string, unknown>;
  if (typeof ca === 'string' && typeof rest.en === 'string')
    return { ...rest, en: SITES[site].country === 'CA' ? ca : rest.en } as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, localised(part, site)])) as T;
}
