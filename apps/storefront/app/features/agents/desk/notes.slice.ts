import type { components } from '@crema/api-client';
import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

export type AgentNotes = components['schemas']['AgentNotes'];

const PATH = '/rest/v2/{site}/users/{user}/agentNotes';
/** What agents wrote down about the customer, newest first. */
export const agentNotes = createArea({
  name: 'agentNotes',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<AgentNotes> => {
    const { data } = await api.get(PATH, {
      params: { path: { site, user: userOf(site) }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});

/** Writes something down; answers what went wrong, if something did. */
export const addNote =
  (text: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.post(PATH, {
        params: { path: { site, user: userOf(site) }, query: { lang: language } },
        body: { text },
        call: { bearer: true, throwStatus: true },
      });
      await dispatch(agentNotes.load(null));
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
