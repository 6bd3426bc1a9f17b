import { type ReactNode, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Cup } from '../Cup.tsx';
import { partsOf } from '../drafts.rules.ts';
import { removeRecipe } from '../recipes.thunks.ts';
import type { Recipe, RecipePod, Spectrum } from '../recipes.types.ts';
import { ShareLink } from './ShareLink.tsx';

interface RecipeCardProps {
  recipe: Recipe;
  spectrum: Spectrum;
  /** A button that puts its pods in the cart. */
  order: (pod: RecipePod) => ReactNode;
  onChange: (recipe: Recipe) => void;
  onRemoved: (recipe: Recipe) => void;
}

/** A drink of one's own. */
export function RecipeCard({ recipe, spectrum, order, onChange, onRemoved }: RecipeCardProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<'share' | 'remove'>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { name, pod } = recipe;
  const remove = async (): Promise<void> => {
    setBusy(true);
    const failure = await dispatch(removeRecipe(recipe.recipeId));
    setBusy(false);
    setFailed(Boolean(failure));
    if (!failure) onRemoved(recipe);
  };
  const action = (text: string, onClick: () => void, expanded?: boolean) => (
    <Button
      look="quiet"
      className="px-3"
      aria-label={m.about({ action: text, name })}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {text}
    </Button>
  );
  const toggle = (what: 'share' | 'remove') => () => setOpen(open === what ? undefined : what);
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4">
      <Cup design={recipe} pod={pod} className="mx-auto block size-40" />
      <h3 className="mt-2 font-display text-xl [overflow-wrap:anywhere]">{name}</h3>
      <RecipeParts recipe={recipe} spectrum={spectrum} />
      <div className="mt-auto pt-4">
        {pod ? order(pod) : <p className="text-muted text-sm">{m.podGone()}</p>}
        <div className="-mx-3 mt-1 flex flex-wrap">
          {action(m.change(), () => onChange(recipe))}
          {action(m.share(), toggle('share'), open === 'share')}
          {action(m.remove(), toggle('remove'), open === 'remove')}
        </div>
        {open === 'share' && <ShareLink recipe={recipe} />}
        {open === 'remove' && (
          <div className="mt-2">
            <p className="[overflow-wrap:anywhere]">{m.removeQuestion({ name })}</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button busy={busy} onClick={() => void remove()}>
                {m.remove()}
              </Button>
              <Button look="secondary" onClick={() => setOpen(undefined)}>
                {m.keep()}
              </Button>
            </div>
          </div>
        )}
        {failed && (
          <div className="mt-3">
            <Notice tone="danger" role="alert">
              {m.failed()}
            </Notice>
          </div>
        )}
      </div>
    </li>
  );
}

/** What a drink is made of, in a sentence. */
export function RecipeParts({ recipe, spectrum }: { recipe: Recipe; spectrum: Spectrum }) {
  const said = partsOf(recipe, spectrum, recipe.pod);
  const parts = [said.pod, said.size, said.strength, ...said.parts].filter(Boolean);
  return <p className="mt-1 text-muted text-sm">{parts.join(', ')}</p>;
}
