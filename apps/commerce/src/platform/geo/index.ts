import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/index.ts';
import { bundledGeo } from './bundled.ts';
import type { GeoProvider } from './geo.types.ts';
import { remoteGeo } from './remote.ts';

export { type GeoProvider, GeoUnavailableError } from './geo.types.ts';

/** The service of `GEOCODE_URL`, or the table that comes with the shop. */
export const createGeo = (
  { geocodeUrl, geocodeKey }: Pick<Config, 'geocodeUrl' | 'geocodeKey'>,
  log: FastifyBaseLogger,
): GeoProvider => (geocodeUrl ? remoteGeo(geocodeUrl, geocodeKey ?? '', log) : bundledGeo);
