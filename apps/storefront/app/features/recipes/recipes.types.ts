import type { components } from '@crema/api-client';

export type Recipe = components['schemas']['Recipe'];
type NewRecipe = components['schemas']['NewRecipe'];
export type RecipePod = components['schemas']['RecipePod'];
/** What can be chosen for a drink. */
export type Spectrum = components['schemas']['DesignSpectrum'];

/** A drink that is being designed. */
export interface Draft extends NewRecipe {
  /** Set while a recipe of one's own is changed. */
  recipeId?: string;
}
