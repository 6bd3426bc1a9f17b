import { type RefObject, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/wishList.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { removeWishes } from '../wishes.thunks.ts';
import { type AddLine, useMoving } from './useMoving.ts';
import { WishCard } from './WishCard.tsx';
import type { Wished } from './wished.adapter.ts';

interface OwnListProps {
  wished: readonly Wished[];
  /** Puts one in the cart; composed by the route. */
  add: AddLine;
  /** The page's heading: focused when what was focused is gone. */
  head: RefObject<HTMLHeadingElement | null>;
}

/** First cards, whose pictures are on the first screen. */
const EAGER = 4;

/** The products of one's own list, to be moved to the cart or removed. */
export function OwnList({ wished, add, head }: OwnListProps) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState('');
  const { busy, move } = useMoving(add);
  const buyable = wished.filter(({ sold }) => sold?.inStock && !sold.isBundle);
  const say = (text: string, wrong = ''): void => {
    setTold(text);
    setProblem(wrong);
  };
  const moved = async (wishes: readonly Wished[], which: string): Promise<void> => {
    say('');
    const { count, problems } = await move(wishes, which);
    say(count > 0 ? m.moved({ count }) : '', problems.join(' '));
    if (count > 0) head.current?.focus({ preventScroll: true });
  };
  const remove = async ({ code, name }: Wished): Promise<void> => {
    say('');
    const hasFailed = await dispatch(removeWishes([code]));
    say(hasFailed ? '' : m.removed({ name }), hasFailed ? m.failed() : '');
    if (!hasFailed) head.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <h2 className="text-muted">{m.count({ count: wished.length })}</h2>
        {buyable.length > 1 && (
          <Button look="secondary" busy={busy === 'all'} onClick={() => void moved(buyable, 'all')}>
            {m.moveAll({ count: buyable.length })}
          </Button>
        )}
      </div>
      <p role="status" className="mb-4 empty:hidden">
        {told}
      </p>
      {problem && (
        <div className="mb-6">
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      <ul className="cards grid grid-cols-2 gap-x-grid gap-y-10 md:grid-cols-3 xl:grid-cols-4">
        {wished.map((wish, index) => (
          <li key={wish.code}>
            <WishCard wish={wish} eager={index < EAGER}>
              <div className="flex flex-col gap-1">
                {wish.sold?.isBundle && (
                  <LinkButton look="secondary" className="w-full px-2" to={link(wish.sold.url)}>
                    {m.view()}
                    <span className="sr-only">{wish.name}</span>
                  </LinkButton>
                )}
                {wish.sold?.inStock && !wish.sold.isBundle && (
                  <Button
                    look="secondary"
                    className="w-full px-2"
                    busy={busy === wish.code}
                    onClick={() => void moved([wish], wish.code)}
                  >
                    <span>
                      {m.move()}
                      <span className="sr-only">{wish.name}</span>
                    </span>
                  </Button>
                )}
                <Button look="quiet" className="w-full px-2" onClick={() => void remove(wish)}>
                  <span>
                    {m.remove()}
                    <span className="sr-only">{wish.name}</span>
                  </span>
                </Button>
              </div>
            </WishCard>
          </li>
        ))}
      </ul>
    </>
  );
}
