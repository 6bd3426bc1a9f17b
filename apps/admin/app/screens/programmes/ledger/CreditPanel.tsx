import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { creditQuery, type LedgerOf } from '../../../api/areas/programmes.ts';
import type { CustomerCredit } from '../../../api/types.ts';
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

/** The store credit of a customer. */
export function CreditPanel({ of }: { of: LedgerOf }) {
  const { programmes } = useTexts();
  const pages = usePages();
  const whole = { ...of, after: pages.after };
  const found = useQuery(creditQuery(whole));
  return (
    <Panel title={programmes.credit}>
      {found.isPending && <Skeleton lines={4} />}
      {found.error && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.data && <Credit of={whole} credit={found.data} pages={pages} />}
    </Panel>
  );
}

function Credit({
  of,
  credit,
  pages,
}: {
  of: LedgerOf;
  credit: CustomerCredit;
  pages: ReturnType<typeof usePages>;
}) {
  const { programmes } = useTexts();
  const { may } = useSession();
  const { money, signed } = useFigures();
  const [isOpen, setOpen] = useState(false);
  const { balance, entries, most, next } = credit;
  return (
    <div className="grid gap-4">
      <Facts facts={[{ title: programmes.balance, value: money(balance) }]} />
      {may(OPERATIONS.adjustCredit) && (
        <div>
          <Button onClick={() => setOpen(true)}>{programmes.adjustCredit}</Button>
        </div>
      )}
      <Ledger
        {...{ kind: 'credit', of, title: programmes.credit }}
        mayReverse={may(OPERATIONS.reverseCredit)}
        newer={pages.newer}
        older={pages.older(next)}
        lines={entries.map((entry) => ({
          ...entry,
          label: programmes.kinds[entry.kind],
          amount: signed(entry.amount, money),
          balance: money(entry.balance),
        }))}
      />
      {isOpen && (
        <AdjustDialog
          {...{ kind: 'credit', most }}
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
