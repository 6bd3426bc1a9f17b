import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

/** Makes an order that was placed without an account the customer's own: knowing its guid is the right to it. */
export const claimOrder =
  (guid: string): AppThunk<Promise<Failure | null>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.post('/rest/v2/{site}/users/{user}/claimOrder', {
        params: { path: { site, user: userOf(site) }, query: { lang: language } },
        body: { guid },
        call: { bearer: true, throwStatus: true },
      });
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
