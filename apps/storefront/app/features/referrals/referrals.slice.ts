import type { components } from '@crema/api-client';
import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

export type ReferralList = components['schemas']['ReferralList'];

/** Friends whom the customer has referred, newest first, and what there is to win. */
export const referrals = createArea({
  name: 'referrals',
  keepData: true,
  load: async (currentPage: number, { api, site, language, signal }): Promise<ReferralList> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/referrals', {
      params: { path: { site, user: userOf(site) }, query: { lang: language, currentPage, pageSize: 10 } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});

/** Refers a friend; answers the friend's code, or the failure. */
export const submitReferral =
  (email: string, message: string): AppThunk<Promise<{ code: string } | { failure: Failure }>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/users/{user}/submitReferral', {
        params: { path: { site, user: userOf(site) }, query: { lang: language } },
        body: { email, ...(message ? { message } : {}) },
        call: { bearer: true, throwStatus: true },
      });
      void dispatch(referrals.load(0));
      return { code: data.code };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };
