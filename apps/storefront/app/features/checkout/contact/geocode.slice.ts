import { createArea } from '#app/platform/store/lifecycle.ts';

export interface Town {
  city: string;
  /** `NY`, `QC`. */
  region: string;
}

export interface GeocodeData {
  latitude: number;
  longitude: number;
  /** Short name of the first result's first component. */
  postalCode?: string;
}

/** An example postal code of a town; none if the town is unknown. */
export const geocode = createArea({
  name: 'geocode',
  load: async ({ city, region }: Town, { api, site, language, signal }): Promise<GeocodeData | null> => {
    const call = { signal, throwStatus: true };
    const { data: place } = await api.get('/rest/v2/{site}/geo/cityLatLong', {
      params: { path: { site }, query: { city, region, lang: language } },
      call,
    });
    const { latitude, longitude } = place;
    if (latitude === undefined || longitude === undefined) return null;
    const latlng = `${latitude},${longitude}`;
    const { data: found } = await api.get('/rest/v2/{site}/geo/geocode', {
      params: { path: { site }, query: { latlng, result_type: 'postal_code', lang: language } },
      call,
    });
    return { latitude, longitude, postalCode: found.results[0]?.address_components[0]?.short_name };
  },
});
