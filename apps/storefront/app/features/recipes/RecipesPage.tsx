import { type ReactNode, useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Designer } from './Designer.tsx';
import { type Opening, openingOf } from './design.storage.ts';
import { draftOf, firstDraft } from './drafts.rules.ts';
import { RecipeCard } from './RecipeCard.tsx';
import { designSpectrum, recipes, sharedRecipe } from './recipes.slice.ts';
import type { Recipe, RecipePod } from './recipes.types.ts';
import { SaveDialog } from './SaveDialog.tsx';
import { SharedRecipe } from './SharedRecipe.tsx';
import { useDesign } from './useDesign.ts';

interface RecipesPageProps {
  /** Query of the address. */
  search: string;
  /** Whether a customer is logged in. Called in the browser only. */
  isCustomer: () => boolean;
  /** A log-in in place; composed by the route. */
  account: ReactNode;
  /** A button that puts a pod in the cart; composed by the route. */
  order: (pod: RecipePod) => ReactNode;
}

/** Drinks to design, and those that are kept. */
export default function RecipesPage({ search, isCustomer, account, order }: RecipesPageProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.apiConfig.brand);
  const { data: spectrum, error } = useAppSelector(designSpectrum.select);
  const shared = useAppSelector(sharedRecipe.select);
  const own = useAppSelector(recipes.select).data;
  const design = useDesign(isCustomer);
  const { draft, change } = design;
  const [opening, setOpening] = useState<Opening>();
  const [told, setTold] = useState('');
  const head = useRef<HTMLHeadingElement>(null);
  const mine = useRef<HTMLHeadingElement>(null);
  const isKnown = opening !== undefined && isCustomer();

  useEffect(() => {
    const found = openingOf(site, search);
    setOpening(found);
    void dispatch(designSpectrum.ensure(null));
    if (found.recipeId && !found.draft) void dispatch(sharedRecipe.load(found.recipeId));
  }, [dispatch, site, search]);
  useEffect(() => {
    if (isKnown) void dispatch(recipes.load(null));
  }, [dispatch, isKnown]);
  // What the designer begins with: once what the address or a cookie names is there.
  const found = shared.key === JSON.stringify(opening?.recipeId) ? shared.data : null;
  const isOpening = opening?.design && opening.recipeId && !opening.draft && !shared.error;
  const isWaiting = isOpening && (!found || (isKnown && !own));
  useEffect(() => {
    if (draft || !opening || !spectrum || isWaiting) return;
    const isOwn = own?.some(({ recipeId }) => recipeId === found?.recipeId) ?? false;
    const first = opening.draft ?? (opening.design && found ? draftOf(found, isOwn) : firstDraft(spectrum));
    if (first) change(first);
    if (opening.draft) design.setAsking(true);
  }, [draft, opening, spectrum, isWaiting, own, found, change, design]);

  const go = (recipe: Recipe, isOwn: boolean): void => {
    change(draftOf(recipe, isOwn));
    setTold('');
    head.current?.focus();
    head.current?.scrollIntoView({ block: 'start' });
  };
  const podOf = (code: string): RecipePod | undefined =>
    spectrum?.pods.find((pod) => pod.code === code) ??
    [...(own ?? []), ...(found ? [found] : [])].find(({ podCode }) => podCode === code)?.pod;
  const isShown = opening?.recipeId && !opening.design;
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      {isShown && found && spectrum && (
        <SharedRecipe
          recipe={found}
          spectrum={spectrum}
          order={order}
          onTake={(recipe) => go(recipe, false)}
        />
      )}
      {isShown && shared.error && (
        <div className="mb-6">
          <Notice>{m.sharedGone()}</Notice>
        </div>
      )}
      <h1 ref={head} tabIndex={-1} className="font-display text-4xl leading-tight focus-visible:outline-none">
        {m.title()}
      </h1>
      <p className="mt-4 mb-8 max-w-prose text-lg text-muted">{m.text()}</p>
      {spectrum && draft ? (
        <Designer
          {...{ spectrum, draft }}
          onChange={change}
          pod={podOf(draft.podCode)}
          errors={design.errors}
          form={design.form}
          onSubmit={() => design.submit()}
        >
          <Keeping design={design} onNew={() => change({ ...(firstDraft(spectrum) ?? draft), name: '' })} />
        </Designer>
      ) : error ? (
        <Notice tone="danger" role="alert">
          {m.loadFailed()}{' '}
          <Button look="quiet" onClick={() => void dispatch(designSpectrum.load(null))}>
            {m.again()}
          </Button>
        </Notice>
      ) : (
        <Skeleton className="h-[40rem]" />
      )}
      {isKnown && own && spectrum && (
        <section aria-labelledby="recipes-mine" className="mt-section">
          <h2
            id="recipes-mine"
            ref={mine}
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
                onChange={(one) => go(one, true)}
                onRemoved={({ recipeId, name }) => {
                  setTold(m.removed({ name }));
                  mine.current?.focus();
                  // What was removed can only be kept as a new one.
                  if (draft?.recipeId === recipeId) change({ ...draft, recipeId: undefined });
                }}
              />
            ))}
          </ul>
        </section>
      )}
      {draft && design.asking && (
        <SaveDialog
          draft={draft}
          pod={podOf(draft.podCode)}
          account={isCustomer() ? undefined : account}
          busy={design.busy}
          onKeep={() => void design.send(draft)}
          onClose={design.close}
        />
      )}
    </div>
  );
}

interface KeepingProps {
  design: ReturnType<typeof useDesign>;
  onNew: () => void;
}

/** How a drink is kept, and what came of it. */
function Keeping({ design, onNew }: KeepingProps) {
  const m = useScreenMessages(texts);
  const { draft, busy, failed, saved, submit } = design;
  const isOld = draft?.recipeId !== undefined;
  return (
    <div className="space-y-4">
      {failed && (
        <Notice tone="danger" role="alert">
          {failed}
        </Notice>
      )}
      <div role="status">
        {saved !== undefined && <Notice tone="success">{m.saved({ name: saved })}</Notice>}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy} className="w-full sm:w-auto">
          {isOld ? m.saveChange() : m.save()}
        </Button>
        {isOld && (
          <>
            <Button look="secondary" busy={busy} onClick={() => submit('new')}>
              {m.saveNew()}
            </Button>
            <Button look="quiet" onClick={onNew}>
              {m.startOver()}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
