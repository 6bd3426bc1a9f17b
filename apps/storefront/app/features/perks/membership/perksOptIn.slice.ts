import { perksOptedIn, perksStepped } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';

/** Joins or leaves the programme. Its success action updates the customer's data. */
export const perksOptIn = createArea({
  name: 'perksOptIn',
  actions: { success: perksOptedIn },
  load: async (optIn: boolean, { api, site, signal, dispatch }): Promise<boolean> => {
    const { data } = await api.put('/rest/v2/{site}/users/{user}/updatePerksOptIn', {
      params: { path: { site, user: userOf(site) } },
      body: { perksOptIn: optIn },
      call: { bearer: true, signal, throwStatus: true },
    });
    if (data.perksOptIn) dispatch(perksStepped({ event: 'loyalty_opt_in' }));
    return data.perksOptIn;
  },
});
