import { useEffect } from 'react';
import { Link } from 'react-router';
import { formatNumber } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { loyaltyBalance } from './loyalty.slices.ts';

/** A member's points in the header's menu, and whether a free box is waiting. Without an answer there is only the link. */
export default function FlyoutPoints({ onFollow }: { onFollow: () => void }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { data } = useAppSelector(loyaltyBalance.select);
  useEffect(() => void dispatch(loyaltyBalance.load(null)), [dispatch]);
  const isWaiting = data !== null && data.points >= data.threshold;
  return (
    <Link
      to={link('/perks')}
      onClick={onFollow}
      className="mb-4 block min-h-24 rounded-card bg-deep px-4 py-3 text-on-deep"
    >
      <span className="block font-semibold">{m.title()}</span>
      {data && (
        <span className="block">
          <span className="tabular font-display text-2xl">{formatNumber(data.points, brand, lang)}</span>{' '}
          {m.unit({ points: data.points })}
        </span>
      )}
      {isWaiting && <span className="block text-sm">{m.waiting()}</span>}
    </Link>
  );
}
