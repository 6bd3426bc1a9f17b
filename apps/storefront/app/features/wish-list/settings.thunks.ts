import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { changed, paramsOf } from './wishes.thunks.ts';

const call = { bearer: true, throwStatus: true } as const;

/** Names the customer's list, or turns its e-mails on or off. */
export const changeList =
  (body: { name?: string; notify?: boolean }): AppThunk<Promise<Failure | null>> =>
  (dispatch, _, { api }) =>
    dispatch(
      changed((state) =>
        api.patch('/rest/v2/{site}/users/{user}/wishlist', { params: paramsOf(state), call, body }),
      ),
    );

/** Makes the link by which others see the list, or ends it. */
export const shareList =
  (isShared: boolean): AppThunk<Promise<Failure | null>> =>
  (dispatch, _, { api }) =>
    dispatch(
      changed((state) => {
        const options = { params: paramsOf(state), call };
        const path = '/rest/v2/{site}/users/{user}/wishlist/share';
        return isShared ? api.post(path, options) : api.delete(path, options);
      }),
    );

/** The action of a mailed link's button. */
export const stopEmails =
  (token: string): AppThunk<Promise<{ message: string } | { failure: Failure }>> =>
  async (_, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      const { data } = await api.post('/rest/v2/{site}/wishlists/stop', {
        params: { path: { site }, query: { lang: language } },
        body: { token },
        call: { throwStatus: true },
      });
      return { message: data.message };
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };
