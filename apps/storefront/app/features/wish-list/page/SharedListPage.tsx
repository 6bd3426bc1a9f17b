import { type ReactNode, useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/wishList.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { WishButton } from '../WishButton.tsx';
import { useWished } from './useWished.ts';
import { WishCard } from './WishCard.tsx';
import type { Wished } from './wished.adapter.ts';
import { sharedWishes } from './wished.slice.ts';

interface SharedListPageProps {
  /** Of the page, where the list has no name. */
  title: string;
  /** A button that puts one in the cart; composed by the route. */
  order: (wish: Wished) => ReactNode;
}

/** The list of a link, to look at and to buy from. Its id stands behind `#`, and so in no log. */
export default function SharedListPage({ title, order }: SharedListPageProps) {
  const dispatch = useAppDispatch();
  const { data, error } = useAppSelector(sharedWishes.select);
  const [shareId, setShareId] = useState<string>();
  useEffect(() => {
    const read = (): void => setShareId(location.hash.slice(1));
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  useEffect(() => {
    // Nothing can be asked for without an id: the engine says the same of one that it does not know.
    if (shareId !== undefined) void dispatch(sharedWishes.load(shareId || '-'));
  }, [dispatch, shareId]);
  const { wished, hasFailed, again } = useWished(data?.entries ?? null);
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      {data?.name && <p className="text-muted">{title}</p>}
      <h1 className="mb-6 font-display text-4xl leading-tight [overflow-wrap:anywhere]">
        {data?.name || title}
      </h1>
      {error && !error.aborted ? (
        <Gone
          isGone={error.status === 404}
          onRetry={() => void dispatch(sharedWishes.load(shareId || '-'))}
        />
      ) : hasFailed ? (
        <Gone isGone={false} onRetry={again} />
      ) : wished ? (
        <SharedCards wished={wished} order={order} />
      ) : (
        <Skeleton className="h-[30rem]" />
      )}
    </div>
  );
}

function SharedCards({ wished, order }: { wished: readonly Wished[] } & Pick<SharedListPageProps, 'order'>) {
  const m = useScreenMessages(texts);
  if (wished.length === 0) return <p>{m.sharedEmpty()}</p>;
  return (
    <>
      <h2 className="mb-4 text-muted">{m.count({ count: wished.length })}</h2>
      <ul className="cards grid grid-cols-2 gap-x-grid gap-y-10 md:grid-cols-3 xl:grid-cols-4">
        {wished.map((wish) => (
          <li key={wish.code}>
            <WishCard wish={wish}>
              {wish.sold && (
                <>
                  {order(wish)}
                  <WishButton code={wish.code} productCode={wish.productCode} name={wish.name} />
                </>
              )}
            </WishCard>
          </li>
        ))}
      </ul>
    </>
  );
}

function Gone({ isGone, onRetry }: { isGone: boolean; onRetry: () => void }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  if (isGone)
    return (
      <>
        <Notice>{m.sharedGone()}</Notice>
        <LinkButton to={link('/beverages')} className="mt-6">
          {m.browse()}
        </LinkButton>
      </>
    );
  return (
    <Notice tone="danger" role="alert">
      {m.loadFailed()}{' '}
      <Button look="quiet" onClick={onRetry}>
        {m.again()}
      </Button>
    </Notice>
  );
}
