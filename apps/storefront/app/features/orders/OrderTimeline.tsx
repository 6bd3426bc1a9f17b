import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/orders.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { MoreIcon, type MoreIconName } from '#app/ui/MoreIcon.tsx';
import type { Order } from './order.slice.ts';
import { type Stage, type TimelineStep, timelineOf } from './timeline.rules.ts';

const ICONS: Record<Stage, MoreIconName> = {
  ordered: 'bag',
  packed: 'box',
  shipped: 'truck',
  delivered: 'check',
  cancelled: 'close',
  returned: 'return',
  refunded: 'card',
};
const LOOKS: Record<TimelineStep['state'], string> = {
  done: 'border-success bg-success-soft text-success',
  now: 'border-accent bg-accent text-on-accent',
  ahead: 'border-line bg-surface text-muted',
};

/** Where the order is: each stage with its day, its parcels with the carrier's own page, and what comes next. */
export function OrderTimeline({ order }: { order: Order }) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const from = useAppSelector((state) => setting(state, 'deliveryDaysMin'));
  const to = useAppSelector((state) => setting(state, 'deliveryDaysMax'));
  const steps = timelineOf(order);
  const words = ({ stage, state }: TimelineStep): string | undefined => {
    if (state !== 'now') return undefined;
    if (stage === 'packed') return m.nextPack();
    if (stage === 'shipped') return m.arrives({ from, to });
    return stage === 'ordered' ? m.paymentOpen() : undefined;
  };
  return (
    <section aria-labelledby="order-timeline">
      <h2 id="order-timeline" className="mb-4 font-display text-2xl">
        {m.timeline()}
      </h2>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.stage}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className="relative flex gap-4 pb-6 last:pb-0"
          >
            {index + 1 < steps.length && (
              <span
                aria-hidden="true"
                className={`absolute top-10 bottom-0 left-5 w-0.5 -translate-x-1/2 ${step.state === 'done' ? 'bg-success' : 'bg-line'}`}
              />
            )}
            <span
              className={`inline-flex size-10 shrink-0 items-center justify-center rounded-full border ${LOOKS[step.state]}`}
            >
              <MoreIcon name={ICONS[step.stage]} className="size-5" />
            </span>
            <div className="min-w-0 pt-1.5">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className={step.state === 'ahead' ? 'text-muted' : 'font-semibold'}>
                  {m.stageOf({ stage: step.stage, state: step.state })}
                </span>
                <span className="sr-only">{m.stateOf({ state: step.state })}</span>
                {step.at && step.state !== 'ahead' && (
                  <time dateTime={step.at} className="tabular text-muted text-sm">
                    {formatDate(step.at, brand, lang)}
                  </time>
                )}
              </p>
              {words(step) && <p className="mt-0.5 text-muted">{words(step)}</p>}
              {step.stage === 'shipped' && step.state !== 'ahead' && <Parcels order={order} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The parcels with the carrier's numbers; of several, or of one that is not all, what is in it. */
function Parcels({ order: { consignments, entries, status } }: { order: Order }) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const isSplit = consignments.length > 1 || status === 'partiallyshipped';
  const nameOf = (entryNumber: number) =>
    entries.find((entry) => entry.entryNumber === entryNumber)?.product.name ?? '';
  return (
    <ul className="mt-2 space-y-3">
      {consignments.map(({ code, carrier, trackingCode, trackingUrl, shippedDate, entries: held }, index) => {
        const number = [carrier, trackingCode].filter(Boolean).join(' ');
        if (!isSplit && !number) return null;
        return (
          <li key={code}>
            {isSplit && (
              <p className="text-sm">
                <span className="font-medium">{m.parcel({ number: index + 1 })}</span>{' '}
                <span className="text-muted">
                  {formatDate(shippedDate, brand, lang)} ·{' '}
                  {held.map(({ entryNumber, quantity }) => `${quantity} × ${nameOf(entryNumber)}`).join(', ')}
                </span>
              </p>
            )}
            {trackingUrl ? (
              <a
                href={trackingUrl}
                rel="noopener noreferrer"
                className="tabular inline-flex min-h-11 items-center gap-2 break-all font-semibold text-accent underline underline-offset-4"
              >
                {m.track({ number })}
                <Icon name="arrow" className="size-4" />
              </a>
            ) : (
              number && <p className="tabular break-all">{number}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
