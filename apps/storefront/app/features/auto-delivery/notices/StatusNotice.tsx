import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Notice } from '#app/ui/Notice.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { dayText } from '../days.ts';

/** What is unusual about a subscription: a pause, a card that fails or is about to expire. */
export function StatusNotice({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const { status, nextDate, paymentInfo, message } = subscription;
  if (status === 'PAYMENT_FAILED' || status === 'ON_HOLD') {
    return (
      <Notice tone="danger">
        <p className="font-semibold">{status === 'ON_HOLD' ? m.onHold() : m.paymentFailed()}</p>
        <p className="text-ink">{message}</p>
      </Notice>
    );
  }
  if (paymentInfo?.expiresBeforeNextOrder) return <Notice tone="warning">{m.cardExpires()}</Notice>;
  if (status === 'PAUSED' && nextDate) {
    return <Notice>{m.pausedNote({ date: dayText(nextDate, 'long', config) })}</Notice>;
  }
  return null;
}
