import type { Language } from '@crema/brands';
import { badRequest, conflict, notFound, type OccError, say } from '#platform/http/index.ts';

const field = (subject: string, reason: string) => ({ reason, subject, subjectType: 'field' });

/** The expected failures of recipes, in the customer's language. */
export const recipeErrors = {
  /** Another's is answered as one that is not there. */
  unknown: (language: Language, id: string): OccError =>
    notFound('RecipeError', say(language, 'There is no such recipe.', 'Cette recette n’existe pas.'), {
      reason: 'notFound',
      subject: id.slice(0, 64),
      subjectType: 'recipe',
    }),

  name: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'Enter a name of 1 to 40 characters.', 'Entrez un nom de 1 à 40 caractères.'),
      field('name', 'length'),
    ),

  pod: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'Choose a pod that we sell.', 'Choisissez une capsule que nous vendons.'),
      field('podCode', 'unknownPod'),
    ),

  tooMany: (language: Language, most: number): OccError =>
    conflict(
      'TooManyRecipesError',
      say(
        language,
        `You have reached the limit of ${most} drinks. Remove one first.`,
        `Vous avez atteint la limite de ${most} boissons. Supprimez-en une d’abord.`,
      ),
      { reason: 'tooManyRecipes', subject: 'recipes', subjectType: 'recipe' },
    ),
};
