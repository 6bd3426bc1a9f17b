import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { Countdown } from '../Countdown.tsx';
import { dayText } from '../days.ts';
import { StatusNotice } from '../notices/StatusNotice.tsx';
import { CancelSection } from '../subscription/CancelSection.tsx';
import { SkipInPlace } from '../upcoming/SkipInPlace.tsx';
import { LinesAtAGlance } from './LinesAtAGlance.tsx';

/** The next order of one subscription: when, what, where to, how much, and until when it can be changed. */
export function NextOrder({ subscription, first }: { subscription: Subscription; first: boolean }) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const config = useAppSelector((state) => state.apiConfig);
  const { id, nextDate, daysUntilNext = 0, frequencyWeeks, type, status } = subscription;
  const heading = `next-${id}`;
  const rhythm = type === 'smart' ? m.smart() : m.everyWeeks({ weeks: frequencyWeeks });
  return (
    <article aria-labelledby={heading} className="overflow-hidden rounded-card border border-line bg-surface">
      <header className={`px-5 py-5 sm:px-7 ${first ? 'bg-deep text-on-deep' : 'bg-sunken'}`}>
        <p className={first ? 'text-on-deep-muted text-sm' : 'text-muted text-sm'}>
          {status === 'PAUSED' ? m.pausedUntil() : rhythm}
        </p>
        <h2 id={heading} className="font-display text-3xl leading-tight">
          {nextDate ? dayText(nextDate, 'long', config) : m.noDate()}
        </h2>
        {nextDate && <p>{status === 'PAUSED' ? rhythm : m.inDays({ days: daysUntilNext })}</p>}
      </header>
      <div className="space-y-5 px-5 py-5 sm:px-7">
        <StatusNotice subscription={subscription} />
        <LinesAtAGlance entries={subscription.entries} />
        <Facts subscription={subscription} />
        <Countdown subscription={subscription} />
        <div className="flex flex-wrap gap-3">
          <LinkButton to={link(`/auto-delivery/upcoming?subscription=${id}`)} reloadDocument>
            {m.manage()}
          </LinkButton>
          <SkipInPlace subscription={subscription} />
        </div>
        {subscription.actions.includes('cancel') && <CancelSection subscription={subscription} />}
      </div>
    </article>
  );
}

function Facts({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const { totalPriceWithTax, ceiling, deliveryAddress: to, paymentInfo } = subscription;
  const card = paymentInfo?.card;
  return (
    <dl className="grid gap-4 border-line border-y py-4 sm:grid-cols-3">
      <div>
        <dt className="text-muted text-sm">{m.total()}</dt>
        <dd className="tabular font-semibold text-lg">{totalPriceWithTax.formattedValue}</dd>
        {ceiling.value > totalPriceWithTax.value && (
          <dd className="tabular text-muted text-sm">{m.atMost({ amount: ceiling.formattedValue })}</dd>
        )}
      </div>
      {to && (
        <div className="min-w-0">
          <dt className="flex items-center gap-1.5 text-muted text-sm">
            <MoreIcon name="pin" className="size-4" />
            {m.shipsTo()}
          </dt>
          <dd className="break-words">
            {to.line1}, {to.town}, {to.region.isocode.split('-')[1]}
          </dd>
        </div>
      )}
      {card && (
        <div>
          <dt className="flex items-center gap-1.5 text-muted text-sm">
            <MoreIcon name="card" className="size-4" />
            {m.paidWith()}
          </dt>
          <dd className="tabular">{m.card({ brand: card.brand, lastFour: card.lastFour })}</dd>
        </div>
      )}
    </dl>
  );
}
