import type { ReactNode } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { Cup } from '../Cup.tsx';
import type { Recipe, RecipePod, Spectrum } from '../recipes.types.ts';
import { RecipeParts } from './RecipeCard.tsx';

interface SharedRecipeProps {
  recipe: Recipe;
  spectrum: Spectrum;
  order: (pod: RecipePod) => ReactNode;
  /** Opens it in the designer, as a new drink. */
  onTake: (recipe: Recipe) => void;
}

/** The drink of a link: to look at, to order, and to go on with. */
export function SharedRecipe({ recipe, spectrum, order, onTake }: SharedRecipeProps) {
  const m = useScreenMessages(texts);
  return (
    <section
      aria-labelledby="recipe-shared"
      className="mb-section grid items-center gap-6 rounded-card bg-sunken p-6 sm:grid-cols-[14rem_minmax(0,1fr)] sm:p-8"
    >
      <Cup design={recipe} pod={recipe.pod} spectrum={spectrum} className="mx-auto block size-56" />
      <div className="max-w-md">
        <p className="text-muted text-sm">{m.sharedTitle()}</p>
        <h1 id="recipe-shared" className="font-display text-3xl [overflow-wrap:anywhere]">
          {recipe.name}
        </h1>
        <RecipeParts recipe={recipe} spectrum={spectrum} />
        <div className="mt-5 flex flex-wrap gap-3">
          {recipe.pod ? order(recipe.pod) : <p className="w-full text-muted">{m.podGoneShared()}</p>}
          <Button look="secondary" onClick={() => onTake(recipe)}>
            {m.makeMine()}
          </Button>
        </div>
      </div>
    </section>
  );
}
