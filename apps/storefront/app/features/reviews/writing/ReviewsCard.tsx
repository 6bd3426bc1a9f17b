import { useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/reviews.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn } from '#app/platform/store/setting.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { type Open, openReviews } from './writing.thunks.ts';

/** In the account: how much waits for a review. Nothing for who has bought nothing yet. */
export default function ReviewsCard() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const isOn = useAppSelector((state) => featureOn(state, 'reviews'));
  const [open, setOpen] = useState<Open>();
  useEffect(() => {
    if (!isOn) return;
    const controller = new AbortController();
    void dispatch(openReviews(undefined, controller.signal)).then((answer) => {
      if (!('failure' in answer)) setOpen(answer);
    });
    return () => controller.abort();
  }, [dispatch, isOn]);
  if (!open || (open.products.length === 0 && open.reviews.length === 0)) return null;
  return (
    <section aria-labelledby="account-reviews" className="max-w-xl">
      <h2 id="account-reviews" className="mb-4 font-display text-2xl">
        {m.cardTitle()}
      </h2>
      <p className="mb-5">{m.cardText({ count: open.products.length })}</p>
      <LinkButton look="secondary" to={link('/review')}>
        {m.cardLink()}
      </LinkButton>
    </section>
  );
}
