import { useEffect, useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { isUnread, isWished, mayHaveWishes } from './isWished.ts';
import type { Wish } from './wishes.types.ts';

interface WishButtonProps extends Wish {
  /** Beside its words, as on the product's own page; else a heart on a picture. */
  worded?: boolean;
}

/** Puts a variant on the wish list, or takes it off. All that it does is loaded when it is pressed. */
export default function WishButton({ worded, ...wish }: WishButtonProps) {
  const { catalog } = useMessages();
  const dispatch = useAppDispatch();
  const { brand } = useAppSelector((state) => state.apiConfig);
  const wished = useAppSelector((state) => isWished(state, wish.code));
  const unread = useAppSelector(isUnread);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    // Cards have their hearts once the list is read.
    if (worded && unread && mayHaveWishes(brand))
      void import('./wishes.thunks.ts').then(({ readWishes }) => dispatch(readWishes()));
  }, [worded, unread, brand, dispatch]);
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
