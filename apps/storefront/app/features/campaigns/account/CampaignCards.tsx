import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/myCampaigns.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { BoxCard } from './BoxCard.tsx';
import { CommitmentCard } from './CommitmentCard.tsx';
import { campaignInfo } from './campaignInfo.slice.ts';

/** On the first page of the account: a card for each commitment and each monthly box; nothing for who has none. */
export default function CampaignCards() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(campaignInfo.select);
  useEffect(() => void dispatch(campaignInfo.load(null)), [dispatch]);
  if (!data && error) {
    return (
      <section aria-label={m.title()} className="max-w-xl space-y-4">
        <Notice tone="danger" role="alert">
          {m.failed()}
        </Notice>
        <Button busy={loading} onClick={() => void dispatch(campaignInfo.load(null))}>
          {m.retry()}
        </Button>
      </section>
    );
  }
  if (!data) return null;
  const { commitments, boxes } = data;
  return (
    <>
      {commitments.length > 0 && (
        <section aria-labelledby="account-kits">
          <h2 id="account-kits" className="mb-4 font-display text-2xl">
            {m.kitsTitle({ count: commitments.length })}
          </h2>
          <ul className="space-y-4">
            {commitments.map((commitment) => (
              <li key={commitment.id}>
                <CommitmentCard commitment={commitment} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {boxes.length > 0 && (
        <section aria-labelledby="account-boxes">
          <h2 id="account-boxes" className="mb-4 font-display text-2xl">
            {m.boxesTitle({ count: boxes.length })}
          </h2>
          <ul className="space-y-4">
            {boxes.map((box) => (
              <li key={box.subscriptionId}>
                <BoxCard box={box} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
