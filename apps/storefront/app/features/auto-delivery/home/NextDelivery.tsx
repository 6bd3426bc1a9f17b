import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn, setting } from '#app/platform/store/setting.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { Skeleton } from '#app/ui/Skeleton.tsx';
import { isRunning, type Subscription } from '../autoDelivery.types.ts';
import { Countdown } from '../Countdown.tsx';
import { dayText } from '../days.ts';
import { StatusNotice } from '../notices/StatusNotice.tsx';
import { SkipInPlace } from '../upcoming/SkipInPlace.tsx';
import { homeData } from './homeData.slice.ts';
import { LinesAtAGlance } from './LinesAtAGlance.tsx';
import { useSteadyOrder } from './useSteadyOrder.ts';

/** On the first page of the account: what comes next on auto-delivery, or what auto-delivery is. */
export function NextDelivery() {
  const m = useScreenMessages(texts);
  const isOn = useAppSelector((state) => featureOn(state, 'autoDelivery'));
  if (!isOn) return null;
  return (
    <section aria-labelledby="account-next" className="flex flex-col">
      <h2 id="account-next" className="mb-4 font-display text-2xl">
        {m.nextDelivery()}
      </h2>
      <Soonest />
    </section>
  );
}

function Soonest() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(homeData.select);
  useEffect(() => void dispatch(homeData.load(null)), [dispatch]);
  if (!data && error)
    return (
      <div className="space-y-4">
        <Notice tone="danger" role="alert">
          {m.loadFailed()}
        </Notice>
        <Button busy={loading} onClick={() => void dispatch(homeData.load(null))}>
          {m.retry()}
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-64" />;
  return <First running={data.subscriptions.filter(isRunning)} />;
}

function First({ running }: { running: readonly Subscription[] }) {
  const [soonest, ...others] = useSteadyOrder(running);
  return soonest ? <Order subscription={soonest} others={others.length} /> : <None />;
}

function None() {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const percent = useAppSelector((state) => setting(state, 'autoDeliveryRecurringPercent'));
  return (
    <div className="grow rounded-card bg-sunken p-6">
      <p className="font-display text-xl">{m.emptyTitle()}</p>
      <p className="mt-2">{m.emptyText({ percent })}</p>
      <LinkButton look="secondary" to={link('/content/auto-delivery')} className="mt-4">
        {m.howItWorks()}
      </LinkButton>
    </div>
  );
}

/** `others`: how many more auto-deliveries there are. */
function Order({ subscription, others }: { subscription: Subscription; others: number }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const config = useAppSelector((state) => state.apiConfig);
  const { id, nextDate, daysUntilNext = 0, status, entries, totalPriceWithTax } = subscription;
  return (
    <article
      aria-labelledby="account-next-date"
      className="flex grow flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id="account-next-date" className="font-display text-2xl leading-tight">
          {nextDate ? dayText(nextDate, 'long', config) : m.noDate()}
        </h3>
        <p className="tabular">
          {nextDate && status !== 'PAUSED' && (
            <span className="text-muted">{m.inDays({ days: daysUntilNext })} · </span>
          )}
          <span className="font-semibold">{totalPriceWithTax.formattedValue}</span>
        </p>
      </div>
      <StatusNotice subscription={subscription} />
      <LinesAtAGlance entries={entries} />
      <div className="mt-auto space-y-4">
        <Countdown subscription={subscription} />
        <div className="flex flex-wrap gap-3">
          <LinkButton to={link(`/auto-delivery/upcoming?subscription=${id}`)} reloadDocument>
            {m.manage()}
          </LinkButton>
          <SkipInPlace subscription={subscription} />
        </div>
        {others > 0 && (
          <LinkButton look="quiet" to={link('/auto-delivery')} className="-ml-5">
            {m.more({ count: others })}
          </LinkButton>
        )}
      </div>
    </article>
  );
}
