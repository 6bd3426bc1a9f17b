import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { type GeoProvider, GeoUnavailableError } from '#platform/geo/index.ts';
import { badRequest, limited } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { CityLatLong, CityQuery, Geocode, GeocodeQuery, SiteParams } from './geo.schemas.ts';

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

/** `geo/…`: where a city is, and the postal code there. What is not known is `ZERO_RESULTS`, not an error. */
export function registerGeoRoutes({ app, siteRoutes }: Platform, geo: GeoProvider): void {
  app.addSchema(CityLatLong);
  app.addSchema(Geocode);
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
          throw badRequest('ValidationError', 'latlng is no point on earth.', {
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
  });
}
