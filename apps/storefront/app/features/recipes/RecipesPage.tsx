import { type ReactNode, useRef } from 'react';
import texts from '#app/platform/i18n/generated/screens/recipes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Designer } from './designer/Designer.tsx';
import { KeepingButtons } from './designer/KeepingButtons.tsx';
import { SaveDialog } from './designer/SaveDialog.tsx';
import { useDesign } from './designer/useDesign.ts';
import { draftOf, firstDraft } from './drafts.rules.ts';
import { OwnRecipes } from './kept/OwnRecipes.tsx';
import { SharedRecipe } from './kept/SharedRecipe.tsx';
import { designSpectrum } from './recipes.slice.ts';
import type { Recipe, RecipePod } from './recipes.types.ts';
import { useOpening } from './useOpening.ts';

interface RecipesPageProps {
  /** Of the page. */
  title: string;
  text: string;
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
export default function RecipesPage({ title, text, ...props }: RecipesPageProps) {
  const { search, isCustomer, account, order } = props;
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const design = useDesign(isCustomer);
  const { draft, change } = design;
  const { spectrum, hasFailed, own, found, linked, isLinkDead } = useOpening(search, isCustomer, design);
  const head = useRef<HTMLHeadingElement>(null);
  const go = (recipe: Recipe, isOwn: boolean): void => {
    change(draftOf(recipe, isOwn));
    head.current?.focus();
    head.current?.scrollIntoView({ block: 'start' });
  };
  const podOf = (code: string): RecipePod | undefined =>
    spectrum?.pods.find((pod) => pod.code === code) ??
    [...(own ?? []), ...(found ? [found] : [])].find(({ podCode }) => podCode === code)?.pod;
  // The drink of a link is what its page is about.
  const Title = linked && spectrum ? 'h2' : 'h1';
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      {linked && spectrum && (
        <SharedRecipe recipe={linked} {...{ spectrum, order }} onTake={(recipe) => go(recipe, false)} />
      )}
      {isLinkDead && (
        <div className="mb-6">
          <Notice>{m.sharedGone()}</Notice>
        </div>
      )}
      <Title
        ref={head}
        tabIndex={-1}
        className="scroll-mt-24 font-display text-4xl leading-tight focus-visible:outline-none"
      >
        {title}
      </Title>
      <p className="mt-4 mb-8 max-w-prose text-lg text-muted">{text}</p>
      {spectrum && draft ? (
        <Designer
          {...{ spectrum, draft }}
          onChange={change}
          pod={podOf(draft.podCode)}
          errors={design.errors}
          form={design.form}
          onSubmit={() => design.submit()}
        >
          <KeepingButtons design={design} onNew={() => change(firstDraft(spectrum) ?? draft)} />
        </Designer>
      ) : hasFailed ? (
        <Notice tone="danger" role="alert">
          {m.loadFailed()}{' '}
          <Button look="quiet" onClick={() => void dispatch(designSpectrum.load(null))}>
            {m.again()}
          </Button>
        </Notice>
      ) : (
        <Skeleton className="h-[40rem]" />
      )}
      {own && spectrum && (
        <OwnRecipes
          {...{ own, spectrum, order }}
          onChange={(recipe) => go(recipe, true)}
          onRemoved={({ recipeId }) => {
            // What was removed can only be kept as a new one.
            if (draft?.recipeId === recipeId) change({ ...draft, recipeId: undefined });
          }}
        />
      )}
      {draft && design.asking && (
        <SaveDialog
          {...{ draft }}
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
