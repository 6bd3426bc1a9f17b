import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { type GeoProvider, GeoUnavailableError } from '#platform/geo/index.ts';
import { badRequest, limited } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import {
  CityLatLong,
  CityQuery,
  Geocode,
  GeocodeQuery,
  PostalPlace,
  PostalPlaceQuery,
  SiteParams,
} from './geo.schemas.ts';

const error = Type.Ref('ErrorList');
const errors = { 400: error, 404: error, 429: error };
/** Typing an address asks a few times; a provider behind this may cost money. */
const LIMIT = limited('geocode');
const A_DAY = 'public, max-age=86400';

/** What was found, with how long it may be kept: an outage is answered as nothing found, and is not kept. */
async function keepFor<Found>(reply: FastifyReply, asked: Promise<Found>): Promise<Found | undefined> {
  try {
    const found = await asked;
    reply.header('Cache-Control', A_DAY);
    return found;
  } catch (error) {
    if (!(error instanceof GeoUnavailableError)) throw error;
    reply.header('Cache-Control', 'no-store');
    return undefined;
  }
}

/**
 * `geo/…`: where a city is, the postal code there, and the place of a postal code. What is not known is `ZERO_RESULTS`, not an
 * error.
 */
export function registerGeoRoutes({ app, siteRoutes }: Platform, geo: GeoProvider): void {
  for (const schema of [CityLatLong, Geocode, PostalPlace]) app.addSchema(schema);
  siteRoutes((routes) => {
    routes.get(
      '/geo/cityLatLong',
      {
        config: LIMIT,
        schema: {
          tags: ['checkout'],
          operationId: 'getCityLatLong',
          summary: 'Where a city of the site’s country is',
          params: SiteParams,
          querystring: CityQuery,
          response: { 200: Type.Ref('CityLatLong'), ...errors },
        },
      },
      async (request, reply) => {
        const { city, region } = request.query;
        const { country } = request.ctx.site;
        const found = await keepFor(reply, geo.cityLatLong({ country, city, ...(region && { region }) }));
        return found ? { status: 'OK' as const, ...found } : { status: 'ZERO_RESULTS' as const };
      },
    );

    routes.get(
      '/geo/geocode',
      {
        config: LIMIT,
        schema: {
          tags: ['checkout'],
          operationId: 'getPostalCode',
          summary: 'The postal code at a point',
          params: SiteParams,
          querystring: GeocodeQuery,
          response: { 200: Type.Ref('Geocode'), ...errors },
        },
      },
      async (request, reply) => {
        const [latitude = 0, longitude = 0] = request.query.latlng.split(',').map(Number);
        if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
          throw badRequest('ValidationError', 'latlng must be a latitude and a longitude.', {
            subject: 'latlng',
            subjectType: 'parameter',
            reason: 'invalid',
          });
        }
        const code = await keepFor(reply, geo.postalCode({ latitude, longitude }));
        if (!code) return { status: 'ZERO_RESULTS' as const, results: [] };
        const component = { short_name: code, long_name: code, types: ['postal_code'] };
        return { status: 'OK' as const, results: [{ address_components: [component] }] };
      },
    );

    routes.get(
      '/geo/place',
      {
        config: LIMIT,
        schema: {
          tags: ['checkout'],
          operationId: 'getPostalPlace',
          summary: 'The region and the town of a postal code of the site’s country',
          params: SiteParams,
          querystring: PostalPlaceQuery,
          response: { 200: Type.Ref('PostalPlace'), ...errors },
        },
      },
      async (request, reply) => {
        const { country } = request.ctx.site;
        const { postalCode } = request.query;
        const found = await keepFor(reply, geo.placeOf({ country, postalCode }));
        return found ? { status: 'OK' as const, ...found } : { status: 'ZERO_RESULTS' as const };
      },
    );
  });
}
