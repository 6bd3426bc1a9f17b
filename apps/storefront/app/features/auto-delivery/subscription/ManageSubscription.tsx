import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { isRunning, type Subscription } from '../autoDelivery.types.ts';
import { Countdown } from '../Countdown.tsx';
import { dayText } from '../days.ts';
import { StatusNotice } from '../notices/StatusNotice.tsx';
import { AddProducts } from '../upcoming/AddProducts.tsx';
import { ChangeCard } from '../upcoming/ChangeCard.tsx';
import { OrderActions } from '../upcoming/OrderActions.tsx';
import { OrderLines } from '../upcoming/OrderLines.tsx';
import { OrderSums } from '../upcoming/OrderSums.tsx';
import { CancelSection } from './CancelSection.tsx';
import { type CardFieldsOf, DeliveryAndPayment } from './DeliveryAndPayment.tsx';
import { History } from './History.tsx';
import { Rhythm } from './Rhythm.tsx';

/** What the route passes in from other features. */
export interface ManageParts {
  /** The payment provider's card fields. */
  cardFields: CardFieldsOf;
  /** States or provinces that are delivered to, code and name. */
  regions: readonly (readonly [string, string])[];
}

/** One subscription: its coming order with all its actions, then its schedule and the rest. */
export function ManageSubscription({
  subscription,
  cardFields,
  regions,
}: ManageParts & { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const { nextDate, daysUntilNext = 0, status, actions, smart, ended } = subscription;
  const isOver = !isRunning(subscription);
  const canEdit = actions.includes('edit');
  const day = nextDate ? dayText(nextDate, 'long', config) : m.noDate();
  const heading = isOver && ended ? m.endedOn({ date: formatDate(ended, config.brand, config.lang) }) : day;
  const isFailing = status === 'PAYMENT_FAILED' || status === 'ON_HOLD';
  return (
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
      <div className="min-w-0 space-y-10">
        <section aria-labelledby="next-order">
          {!isOver && <p className="text-muted">{status === 'PAUSED' ? m.pausedUntil() : m.nextOrder()}</p>}
          <h2 id="next-order" className="font-display text-3xl leading-tight">
            {heading}
            {nextDate && status === 'ACTIVE' && (
              <span className="block text-muted text-xl">{m.inDays({ days: daysUntilNext })}</span>
            )}
          </h2>
          <div className="mt-3 space-y-4">
            <Countdown subscription={subscription} />
            <StatusNotice subscription={subscription} />
            {isFailing && actions.includes('change-card') && (
              <ChangeCard subscription={subscription} cardFields={cardFields} />
            )}
            <OrderActions subscription={subscription} />
          </div>
        </section>
        <OrderLines
          title={isOver ? m.wasInIt() : m.inThisOrder()}
          subscription={subscription}
          canEdit={canEdit}
        />
        {actions.includes('add-product') && <AddProducts subscription={subscription} />}
        <History subscription={subscription} />
      </div>
      <aside className="space-y-6 self-start lg:sticky lg:top-24">
        {!isOver && <OrderSums subscription={subscription} />}
        {actions.includes(smart ? 'edit' : 'change-frequency') && <Rhythm subscription={subscription} />}
        <DeliveryAndPayment subscription={subscription} cardFields={cardFields} regions={regions} />
        {actions.includes('cancel') && <CancelSection subscription={subscription} />}
      </aside>
    </div>
  );
}
