import { useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { Days } from './Days.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { type HistoryAsked, loyaltyHistory } from './loyaltyHistory.slice.ts';

/** Where the member's points came from and went, by pages and between two days. `since`: loads again when it changes. */
export default function PointsHistory({ since }: { since: number }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(loyaltyHistory.select);
  const [asked, ask] = useState<HistoryAsked>({ page: 0 });
  const load = (): void => void dispatch(loyaltyHistory.load(asked));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another balance is another history.
  useEffect(load, [asked, since]);
  const between = asked.startDate !== undefined || asked.endDate !== undefined;
  return (
    <section aria-labelledby="perks-history">
      <h2 id="perks-history" className="font-display text-3xl">
        {m.historyTitle()}
      </h2>
      <p className="mt-2">{m.historyText()}</p>
      <Days onChange={(days) => ask({ page: 0, ...days })} />
      <div aria-busy={loading || undefined} className="mt-5">
        {error ? (
          <div className="max-w-xl space-y-4">
            <Notice tone="danger" role="alert">
              {(error.status && error.errors[0]?.message) || m.failed()}
            </Notice>
            <Button busy={loading} onClick={load}>
              {m.retry()}
            </Button>
          </div>
        ) : !data ? (
          <div role="status" className="space-y-3">
            <span className="sr-only">{m.loading()}</span>
            {['first', 'second', 'third'].map((row) => (
              <Skeleton key={row} className="h-12" />
            ))}
          </div>
        ) : data.entries.length === 0 ? (
          <div role="status" className="max-w-xl rounded-card bg-sunken p-6">
            <p className="font-display text-2xl">{between ? m.noHistoryBetween() : m.noHistory()}</p>
            {!between && <p className="mt-2">{m.noHistoryText()}</p>}
          </div>
        ) : (
          <>
            <HistoryTable entries={data.entries} />
            <Pages pagination={data.pagination} onTurn={(page) => ask({ ...asked, page })} />
          </>
        )}
      </div>
    </section>
  );
}

interface PagesProps {
  pagination: { currentPage: number; totalPages: number };
  onTurn: (page: number) => void;
}

function Pages({ pagination: { currentPage, totalPages }, onTurn }: PagesProps) {
  const m = useScreenMessages(texts);
  if (totalPages < 2) return null;
  return (
    <nav aria-label={m.historyPages()} className="mt-4 flex items-center justify-between">
      <Button
        look="quiet"
        className="-ml-4"
        disabled={currentPage === 0}
        onClick={() => onTurn(currentPage - 1)}
      >
        {m.newer()}
      </Button>
      <span role="status" className="tabular text-muted">
        {m.page({ page: `${currentPage + 1} / ${totalPages}` })}
      </span>
      <Button
        look="quiet"
        className="-mr-4"
        disabled={currentPage + 1 >= totalPages}
        onClick={() => onTurn(currentPage + 1)}
      >
        {m.older()}
      </Button>
    </nav>
  );
}
