import { useState } from 'react';
import type { AdminCustomer, Subscription } from '../../../api/types.ts';
import { counted, fill, named } from '../../../i18n/fill.ts';
import { formatDay } from '../../../i18n/instants.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { OPERATIONS, useSession } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Actions } from './Actions.tsx';
import { SwapDialog } from './SwapDialog.tsx';

/** Auto-deliveries: what comes next, and leaving it out. */
export function Subscriptions({ customer }: { customer: AdminCustomer }) {
  const { customers } = useSpoken().texts;
  const { subscriptions, profile } = customer;
  return (
    <Panel title={customers.subscriptions}>
      {subscriptions.length === 0 && <p className="text-muted text-sm">{customers.noSubscriptions}</p>}
      <ul className="grid gap-4">
        {subscriptions.map((subscription) => (
          <li key={subscription.id} className="border-line border-l-2 pl-3">
            <OneSubscription customer={profile.customerId} subscription={subscription} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function OneSubscription({ customer, subscription }: { customer: string; subscription: Subscription }) {
  const { texts, language } = useSpoken();
  const { customers, orders } = texts;
  const { may } = useSession();
  const { status, frequencyWeeks, nextDate, skipped, entries, actions } = subscription;
  const [swapped, setSwapped] = useState<Subscription['entries'][number]>();
  const canSwap = may(OPERATIONS.swap) && actions.includes('edit');
  return (
    <>
      <p className="font-medium">
        {nextDate ? fill(customers.next, { date: formatDay(nextDate, language) }) : customers.noNext}
      </p>
      <p className="text-muted text-sm">
        {named(customers.states, status)} · {counted(language, orders.every, frequencyWeeks)}
      </p>
      {skipped && (
        <p className="text-sm">{fill(customers.skipped, { date: formatDay(skipped.date, language) })}</p>
      )}
      <ul className="text-sm">
        {entries.map((entry) => (
          <li key={entry.entryNumber} className="flex flex-wrap items-center gap-x-3">
            {fill(orders.unitsOf, { quantity: entry.quantity, name: entry.product.name })}
            {canSwap && (
              <Button
                look="quiet"
                aria-label={fill(texts.subscriptions.swapOf, { name: entry.product.name })}
                onClick={() => setSwapped(entry)}
              >
                {texts.subscriptions.swap}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Actions customer={customer} subscription={subscription} />
      {swapped && (
        <SwapDialog
          customer={customer}
          subscription={subscription}
          entry={swapped}
          onClose={() => setSwapped(undefined)}
        />
      )}
    </>
  );
}
