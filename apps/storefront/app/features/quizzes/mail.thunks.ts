import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

/** Has a result mailed. Answers the failure, if there is one. */
export const mailResult =
  (resultId: string, email: string): AppThunk<Promise<Failure | null>> =>
  async (_dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.post('/rest/v2/{site}/beverage-quiz/mailResult', {
        params: { path: { site }, query: { lang: language } },
        body: { resultId, email },
        call: { throwStatus: true },
      });
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };
