import type { Card } from '#app/features/catalog/catalog.types.ts';
import texts from '#app/platform/i18n/generated/screens/quiz.js';
import { useMessages, useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { featureOn, setting } from '#app/platform/store/setting.ts';
import { AddAllToCart } from './AddAllToCart.tsx';

/** Drinks of a result on auto-delivery; nothing where not all of them cost less so. */
export function AutoDeliveryOffer({ cards }: { cards: readonly Card[] }) {
  const m = useScreenMessages(texts);
  const { catalog } = useMessages();
  const isOn = useAppSelector((state) => featureOn(state, 'autoDelivery'));
  const weeks = useAppSelector((state) => setting(state, 'autoDeliveryDefaultFrequency'));
  const first = useAppSelector((state) => setting(state, 'autoDeliveryFirstPercent'));
  const later = useAppSelector((state) => setting(state, 'autoDeliveryRecurringPercent'));
  const codes = cards.flatMap(({ defaultVariant: one }) => (one?.autoDelivery ? [one.code] : []));
  if (!isOn || codes.length === 0 || codes.length < cards.length) return null;
  return (
    <section aria-labelledby="quiz-offer" className="mt-10 max-w-prose rounded-card bg-sunken p-6">
      <h2 id="quiz-offer" className="font-semibold">
        {m.offerTitle()}
      </h2>
      <p className="mt-1">
        {catalog.everyWeeks({ weeks })}.{' '}
        {first === later ? m.offerEach({ percent: first }) : m.offerThen({ first, later })} {m.offerFree()}
      </p>
      <div className="mt-4">
        <AddAllToCart
          codes={codes}
          label={m.offer({ count: codes.length })}
          look="secondary"
          frequencyWeeks={weeks}
        />
      </div>
    </section>
  );
}
