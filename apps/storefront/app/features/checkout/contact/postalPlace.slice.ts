import { createArea } from '#app/platform/store/lifecycle.ts';

/** Where a postal code is; without `region`, unknown. */
export interface PostalPlace {
  /** `NY`, `QC`. */
  region?: string;
  /** Absent: several towns share the code. */
  town?: string;
}

/** The place of a complete postal code. */
export const postalPlace = createArea({
  name: 'postalPlace',
  load: async (postalCode: string, { api, site, language, signal }): Promise<PostalPlace> => {
    const { data } = await api.get('/rest/v2/{site}/geo/place', {
      params: { path: { site }, query: { postalCode, lang: language } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});
