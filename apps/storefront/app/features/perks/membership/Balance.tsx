import type { ReactNode } from 'react';
import { formatNumber } from '#app/platform/i18n/format.ts';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { LoyaltyDetails } from '../rewards/rewards.types.ts';
import { Progress } from './Progress.tsx';

interface BalanceProps {
  details: LoyaltyDetails;
  /** Days after an order was sent in which its points come to count. */
  clearingDays?: number;
  /** What can be done with the points. */
  children?: ReactNode;
}

/** A member's points: those that count, those on the way, and until when they are good. */
export function Balance({ details, clearingDays, children }: BalanceProps) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { points, pendingPoints, debt, threshold, nextReward, expiresAt } = details;
  return (
    <section
      aria-labelledby="perks-points"
      className="rounded-card bg-deep px-5 py-6 text-on-deep sm:px-8 sm:py-8"
    >
      <div className="grid gap-6 md:grid-cols-2 md:gap-10">
        <div>
          <h2 id="perks-points" className="font-semibold">
            {m.yourPoints()}
          </h2>
          <p className="tabular font-display text-6xl leading-none">{formatNumber(points, brand, lang)}</p>
          {pendingPoints > 0 && (
            <p className="mt-3 text-on-deep-muted text-sm">
              {m.pending({ points: pendingPoints })}{' '}
              {clearingDays !== undefined && m.clearNote({ days: clearingDays })}
            </p>
          )}
          {debt > 0 && <p className="mt-3 text-sm">{m.debt({ points: debt })}</p>}
          {points > 0 && expiresAt && (
            <p className="mt-3 text-on-deep-muted text-sm">
              {m.expires({ date: formatDate(expiresAt, brand, lang) })}
            </p>
          )}
        </div>
        <div className="rounded-card bg-surface p-4 text-ink sm:p-5">
          <Progress points={points} threshold={threshold} nextReward={nextReward} />
          {children && <div className="mt-4 flex flex-wrap gap-3">{children}</div>}
        </div>
      </div>
    </section>
  );
}
