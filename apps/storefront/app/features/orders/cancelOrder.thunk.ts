import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

/** Cancels an order that is not picked yet; answers the failure, if there is one. */
export const cancelOrder =
  (guid: string): AppThunk<Promise<Failure | null>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.post('/rest/v2/{site}/users/{user}/orders/{code}/cancel', {
        params: { path: { site, user: userOf(site), code: guid }, query: { lang: language } },
        call: { bearer: true, throwStatus: true },
      });
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
