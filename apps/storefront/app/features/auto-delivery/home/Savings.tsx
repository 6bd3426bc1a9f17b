import { formatPrice } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { isRunning, type Subscription } from '../autoDelivery.types.ts';

/** What was saved against list prices so far, and what the next orders save. */
export function Savings({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  const saved = sum(subscriptions.map((one) => one.saved.value));
  const running = subscriptions.filter(isRunning);
  const next = sum(running.map((one) => one.savings.value));
  const orders = sum(subscriptions.map(({ ordersMade }) => ordersMade));
  return (
    <section aria-labelledby="auto-delivery-savings" className="rounded-card bg-success-soft p-6">
      <h2 id="auto-delivery-savings" className="font-semibold text-success">
        {m.savedSoFar()}
      </h2>
      <p className="tabular font-display text-4xl">{formatPrice(saved, brand, lang)}</p>
      <p className="mt-1 text-sm">{m.savedOrders({ orders })}</p>
      {next > 0 && (
        <p className="tabular mt-4 border-success border-t pt-4 text-sm">
          {m.savesNext({ count: running.length, amount: formatPrice(next, brand, lang) })}
        </p>
      )}
    </section>
  );
}
