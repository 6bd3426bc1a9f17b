import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { SelectField } from '#app/ui/Field.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { useChange } from '../useChange.ts';
import { Cups } from './Cups.tsx';

/** How often orders come: by the calendar, or by consumption. */
export function Rhythm({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const { id, frequencyWeeks, smart } = subscription;
  const offered = useAppSelector((state) => setting(state, 'autoDeliveryFrequencies'));
  const { busy, problem, change } = useChange(id);
  const [wanted, setWanted] = useState<number>();
  if (smart) return <Cups subscription={subscription} smart={smart} />;
  const every = [...new Set([...offered, frequencyWeeks])].sort((a, b) => a - b);
  const set = async (weeks: number): Promise<void> => {
    setWanted(weeks);
    await change({ action: 'change', body: { frequencyWeeks: weeks } });
    setWanted(undefined);
  };
  return (
    <SelectField
      label={m.howOften()}
      hint={m.howOftenHint()}
      error={problem}
      value={wanted ?? frequencyWeeks}
      disabled={busy}
      onChange={(event) => void set(Number(event.target.value))}
    >
      {every.map((weeks) => (
        <option key={weeks} value={weeks}>
          {m.everyWeeks({ weeks })}
        </option>
      ))}
    </SelectField>
  );
}
