import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import type { QuizAddress } from './quiz.url.ts';

/** Keeps answers as what the customer likes. Answers the failure, if there is one. */
export const keepTaste =
  (answers: QuizAddress['answers'], version: number): AppThunk<Promise<Failure | null>> =>
  async (_, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.put('/rest/v2/{site}/users/{user}/tasteProfile', {
        params: { path: { site, user: 'current' }, query: { lang: language } },
        body: { answers, version },
        call: { bearer: true, throwStatus: true },
      });
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
