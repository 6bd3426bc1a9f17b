import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LedgerOf, perksQuery } from '../../../api/areas/programmes.ts';
import type { CustomerPerks } from '../../../api/types.ts';
import { useTexts } from '../../../i18n/language.ts';
import { OPERATIONS, useSession } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Facts } from '../Facts.tsx';
import { useFigures } from '../useFigures.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { Ledger } from './Ledger.tsx';
import { usePages } from './usePages.ts';

/** The points of a customer. */
export function PerksPanel({ of }: { of: LedgerOf }) {
  const { programmes } = useTexts();
  const pages = usePages();
  const whole = { ...of, after: pages.after };
  const found = useQuery(perksQuery(whole));
  return (
    <Panel title={programmes.points}>
      {found.isPending && <Skeleton lines={4} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && !found.data.offered && <p className="text-muted text-sm">{programmes.noPerks}</p>}
      {found.data?.offered && <Points of={whole} perks={found.data} pages={pages} />}
    </Panel>
  );
}

function Points({
  of,
  perks,
  pages,
}: {
  of: LedgerOf;
  perks: CustomerPerks;
  pages: ReturnType<typeof usePages>;
}) {
  const { programmes } = useTexts();
  const { may } = useSession();
  const { count, signed, instant } = useFigures();
  const [isOpen, setOpen] = useState(false);
  const { member, points, pendingPoints, debt, expiresAt, entries, most, next } = perks;
  return (
    <div className="grid gap-4">
      {!member && <p className="text-muted text-sm">{programmes.notMember}</p>}
      <Facts
        facts={[
          { title: programmes.balance, value: count(points) },
          { title: programmes.pending, value: count(pendingPoints) },
          ...(debt > 0 ? [{ title: programmes.debt, value: count(debt) }] : []),
          ...(expiresAt ? [{ title: programmes.expires, value: instant(expiresAt) }] : []),
        ]}
      />
      {member && may(OPERATIONS.adjustPerks) && (
        <div>
          <Button onClick={() => setOpen(true)}>{programmes.adjustPoints}</Button>
        </div>
      )}
      <Ledger
        {...{ kind: 'perks', of, title: programmes.points }}
        mayReverse={may(OPERATIONS.reversePerks)}
        newer={pages.newer}
        older={pages.older(next)}
        lines={entries.map((entry) => ({
          ...entry,
          amount: signed(entry.points, count),
          balance: entry.pending ? programmes.pendingEntry : count(entry.balance),
        }))}
      />
      {isOpen && (
        <AdjustDialog
          {...{ kind: 'perks', most }}
          of={{ ...of, after: undefined }}
          onClose={() => {
            setOpen(false);
            pages.toFirst();
          }}
        />
      )}
    </div>
  );
}
