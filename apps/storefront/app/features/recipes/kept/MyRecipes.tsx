import { useEffect } from 'react';
import { Link } from 'react-router';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Cup } from '../Cup.tsx';
import { POP_UP, RECIPE_ID } from '../design.storage.ts';
import { recipes } from '../recipes.slice.ts';

/** Most that the account's first page shows; the page of drinks has all. */
const SHOWN = 4;

/** In the account: the newest drinks, each opening in the designer. */
export default function MyRecipes() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const own = useAppSelector(recipes.select).data;
  useEffect(() => {
    void dispatch(recipes.load(null));
  }, [dispatch]);
  if (!own) return null;
  return (
    <section aria-labelledby="account-recipes">
      <h2 id="account-recipes" className="mb-4 font-display text-2xl">
        {m.mine()}
      </h2>
      {own.length === 0 && <p>{m.mineEmpty()}</p>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {own.slice(0, SHOWN).map((recipe) => (
          <li key={recipe.recipeId} className="relative rounded-card border border-line bg-surface p-3">
            <Cup design={recipe} pod={recipe.pod} className="mx-auto block w-full max-w-32" />
            <Link
              to={link(`/recipes?${RECIPE_ID}=${recipe.recipeId}&${POP_UP}=true`)}
              className="block text-center font-semibold underline-offset-4 [overflow-wrap:anywhere] after:absolute after:inset-0 hover:underline"
            >
              {recipe.name}
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton look="secondary" to={link('/recipes')} className="mt-4">
        {own.length > 0 ? m.toAll() : m.design()}
      </LinkButton>
    </section>
  );
}
