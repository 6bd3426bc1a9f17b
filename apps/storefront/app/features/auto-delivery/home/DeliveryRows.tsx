import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { isRunning, type Subscription } from '../autoDelivery.types.ts';
import { dayText } from '../days.ts';
import { SkipInPlace } from '../upcoming/SkipInPlace.tsx';
import { homeData } from './homeData.slice.ts';
import { useSteadyOrder } from './useSteadyOrder.ts';

/** The deliveries to come in a row each, with what is mostly asked for. `none`: said where there is no auto-delivery. */
export function DeliveryRows({ none }: { none: string }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error } = useAppSelector(homeData.select);
  useEffect(() => void dispatch(homeData.load(null)), [dispatch]);
  if (!data)
    return error ? (
      <Notice tone="danger" role="alert">
        {m.loadFailed()}
      </Notice>
    ) : (
      <Skeleton className="h-40" />
    );
  const running = data.subscriptions.filter(isRunning);
  return running.length > 0 ? <Rows running={running} /> : <p className="text-muted">{none}</p>;
}

function Rows({ running }: { running: readonly Subscription[] }) {
  const rows = useSteadyOrder(running);
  return (
    <ul className="divide-y divide-line border-line border-y">
      {rows.map((one) => (
        <li key={one.id} className="py-3">
          <Row subscription={one} />
        </li>
      ))}
    </ul>
  );
}

function Row({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const config = useAppSelector((state) => state.apiConfig);
  const { id, nextDate, daysUntilNext = 0, status, frequencyWeeks, type, entries } = subscription;
  const isPaused = status === 'PAUSED';
  const isRefused = status === 'PAYMENT_FAILED' || status === 'ON_HOLD';
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
      <div className="min-w-0 grow basis-64">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {isPaused && nextDate && <span className="text-muted text-sm">{m.pausedUntil()}</span>}
          <span className="font-semibold">{nextDate ? dayText(nextDate, 'long', config) : m.noDate()}</span>
          {!isPaused && nextDate && (
            <span className="text-muted text-sm">{m.inDays({ days: daysUntilNext })}</span>
          )}
          <span className="tabular font-semibold">{subscription.totalPriceWithTax.formattedValue}</span>
        </p>
        <p className="text-muted text-sm">
          {type === 'smart' ? m.smart() : m.everyWeeks({ weeks: frequencyWeeks })} ·{' '}
          {entries.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(', ')}
        </p>
        {isRefused && (
          <p className="text-danger text-sm">{status === 'ON_HOLD' ? m.onHold() : m.paymentFailed()}</p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton
          look="secondary"
          className="px-3 sm:px-4"
          to={link(`/auto-delivery/upcoming?subscription=${id}`)}
          reloadDocument
        >
          {m.manage()}
        </LinkButton>
        <SkipInPlace subscription={subscription} />
      </div>
    </div>
  );
}
