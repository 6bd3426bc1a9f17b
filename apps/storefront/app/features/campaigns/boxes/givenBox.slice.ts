import type { components } from '@crema/api-client';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';

type Schemas = components['schemas'];
export type GivenBox = Schemas['GivenBox'];

/** Stands in addresses for the box of this tab's link, where an id of a customer's box would. */
export const GIVEN = 'given';
const KEY = 'givenBox';
const PATH = '/rest/v2/{site}/givenBox';

/** Keeps the token of a mailed link for this tab, so that choosing what is in the box needs no link again. */
export const keepGivenToken = (token: string): void => sessionStorage.setItem(KEY, token);
const tokenOf = (): string => sessionStorage.getItem(KEY) ?? '';

/** A box that somebody is given, by the mailed link that this tab was opened with. */
export const givenBox = createArea({
  name: 'givenBox',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<GivenBox> => {
    const { data } = await api.get(PATH, {
      params: { path: { site }, query: { lang: language }, header: { 'x-gift-token': tokenOf() } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});

/** Changes it; answers the failure, if there is one. */
export const changeGivenBox =
  (body: Schemas['ChangeGivenBox']): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.post(PATH, {
        params: { path: { site }, query: { lang: language }, header: { 'x-gift-token': tokenOf() } },
        body,
        call: { throwStatus: true },
      });
    } catch (thrown) {
      return toFailure(thrown);
    }
    await dispatch(givenBox.load(null));
    return null;
  };
