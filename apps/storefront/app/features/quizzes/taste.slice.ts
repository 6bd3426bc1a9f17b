import type { components } from '@crema/api-client';
import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { QuizAddress } from './quiz.url.ts';

export type TasteProfile = components['schemas']['TasteProfile'];

/** What the customer likes, with the questions by which it is changed. */
export const taste = createArea({
  name: 'taste',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<TasteProfile> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/tasteProfile', {
      params: { path: { site, user: userOf(site) }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data;
  },
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});

/** Keeps answers as what the customer likes. Answers the failure, if there is one. */
export const keepTaste =
  (answers: QuizAddress['answers'], version: number): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.put('/rest/v2/{site}/users/{user}/tasteProfile', {
        params: { path: { site, user: 'current' }, query: { lang: language } },
        body: { answers, version },
        call: { bearer: true, throwStatus: true },
      });
      await dispatch(taste.load(null));
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };

/** Forgets what the customer likes. Answers the failure, if there is one. */
export const removeTaste: AppThunk<Promise<Failure | null>> = async (dispatch, getState, { api }) => {
  const { site, language } = siteOf(getState());
  try {
    await api.delete('/rest/v2/{site}/users/{user}/tasteProfile', {
      params: { path: { site, user: 'current' }, query: { lang: language } },
      call: { bearer: true, throwStatus: true },
    });
    await dispatch(taste.load(null));
    return null;
  } catch (thrown) {
    return toFailure(thrown);
  }
};
