import { type ReactNode, useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { lineMost, setting } from '#app/platform/store/setting.ts';
import { CardPrice } from '../card/CardPrice.tsx';
import { toCardVariant } from '../catalog.adapter.ts';
import type { Variant } from '../catalog.types.ts';

/** The button that adds, passed in by the page; `frequencyWeeks`: weeks between deliveries on auto-delivery. */
export type PurchaseAction = (variant: Variant, quantity: number, frequencyWeeks?: number) => ReactNode;

interface PurchaseOptionsProps {
  variant: Variant;
  quantity: number;
  action: PurchaseAction;
}

/** One-time and auto-delivery side by side, neither chosen beforehand: each has its own button. */
export function PurchaseOptions({ variant, quantity, action }: PurchaseOptionsProps) {
  const m = useMessages();
  const { autoDeliveryPrice, listPrice, boxCount, pricePerPod } = variant;
  const most = useAppSelector((state) => lineMost(state, true, boxCount));
  const oneTime = (
    <div className="[&_span]:first:text-xl">
      <CardPrice variant={toCardVariant(variant)} />
    </div>
  );
  if (!autoDeliveryPrice || !variant.purchasable || !variant.inStock) {
    return (
      <div className="space-y-4">
        {oneTime}
        {action(variant, quantity)}
      </div>
    );
  }
  const percent = Math.round((1 - autoDeliveryPrice.value / listPrice.value) * 100);
  const panel = 'flex flex-col rounded-card border border-line bg-surface p-4';
  return (
    <div className="grid gap-3 sm:max-md:grid-cols-2 lg:grid-cols-2">
      <section className={panel}>
        <h2 className="font-semibold">{m.catalog.oneTime()}</h2>
        <div className="grow pb-4">{oneTime}</div>
        {action(variant, quantity)}
      </section>
      <AutoDelivery
        className={panel}
        price={autoDeliveryPrice.formattedValue}
        percent={percent}
        counted={pricePerPod !== undefined}
        total={variant.laterTotals?.[quantity - 1]}
        most={most}
        action={quantity > most ? undefined : (weeks) => action(variant, quantity, weeks)}
      />
    </div>
  );
}

interface AutoDeliveryProps {
  className: string;
  price: string;
  percent: number;
  /** Whether it is counted in pods, so that a smart schedule is possible. */
  counted: boolean;
  /** Total of each later order, formatted. */
  total: string | undefined;
  /** Largest quantity in one auto-delivery. */
  most: number;
  /** Absent: the quantity is larger than `most`. */
  action?: (weeks: number) => ReactNode;
}

function AutoDelivery({ className, price, percent, counted, total, most, action }: AutoDeliveryProps) {
  const m = useMessages();
  const frequencies = useAppSelector((state) => setting(state, 'autoDeliveryFrequencies'));
  const usual = useAppSelector((state) => setting(state, 'autoDeliveryDefaultFrequency'));
  const [weeks, setWeeks] = useState(usual);
  const first = useAppSelector((state) => setting(state, 'autoDeliveryFirstPercent'));
  const later = useAppSelector((state) => setting(state, 'autoDeliveryRecurringPercent'));
  return (
    <section className={className}>
      <h2 className="font-semibold">{m.catalog.autoDelivery()}</h2>
      <p className="tabular text-xl">
        <span className="font-semibold">{price}</span>{' '}
        {percent > 0 && (
          <span className="font-semibold text-sm text-success">{m.catalog.save({ percent })}</span>
        )}
        {first !== later && (
          <span className="block text-muted text-sm">{m.catalog.later({ percent: later })}</span>
        )}
      </p>
      <label className="pt-1 text-sm">
        <span className="sr-only">{m.catalog.howOften()}</span>
        <select
          value={weeks}
          onChange={(event) => setWeeks(Number(event.target.value))}
          className="min-h-11 w-full rounded-control border border-control bg-surface px-2"
        >
          {frequencies.map((every) => (
            <option key={every} value={every}>
              {m.catalog.everyWeeks({ weeks: every })}
            </option>
          ))}
        </select>
      </label>
      <p className="grow pt-1 pb-4 text-muted text-sm">
        {total && <span className="block">{m.catalog.laterOrder({ amount: total })}</span>}
        {counted && m.catalog.orSmart()}
      </p>
      {action?.(weeks) ?? <p role="status">{m.catalog.autoDeliveryMost({ most })}</p>}
    </section>
  );
}
