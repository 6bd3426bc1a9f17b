import { Type } from 'typebox';

const Lang = Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('fr')]));

export const SiteParams = Type.Object({ site: Type.String() });

export const CityQuery = Type.Object({
  city: Type.String({ minLength: 1, maxLength: 80 }),
  region: Type.Optional(Type.String({ pattern: '^[A-Z]{2,3}$', description: 'NY, QC' })),
  lang: Lang,
});

export const GeocodeQuery = Type.Object({
  latlng: Type.String({ pattern: '^-?\\d{1,2}(\\.\\d{1,10})?,-?\\d{1,3}(\\.\\d{1,10})?$' }),
  result_type: Type.Literal('postal_code'),
  lang: Lang,
});

export const PostalPlaceQuery = Type.Object({
  postalCode: Type.String({ minLength: 3, maxLength: 10, description: '10118, H3G 1K4' }),
  lang: Lang,
});

const status = Type.Union([Type.Literal('OK'), Type.Literal('ZERO_RESULTS')]);

export const CityLatLong = Type.Object(
  { status, latitude: Type.Optional(Type.Number()), longitude: Type.Optional(Type.Number()) },
  { $id: 'CityLatLong' },
);

export const Geocode = Type.Object(
  {
    status,
    results: Type.Array(
      Type.Object({
        address_components: Type.Array(
          Type.Object({
            short_name: Type.String(),
            long_name: Type.String(),
            types: Type.Array(Type.String()),
          }),
        ),
      }),
    ),
  },
  { $id: 'Geocode' },
);

export const PostalPlace = Type.Object(
  {
    status,
    region: Type.Optional(Type.String({ description: 'NY, QC' })),
    town: Type.Optional(Type.String({ description: 'Only where the code is of one town' })),
  },
  { $id: 'PostalPlace' },
);
