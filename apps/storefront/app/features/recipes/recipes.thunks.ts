import { keepCookie } from '#app/platform/session/consent.ts';
import { dropCookie } from '#app/platform/session/cookies.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { type Failure, toFailure } from '#app/platform/store/failure.ts';
import { type AppThunk, siteOf } from '#app/platform/store/store.ts';
import { POP_UP, RECIPE_ID, writeDraft } from './design.storage.ts';
import { recipes } from './recipes.slice.ts';
import type { Draft, Recipe } from './recipes.types.ts';

/** Keeps a drink: a new one, or the recipe that is changed. */
export const keepRecipe =
  ({ recipeId, ...design }: Draft): AppThunk<Promise<Recipe | { failure: Failure }>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    const params = { path: { site, user: userOf(site) }, query: { lang: language } };
    const call = { bearer: true, throwStatus: true } as const;
    try {
      const { data } = recipeId
        ? await api.put('/rest/v2/{site}/users/{user}/recipes/updateRecipe', {
            ...{ params, call, body: { recipeId, ...design } },
          })
        : await api.post('/rest/v2/{site}/users/{user}/recipes/saveRecipe', {
            ...{ params, call, body: design },
          });
      await dispatch(recipes.load(null));
      return data;
    } catch (thrown) {
      return { failure: toFailure(thrown) };
    }
  };

/** Removes a drink for good. */
export const removeRecipe =
  (recipeId: string): AppThunk<Promise<Failure | null>> =>
  async (dispatch, getState, { api }) => {
    const { site, language } = siteOf(getState());
    try {
      await api.get('/rest/v2/{site}/users/{user}/recipes/deleteRecipe', {
        params: { path: { site, user: userOf(site) }, query: { lang: language, recipeId } },
        call: { bearer: true, throwStatus: true },
      });
      await dispatch(recipes.load(null));
      return null;
    } catch (thrown) {
      return toFailure(thrown);
    }
  };

/** Before a log-in, which may leave the page: the design opens again when its visitor is back. */
export const expectReturn =
  (draft: Draft): AppThunk =>
  (_dispatch, getState) => {
    const state = getState();
    writeDraft(siteOf(state).site, draft);
    keepCookie(state, 'c9', POP_UP, 'true');
    if (draft.recipeId) keepCookie(state, 'c9', RECIPE_ID, draft.recipeId);
  };

/** The design is kept, or given up. */
export const forgetReturn = (): AppThunk => (_dispatch, getState) => {
  writeDraft(siteOf(getState()).site, undefined);
  dropCookie(POP_UP);
  dropCookie(RECIPE_ID);
};
