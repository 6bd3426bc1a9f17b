import type { components } from '@crema/api-client';
import { createArea, sessionBegan, sessionEnded, userOf } from '@crema/storefront/slots';

interface Balance {
  balance: components['schemas']['Price'];
}

/** The domain's own call joins those of the shop's contract, so that the API client knows it. */
declare module '@crema/api-client' {
  interface paths {
    '/rest/v2/{site}/users/{user}/deposits': {
      get: {
        parameters: { path: { site: string; user: string }; query?: { lang?: 'en' | 'fr' } };
        responses: { 200: { headers: object; content: { 'application/json': Balance } } };
      };
    };
  }
}

/** What a customer has paid for containers and not got back; forgotten with the log-in. */
export const deposits = createArea({
  name: 'deposits',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<Balance> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/deposits', {
      params: { path: { site, user: userOf(site) }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});
