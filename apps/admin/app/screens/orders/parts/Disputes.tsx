import { useState } from 'react';
import type { AdminOrder } from '../../../api/types.ts';
import { fill, named } from '../../../i18n/fill.ts';
import { formatInstant } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { useSession, useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { RefundDialog } from '../actions/RefundDialog.tsx';

type Dispute = AdminOrder['disputes'][number];

const TONES: Partial<Record<string, 'danger' | 'warning'>> = {
  needs_response: 'danger',
  lost: 'danger',
  under_review: 'warning',
  warning: 'warning',
};
const OPEN = ['needs_response', 'under_review'];
const UNSENT = ['processing', 'partiallyshipped'];

/** What a bank or its customer doubts of the payment, the latest first, and what can be done about it. */
export function Disputes({ shown }: { shown: AdminOrder }) {
  const { texts } = useSpoken();
  const { payments } = texts;
  if (shown.disputes.length === 0) return null;
  return (
    <section aria-label={payments.disputes} className="mb-4 grid gap-2">
      {shown.disputes.toReversed().map((dispute) => (
        <Shown key={dispute.id} dispute={dispute} shown={shown} />
      ))}
    </section>
  );
}

/** An English time ends with a full stop of its own. */
const ended = (sentence: string): string => (sentence.endsWith('..') ? sentence.slice(0, -1) : sentence);

function Shown({ dispute, shown }: { dispute: Dispute; shown: AdminOrder }) {
  const { texts, language } = useSpoken();
  const { payments } = texts;
  const site = useSite();
  const { may } = useSession();
  const [isRefunding, setRefunding] = useState(false);
  const { amount, at, dueBy, kind, reason, status } = dispute;
  const isWarning = status === 'warning';
  const canRefund = shown.actions.some(({ action, operation }) => action === 'refund' && may(operation));
  const isUnsent = UNSENT.includes(shown.order.status);
  const isOpen = OPEN.includes(status);
  const day = (instant: string): string => formatInstant(instant, site.timeZone, language);
  const about = fill(named(payments.dispute, isWarning ? kind : status), {
    amount: amount.formattedValue,
    due: dueBy ? day(dueBy) : payments.soon,
  });
  const why = fill(payments.disputeReason, { reason: named(payments.reasons, reason) });
  const unsent = isWarning
    ? payments.beforeShipping
    : isOpen
      ? payments.waitToShip
      : status === 'lost' && payments.doNotShip;
  return (
    <>
      <Notice
        tone={TONES[status] ?? 'info'}
        action={
          isWarning &&
          canRefund && <Button onClick={() => setRefunding(true)}>{payments.refundInstead}</Button>
        }
      >
        <p className="font-semibold">{ended(about)}</p>
        <p>{why}</p>
        {isUnsent && unsent && <p>{unsent}</p>}
        {isOpen && <p>{payments.disputeLocks}</p>}
        <p className="text-sm">{fill(payments.disputeName, { id: dispute.id, date: day(at) })}</p>
      </Notice>
      {isRefunding && <RefundDialog shown={shown} onClose={() => setRefunding(false)} />}
    </>
  );
}
