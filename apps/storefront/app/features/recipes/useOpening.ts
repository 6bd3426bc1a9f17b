import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { type Opening, openingOf } from './design.storage.ts';
import type { useDesign } from './designer/useDesign.ts';
import { draftOf, firstDraft } from './drafts.rules.ts';
import { designSpectrum, recipes, sharedRecipe } from './recipes.slice.ts';

/**
 * What the page opens with: the palette, the customer's drinks, and that of the address or of before a log-in. Begins the
 * design with it, once.
 */
export function useOpening(
  search: string,
  isCustomer: () => boolean,
  { draft, change, setAsking }: ReturnType<typeof useDesign>,
) {
  const dispatch = useAppDispatch();
  const site = useAppSelector((state) => state.apiConfig.brand);
  const palette = useAppSelector(designSpectrum.select);
  const shared = useAppSelector(sharedRecipe.select);
  const own = useAppSelector(recipes.select);
  // Known in the browser only: the server's page is the same for everybody.
  const [opening, setOpening] = useState<Opening>();
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

  const found = shared.key === JSON.stringify(opening?.recipeId) ? shared.data : null;
  const isOpening = opening?.design && opening.recipeId && !opening.draft && !shared.error;
  const isWaiting = isOpening && (!found || (isKnown && !own.data && !own.error));
  const { data: spectrum } = palette;
  useEffect(() => {
    if (draft || !opening || !spectrum || isWaiting) return;
    const isOwn = own.data?.some(({ recipeId }) => recipeId === found?.recipeId) ?? false;
    const named = opening.design && found ? draftOf(found, isOwn) : firstDraft(spectrum);
    const first = opening.draft ?? named;
    if (first) change(first);
    if (opening.draft) setAsking(true);
  }, [draft, opening, spectrum, isWaiting, own, found, change, setAsking]);

  const isLink = opening?.recipeId !== undefined && !opening.design;
  return {
    spectrum,
    hasFailed: palette.error !== null,
    own: isKnown ? own.data : null,
    found,
    /** The drink of the link, to be looked at. */
    linked: isLink ? found : null,
    isLinkDead: isLink && shared.error !== null,
  };
}
