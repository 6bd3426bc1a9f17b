import { keepNobo } from '#app/platform/session/nobo/noboSession.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { siteOf } from '#app/platform/store/store.ts';

/** What a no-login link is good for, and whose it is. */
export interface NoboUser {
  firstName: string;
  scopes: string[];
}

/** What a link says; reading it changes nothing. An error: it is good for nothing. */
export const noboUser = createArea({
  name: 'noboUser',
  // The token is not for the state.
  keyOf: () => 'link',
  load: async (token: string, { api, site, language, signal }): Promise<NoboUser> => {
    const params = { query: { site, lang: language }, header: { 'x-nobo-token': token } };
    const { data } = await api.get('/api/auth/extractNoboToken', {
      params,
      call: { signal, throwStatus: true },
    });
    return data;
  },
});

/** Goes on as the link's holder in this tab. False when the link is good for nothing by now. */
export const enterByNoboLink =
  (token: string): AppThunk<Promise<boolean>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const params = { query: { site, lang: language }, header: { 'x-nobo-token': token } };
    try {
      const { data } = await api.get('/api/auth/nobo', { params });
      keepNobo(data.access_token, data.expires_in);
      return true;
    } catch {
      return false;
    }
  };
