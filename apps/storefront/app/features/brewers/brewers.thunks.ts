import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { BrewerRegistration, Draft, RecognisedBrewer } from './brewers.types.ts';

type Typed = Pick<Draft, 'serialNumber' | 'purchaseDate'>;

/** Which brewer it is, or why it cannot be registered. */
export const recogniseBrewer =
  ({ serialNumber, purchaseDate }: Typed): AppThunk<Promise<RecognisedBrewer | { failure: Failure }>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/brewerRegistration/v2/validateSerialNumber', {
        params: { path: { site }, query: { lang: language } },
        body: { serialNumber, purchaseDate },
        call: { throwStatus: true },
      });
      return data;
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };

/** Makes it the customer's. */
export const registerBrewer =
  ({ serialNumber, purchaseDate }: Typed): AppThunk<Promise<BrewerRegistration | { failure: Failure }>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/brewerRegistration/v2/registernewbrewer', {
        params: { path: { site }, query: { lang: language } },
        body: { serialNumber, purchaseDate },
        call: { bearer: true, throwStatus: true },
      });
      return data;
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };
