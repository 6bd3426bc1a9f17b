import { type ReactNode, useState } from 'react';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { lineMost, numberSetting, setting } from '#app/platform/store/setting.ts';
import { CardPrice } from './CardPrice.tsx';
import { toCardVariant } from './catalog.adapter.ts';
import type { Variant } from './catalog.types.ts';

/** The button that adds, given by whoever composes the page; weeks where it is to come again and again. */
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
  /** Whether it is counted in pods, by which it could come instead. */
  counted: boolean;
  /** Most of it in one auto-delivery. */
  most: number;
  /** Absent: more than that are chosen. */
  action?: (weeks: number) => ReactNode;
}

function AutoDelivery({ className, price, percent, counted, most, action }: AutoDeliveryProps) {
  const m = useMessages();
  const frequencies = useAppSelector((state) => setting(state, 'autoDeliveryFrequencies')) as
    | number[]
    | undefined;
  const usual = useAppSelector((state) => numberSetting(state, 'autoDeliveryDefaultFrequency', 4));
  const [weeks, setWeeks] = useState(usual);
  const first = useAppSelector((state) => numberSetting(state, 'autoDeliveryFirstPercent', 0));
  const later = useAppSelector((state) => numberSetting(state, 'autoDeliveryRecurringPercent', first));
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
          {(frequencies ?? [usual]).map((every) => (
            <option key={every} value={every}>
              {m.catalog.everyWeeks({ weeks: every })}
            </option>
          ))}
        </select>
      </label>
      <p className="grow pt-1 pb-4 text-muted text-sm">{counted && m.catalog.orSmart()}</p>
      {action?.(weeks) ?? <p role="status">{m.catalog.autoDeliveryMost({ most })}</p>}
    </section>
  );
}
