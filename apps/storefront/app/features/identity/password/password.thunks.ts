import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

/** Asks for a link to a new password; the answer is the same whether or not there is an account. */
export const forgotPassword =
  (email: string): AppThunk<Promise<Failure | null>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.post('/api/auth/forgotPassword', {
        params: { query: { site, lang: language } },
        body: { email },
        call: { throwStatus: true },
      });
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };

const usesLink =
  (path: '/api/auth/confirmEmail' | '/api/auth/confirmRemoval') =>
  (token: string): AppThunk<Promise<Failure | null>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.post(path, {
        params: { query: { site, lang: language } },
        body: { token },
        call: { throwStatus: true },
      });
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };

/** Confirms a new e-mail address by its link. */
export const confirmEmail = usesLink('/api/auth/confirmEmail');

/** Deletes an account by its link. */
export const confirmRemoval = usesLink('/api/auth/confirmRemoval');

/** Sets a password by a mailed link. */
export const resetPassword =
  (token: string, password: string): AppThunk<Promise<Failure | null>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.post('/api/auth/resetPassword', {
        params: { query: { site, lang: language } },
        body: { token, password },
        call: { throwStatus: true },
      });
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
