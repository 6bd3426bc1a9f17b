import { useEffect, useState } from 'react';
import { formatMoment } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { MoreIcon } from '#app/ui/MoreIcon.tsx';
import type { Subscription } from './autoDelivery.types.ts';

const MINUTE = 60_000;

/** How long the next order can still be changed, to the minute. Screen readers do not announce its changes. */
export function Countdown({ subscription: { locksAt, editable, status } }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  if (!locksAt || status !== 'ACTIVE') return null;
  const minutes = Math.floor((Date.parse(locksAt) - now) / MINUTE);
  if (!editable || minutes < 0) {
    return (
      <p className="flex items-start gap-2 text-sm">
        <MoreIcon name="lock" className="mt-0.5 size-4 text-muted" />
        {m.locked()}
      </p>
    );
  }
  const left = {
    days: Math.floor(minutes / 1440),
    hours: Math.floor(minutes / 60) % 24,
    minutes: minutes % 60,
  };
  return (
    <p className="text-sm">
      <span className="tabular font-semibold">{left.days > 0 ? m.leftDays(left) : m.leftHours(left)}</span>{' '}
      <span className="text-muted">
        {m.until({ moment: formatMoment(locksAt, config.brand, config.lang) })}
      </span>
    </p>
  );
}
