import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

/** What a set-up link shows, and after its use the recovery codes. */
export interface SetUpAnswer {
  email?: string;
  secret?: string;
  otpauth?: string;
  recoveryCodes?: string[];
}

/** Reads a set-up link, or with a password and a code uses it. */
export const setUpAgent =
  (body: {
    token: string;
    password?: string;
    code?: string;
  }): AppThunk<Promise<SetUpAnswer | { failure: Failure }>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/api/auth/agent/setup', {
        params: { query: { site, lang: language } },
        body,
        call: { throwStatus: true },
      });
      return data;
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };
