import { useState } from 'react';
import { fill } from '../../../i18n/fill.ts';
import { formatDay } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { ChargeDialog } from './ChargeDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { type Shown, useStep } from './useStep.ts';

const UNPAID: ReadonlySet<string> = new Set(['PAYMENT_FAILED', 'ON_HOLD']);

/** What the subscription allows now and the role may do: skipping at one press, the rest after a question. */
export function Actions(shown: Shown) {
  const { texts, language } = useSpoken();
  const { customers, subscriptions } = texts;
  const { may } = useSession();
  const step = useStep(shown);
  const [asked, setAsked] = useState<'move' | 'cancel' | 'charge'>();
  const { nextDate, skipped, actions, status } = shown.subscription;
  const close = (): void => setAsked(undefined);
  const on = (operation: string, action: string): boolean => may(operation) && actions.includes(action);
  return (
    <div className="mt-2 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {nextDate && on(OPERATIONS.skip, 'skip') && (
          <Button
            aria-label={fill(customers.skipOf, { date: formatDay(nextDate, language) })}
            busy={step.isPending}
            onClick={() =>
              step.mutate({
                ask: { step: 'skip', body: { date: nextDate } },
                done: () => fill(customers.skipDone, { date: formatDay(nextDate, language) }),
              })
            }
          >
            {customers.skip}
          </Button>
        )}
        {skipped && on(OPERATIONS.skip, 'undo-skip') && (
          <Button
            icon="undo"
            aria-label={fill(customers.takeBackOf, { date: formatDay(skipped.date, language) })}
            busy={step.isPending}
            onClick={() =>
              step.mutate({
                ask: { step: 'skip', body: { undo: true } },
                done: () => customers.takenBack,
              })
            }
          >
            {customers.takeBack}
          </Button>
        )}
        {nextDate && on(OPERATIONS.move, 'move') && (
          <Button
            aria-label={fill(subscriptions.moveOf, { date: formatDay(nextDate, language) })}
            onClick={() => setAsked('move')}
          >
            {subscriptions.move}
          </Button>
        )}
        {UNPAID.has(status) && on(OPERATIONS.charge, 'change-card') && (
          <Button onClick={() => setAsked('charge')}>{subscriptions.charge}</Button>
        )}
        {on(OPERATIONS.cancelSubscription, 'cancel') && (
          <Button look="quiet" onClick={() => setAsked('cancel')}>
            {subscriptions.cancel}
          </Button>
        )}
      </div>
      {step.error && <Failure error={step.error} />}
      {asked === 'move' && <MoveDialog {...shown} onClose={close} />}
      {asked === 'charge' && <ChargeDialog {...shown} onClose={close} />}
      {asked === 'cancel' && <CancelDialog {...shown} onClose={close} />}
    </div>
  );
}
