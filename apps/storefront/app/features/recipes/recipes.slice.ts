import { sessionBegan, sessionEnded } from '#app/platform/events.ts';
import { userOf } from '#app/platform/session/visitor.ts';
import { createArea } from '#app/platform/store/lifecycle.ts';
import type { Recipe, Spectrum } from './recipes.types.ts';

/** The drinks of the customer, newest first. */
export const recipes = createArea({
  name: 'recipes',
  keepData: true,
  load: async (_: null, { api, site, language, signal }): Promise<Recipe[]> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/recipes', {
      params: { path: { site, user: userOf(site) }, query: { lang: language } },
      call: { bearer: true, signal, throwStatus: true },
    });
    return data.recipes;
  },
  extra: (on, initial) => [on(sessionBegan, () => initial), on(sessionEnded, () => initial)],
});

/** The palette of the designer, the same for everybody. */
export const designSpectrum = createArea({
  name: 'designSpectrum',
  load: async (_: null, { api, site, language, signal }): Promise<Spectrum> => {
    const { data } = await api.get('/rest/v2/{site}/users/{user}/recipes/openDesignSpectrum', {
      params: { path: { site, user: 'anonymous' }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});

/** The drink of a link. */
export const sharedRecipe = createArea({
  name: 'sharedRecipe',
  load: async (recipeId: string, { api, site, language, signal }): Promise<Recipe> => {
    const { data } = await api.get('/rest/v2/{site}/recipes/{recipeId}', {
      params: { path: { site, recipeId }, query: { lang: language } },
      call: { signal, throwStatus: true },
    });
    return data;
  },
});
