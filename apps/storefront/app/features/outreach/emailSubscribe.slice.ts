import { emailSignedUp, emailSignupFailed } from '#app/platform/events.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import type { Outcome } from './outreach.types.ts';

/** The newsletter's request, by address. */
export const emailSubscribe = createArea({
  name: 'emailSubscribe',
  load: async (email: string, { api, site, language }): Promise<{ status: string; message: string }> => {
    const { data } = await api.post('/rest/v2/{site}/newsletter/subscribe', {
      params: { path: { site }, query: { lang: language } },
      body: { email },
      call: { throwStatus: true },
    });
    return data;
  },
});

const reasonOf = ({ errors, status }: Failure): string =>
  errors[0]?.message || errors[0]?.type || String(status ?? 'unknown');

/** Subscribes to the newsletter and announces the outcome. */
export const subscribe =
  (email: string): AppThunk<Promise<Outcome>> =>
  async (dispatch) => {
    const { data, error } = await dispatch(emailSubscribe.load(email));
    if (data && !error) {
      dispatch(emailSignedUp());
      return { message: data.message };
    }
    const failure: Failure = error ?? { errors: [] };
    dispatch(emailSignupFailed({ reason: reasonOf(failure) }));
    return { failure };
  };
