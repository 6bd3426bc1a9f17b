import type { SiteId } from '@crema/brands';
import { readCookie } from '#app/platform/session/cookies.ts';
import type { Draft } from './recipes.types.ts';

/** Cookies, and parameters of an address: that the design opens, and of which recipe. */
export const POP_UP = 'openCustomDesignPopUp';
export const RECIPE_ID = 'recipeId';

const keyOf = (site: SiteId): string => `recipes.${site}`;

/** The design before a log-in that left the page; undefined if there is none. The engine checks what it is told. */
function readDraft(site: SiteId): Draft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(site)) ?? 'null') as Partial<Draft> | null;
    if (typeof kept?.podCode !== 'string' || typeof kept.name !== 'string') return undefined;
    if (!kept.sizeOz || !kept.strength || !kept.cupColor) return undefined;
    return kept as Draft;
  } catch {
    return undefined;
  }
}

/** `undefined` removes it. If storage is full or blocked, nothing is kept. */
export function writeDraft(site: SiteId, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(site), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(site));
  } catch {
    // Storage is full or blocked.
  }
}

/** What the page opens with: a recipe by its id, to look at or to go on with, and the design of before a log-in. */
export interface Opening {
  recipeId?: string | undefined;
  /** Whether the designer opens with it. */
  design: boolean;
  draft?: Draft | undefined;
}

/**
 * Reads the address, else what a log-in interrupted: the design that this tab kept, or the recipe of the cookies, which
 * another tab or site of the family may have written.
 */
export function openingOf(site: SiteId, search: string): Opening {
  const query = new URLSearchParams(search);
  const asked = query.get(RECIPE_ID);
  if (asked) return { recipeId: asked, design: query.get(POP_UP) === 'true' };
  const draft = readDraft(site);
  if (!draft && readCookie(POP_UP) !== 'true') return { design: false };
  return { recipeId: readCookie(RECIPE_ID), design: true, draft };
}
