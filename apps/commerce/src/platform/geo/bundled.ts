import type { Coordinates, GeoProvider, Place } from './geo.types.ts';
import { POSTAL_TABLE } from './postal-table.ts';
import { placeByPrefix } from './prefixes.ts';

/** Kilometres from the nearest place beyond which there is no postal code. */
const FAR_KM = 80;
const EARTH_KM = 6371;

/** Finds the larger places in a bundled table, without a key or the network. */
export const bundledGeo: GeoProvider = {
  cityLatLong: async ({ country, region, city }) => {
    const wanted = folded(city);
    const place = POSTAL_TABLE.find(
      (one) => one.country === country && (!region || one.region === region) && folded(one.city) === wanted,
    );
    return place && { latitude: place.latitude, longitude: place.longitude };
  },
  postalCode: async (at) => {
    let [nearest, least] = [undefined as Place | undefined, FAR_KM];
    for (const place of POSTAL_TABLE) {
      const km = distanceKm(at, place);
      if (km <= least) [nearest, least] = [place, km];
    }
    return nearest?.postalCode;
  },
  placeOf: async ({ country, postalCode }) => placeByPrefix(country, postalCode),
};

/** Without accents, dots, apostrophes, dashes and case. */
const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Distance in kilometres along the surface of the earth. */
function distanceKm(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(half));
}
