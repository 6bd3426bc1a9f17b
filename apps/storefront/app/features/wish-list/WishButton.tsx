import { useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { knownWishes } from './knownWishes.ts';
import type { Wish } from './wishes.types.ts';

interface WishButtonProps extends Wish {
  /** Beside its words, as on the product's own page; else a heart on a picture, there once the list's code is loaded. */
  worded?: boolean;
}

/** Puts a variant on the wish list, or takes it off. All that it does is loaded when it is pressed. */
export function WishButton({ worded, ...wish }: WishButtonProps) {
  const { catalog } = useMessages();
  const dispatch = useAppDispatch();
  const known = useAppSelector(knownWishes);
  const [problem, setProblem] = useState<string>();
  if (!worded && !known) return null;
  const wished = known?.codes[wish.code] ?? false;
  const press = async (): Promise<void> => {
    const { setWish } = await import('./wishes.thunks.ts');
    setProblem(await dispatch(setWish(wish, !wished)));
  };
  return (
    <>
      <button
        type="button"
        className={worded ? 'wish' : 'wish heart'}
        aria-pressed={wished}
        onClick={() => void press()}
      >
        <span className={worded ? '' : 'sr-only'}>
          {catalog.wishList()}
          <span className="sr-only">{wish.name}</span>
        </span>
      </button>
      {problem && (
        <span role="alert" className="wish-problem">
          {problem}
        </span>
      )}
    </>
  );
}
