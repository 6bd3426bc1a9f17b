import { brewerRegistrationStepped } from '#app/platform/events.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { BrewerRegistration, Draft, RecognisedBrewer } from './brewers.types.ts';

/** What stopped a step, without what was typed. */
export const reasonOf = ({ errors, status }: Failure): string =>
  errors[0]?.type ?? (status === undefined ? 'no answer' : String(status));

type Typed = Pick<Draft, 'serialNumber' | 'purchaseDate'>;

/** Which brewer it is, or why it cannot be registered. */
export const recogniseBrewer =
  ({ serialNumber, purchaseDate }: Typed): AppThunk<Promise<RecognisedBrewer | { failure: Failure }>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/brewerRegistration/v2/validateSerialNumber', {
        params: { path: { site }, query: { lang: language } },
        body: { serialNumber, purchaseDate },
        call: { throwStatus: true },
      });
      dispatch(brewerRegistrationStepped({ step: 'recognised' }));
      return data;
    } catch (thrown) {
      const failure = toFailure(thrown);
      dispatch(brewerRegistrationStepped({ step: 'not-recognised', reason: reasonOf(failure) }));
      return { failure };
    }
  };

/** Registers a brewer to the customer. */
export const registerBrewer =
  ({ serialNumber, purchaseDate }: Typed): AppThunk<Promise<BrewerRegistration | { failure: Failure }>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/brewerRegistration/v2/registernewbrewer', {
        params: { path: { site }, query: { lang: language } },
        body: { serialNumber, purchaseDate },
        call: { bearer: true, throwStatus: true },
      });
      dispatch(brewerRegistrationStepped({ step: 'registered' }));
      return data;
    } catch (thrown) {
      const failure = toFailure(thrown);
      dispatch(brewerRegistrationStepped({ step: 'not-registered', reason: reasonOf(failure) }));
      return { failure };
    }
  };
