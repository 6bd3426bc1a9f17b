import { useEffect, useRef } from 'react';
import texts from '#app/platform/i18n/generated/screens/wishList.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { selectWishes } from '../wishes.slice.ts';
import { readWishes } from '../wishes.thunks.ts';
import { ListSettings } from './ListSettings.tsx';
import { OwnList } from './OwnList.tsx';
import type { AddLine } from './useMoving.ts';
import { useWished } from './useWished.ts';

interface WishListPageProps {
  /** Of the page, where the list has no name. */
  title: string;
  /** Puts one in the cart; composed by the route. */
  add: AddLine;
}

/** One's own wish list. */
export default function WishListPage({ title, add }: WishListPageProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const head = useRef<HTMLHeadingElement>(null);
  const { entries, settings, refused, failed } = useAppSelector(selectWishes);
  const { wished, hasFailed, again } = useWished(entries);
  const isUnread = entries === null;
  useEffect(() => {
    // Also after a log-in or log-out in the header.
    if (isUnread) void dispatch(readWishes());
  }, [dispatch, isUnread]);
  const retry = (): void => (failed ? void dispatch(readWishes()) : again());
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <h1
        ref={head}
        tabIndex={-1}
        className="mb-6 font-display text-4xl leading-tight [overflow-wrap:anywhere] focus-visible:outline-none"
      >
        {settings?.name || title}
      </h1>
      {refused.full + refused.unknown > 0 && (
        <div className="mb-6">
          <Notice tone="warning">
            {refused.full > 0 && <p>{m.refusedFull({ count: refused.full })}</p>}
            {refused.unknown > 0 && <p>{m.refusedUnknown({ count: refused.unknown })}</p>}
          </Notice>
        </div>
      )}
      {entries && !settings && <GuestNotice />}
      {entries?.length === 0 ? (
        <Empty />
      ) : wished ? (
        <OwnList {...{ wished, add, head }} />
      ) : failed || hasFailed ? (
        <Notice tone="danger" role="alert">
          {m.loadFailed()}{' '}
          <Button look="quiet" onClick={retry}>
            {m.again()}
          </Button>
        </Notice>
      ) : (
        <Skeleton className="h-[30rem]" />
      )}
      {settings && <ListSettings settings={settings} />}
    </div>
  );
}

/** Where a guest's list is, and what an account adds to it. */
function GuestNotice() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const accounts = useAppSelector((state) => featureOn(state, 'accounts'));
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sunken px-5 py-4">
      <p className="max-w-prose grow">{accounts ? m.guestText() : m.guestOnly()}</p>
      {accounts && (
        <LinkButton look="secondary" to={link(`/login?next=${encodeURIComponent(link('/wishlist'))}`)}>
          {m.logIn()}
        </LinkButton>
      )}
    </div>
  );
}

function Empty() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  return (
    <>
      <p className="max-w-prose text-lg">{m.empty()}</p>
      <LinkButton to={link('/beverages')} className="mt-6">
        {m.browse()}
      </LinkButton>
    </>
  );
}
