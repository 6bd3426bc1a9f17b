import type { FastifyBaseLogger } from 'fastify';
import { traceHeaders } from '#platform/tracing/index.ts';
import { type GeoProvider, GeoUnavailableError } from './geo.types.ts';

const TIMEOUT_MS = 3000;

interface Answer {
  results?: {
    address_components?: { short_name?: string; long_name?: string; types?: string[] }[];
    geometry?: { location?: { lat?: number; lng?: number } };
  }[];
}

/** A geocoding service of the usual kind: `address`, `components` or `latlng` with `result_type`, and a key. */
export function remoteGeo(url: string, key: string, log: Pick<FastifyBaseLogger, 'warn'>): GeoProvider {
  const ask = async (
    query: Record<string, string>,
  ): Promise<NonNullable<Answer['results']>[number] | undefined> => {
    const address = new URL(url);
    for (const [name, value] of Object.entries({ ...query, key })) address.searchParams.set(name, value);
    try {
      const answer = await fetch(address, {
        headers: traceHeaders(),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`It answered ${answer.status}`);
      return ((await answer.json()) as Answer).results?.[0];
    } catch (error) {
      // Without the address, which holds the key.
      log.warn({ reason: (error as Error).message }, 'the geocoding service did not answer');
      throw new GeoUnavailableError(error);
    }
  };
  return {
    cityLatLong: async ({ city, region, country }) => {
      const address = [city, region, country].filter(Boolean).join(', ');
      const { lat, lng } = (await ask({ address }))?.geometry?.location ?? {};
      return lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng };
    },
    postalCode: async ({ latitude, longitude }) => {
      const found = await ask({ latlng: `${latitude},${longitude}`, result_type: 'postal_code' });
      return found?.address_components?.[0]?.short_name;
    },
    placeOf: async ({ country, postalCode }) => {
      const found = await ask({ components: `country:${country}|postal_code:${postalCode}` });
      const part = (type: string) => found?.address_components?.find(({ types }) => types?.includes(type));
      const region = part('administrative_area_level_1')?.short_name;
      const town = (part('locality') ?? part('postal_town'))?.long_name;
      return region ? { region, ...(town ? { town } : {}) } : undefined;
    },
  };
}
