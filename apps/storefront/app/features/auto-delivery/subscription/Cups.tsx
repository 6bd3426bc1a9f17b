import { type FormEvent, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { dayText } from '../days.ts';
import { useChange } from '../useChange.ts';
import { cupsAsk } from './cups.rules.ts';

interface CupsProps {
  subscription: Subscription;
  smart: NonNullable<Subscription['smart']>;
}

/**
 * The figures of a smart auto-delivery: cups a day and pods at home, which can be corrected, and what is on its way.
 */
export function Cups({ subscription, smart }: CupsProps) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const { busy, problem, change } = useChange(subscription.id);
  const [cups, setCups] = useState(String(smart.cupsPerDay));
  const [pods, setPods] = useState(String(smart.podsOnHand));
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const said = { cupsPerDay: Number(cups), podsOnHand: Number(pods) };
    void change({ action: 'change', body: cupsAsk(smart, said) });
  };
  const number = { type: 'number', inputMode: 'decimal', min: 0, required: true } as const;
  return (
    <form onSubmit={save} noValidate className="space-y-3 rounded-card border border-line bg-surface p-5">
      <h2 className="font-semibold">{m.smartTitle()}</h2>
      {smart.daysLeft !== undefined && (
        <p className="text-muted text-sm">{m.daysLeft({ days: smart.daysLeft })}</p>
      )}
      {smart.arrivesOn && (
        <p className="text-muted text-sm">
          {m.onTheWay({ pods: smart.podsOnTheWay, date: dayText(smart.arrivesOn, 'long', config) })}
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...number}
          step="0.5"
          label={m.cupsPerDay()}
          value={cups}
          onChange={(event) => setCups(event.target.value)}
        />
        <TextField
          {...number}
          label={m.podsOnHand()}
          value={pods}
          onChange={(event) => setPods(event.target.value)}
        />
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      <Button type="submit" look="secondary" busy={busy}>
        {m.save()}
      </Button>
    </form>
  );
}
