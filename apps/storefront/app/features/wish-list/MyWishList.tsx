import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/wishes.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { selectWishes } from './wishes.slice.ts';
import { readWishes } from './wishes.thunks.ts';

/** In the account: how much is on the list, and the way to it. */
export default function MyWishList() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { entries } = useAppSelector(selectWishes);
  const isUnread = entries === null;
  useEffect(() => {
    if (isUnread) void dispatch(readWishes());
  }, [dispatch, isUnread]);
  if (!entries) return null;
  return (
    <section aria-labelledby="account-wishes">
      <h2 id="account-wishes" className="mb-4 font-display text-2xl">
        {m.title()}
      </h2>
      <p>{m.mine({ count: entries.length })}</p>
      <LinkButton look="secondary" to={link('/wishlist')} className="mt-4">
        {m.open()}
      </LinkButton>
    </section>
  );
}
