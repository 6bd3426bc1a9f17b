import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/wishList.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { removeWishes } from '../wishes.thunks.ts';
import type { Wished } from './wished.adapter.ts';

/** Puts one of a variant in the cart. `quietly`: the cart does not open. Answers the failure, if there is one. */
export type AddLine = (code: string, quietly: boolean) => Promise<Failure | null>;

/** Moving products from the list to the cart: what the cart does not take stays on the list. */
export function useMoving(add: AddLine) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<string>();
  /** @param which is busy meanwhile. @returns how many were moved, and why others were not. */
  const move = async (wishes: readonly Wished[], which: string) => {
    setBusy(which);
    const moved: string[] = [];
    const problems: string[] = [];
    for (const [at, { code, name }] of wishes.entries()) {
      const failure = await add(code, at < wishes.length - 1);
      if (failure) problems.push(m.notMoved({ name, why: failure.errors[0]?.message || m.failed() }));
      else moved.push(code);
    }
    // In the cart, whatever becomes of the list: a product that stays there is no harm.
    if (moved.length > 0) await dispatch(removeWishes(moved));
    setBusy(undefined);
    return { count: moved.length, problems };
  };
  return { busy, move };
}
