import { type ReactNode, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Recipe, RecipePod, Spectrum } from '../recipes.types.ts';
import { RecipeCard } from './RecipeCard.tsx';

interface OwnRecipesProps {
  own: readonly Recipe[];
  spectrum: Spectrum;
  order: (pod: RecipePod) => ReactNode;
  onChange: (recipe: Recipe) => void;
  onRemoved: (recipe: Recipe) => void;
}

/** The drinks of the customer. */
export function OwnRecipes({ own, spectrum, order, onChange, onRemoved }: OwnRecipesProps) {
  const m = useScreenMessages(texts);
  const [told, setTold] = useState('');
  const head = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="recipes-mine" className="mt-section">
      <h2
        id="recipes-mine"
        ref={head}
        tabIndex={-1}
        className="font-display text-3xl focus-visible:outline-none"
      >
        {m.mine()}
      </h2>
      <p className="mt-2 mb-6 text-muted">
        {own.length > 0 ? m.mineText({ count: own.length }) : m.mineEmpty()}
      </p>
      <p role="status">{told}</p>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {own.map((recipe) => (
          <RecipeCard
            key={recipe.recipeId}
            {...{ recipe, spectrum, order }}
            onChange={(one) => {
              setTold('');
              onChange(one);
            }}
            onRemoved={(one) => {
              setTold(m.removed({ name: one.name }));
              // The button that was pressed is gone with its drink.
              head.current?.focus();
              onRemoved(one);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
