import { keepNobo } from '#app/platform/session/nobo/noboSession.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { siteOf } from '#app/platform/store/store.ts';

/** The customer of a no-login link, and what the link allows. */
export interface NoboUser {
  firstName: string;
  scopes: string[];
}

/** Reads a link, which changes nothing. An error: the link is not valid. */
export const noboUser = createArea({
  name: 'noboUser',
  // The token must not be kept in the state.
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

/** Continues as the link's customer in this tab. False if the link is not valid any more. */
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
