import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { boxOffer } from '../../boxes/boxes.slices.ts';
import { campaignInfo } from '../campaignInfo.slice.ts';
import type { BoxParts } from './box.types.ts';
import { ManageBox } from './ManageBox.tsx';

/** The customer’s monthly boxes, each with all that can be done with it. */
export default function MyBoxes(parts: BoxParts) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(campaignInfo.select);
  const offer = useAppSelector(boxOffer.select);
  useEffect(() => {
    void dispatch(campaignInfo.load(null));
    void dispatch(boxOffer.ensure(null));
  }, [dispatch]);
  if (!data && error) {
    return (
      <div className="max-w-xl space-y-4">
        <Notice tone="danger" role="alert">
          {m.failed()}
        </Notice>
        <Button busy={loading} onClick={() => void dispatch(campaignInfo.load(null))}>
          {m.retry()}
        </Button>
      </div>
    );
  }
  const isEmpty = data?.boxes.length === 0;
  if (!data || (isEmpty && !offer.data && !offer.error)) {
    return (
      <div role="status">
        <span className="sr-only">{m.loading()}</span>
        <Skeleton className="h-80" />
      </div>
    );
  }
  if (isEmpty) {
    return (
      <div className="max-w-xl rounded-card bg-sunken p-6">
        <h2 className="font-display text-2xl">{m.noBoxes()}</h2>
        <p className="mt-2">{offer.data ? m.noBoxesText() : offer.error?.errors[0]?.message || m.failed()}</p>
        {offer.data && (
          <LinkButton to={link('/monthly-box')} className="mt-4">
            {m.seeBoxes()}
          </LinkButton>
        )}
      </div>
    );
  }
  return (
    <ul className="space-y-12">
      {data.boxes.map((box) => (
        <li key={box.subscriptionId}>
          <ManageBox box={box} {...parts} />
        </li>
      ))}
    </ul>
  );
}
