import { type FormEvent, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import type { HistoryAsked } from './loyaltyHistory.slice.ts';

type Between = Pick<HistoryAsked, 'startDate' | 'endDate'>;

/** From which day to which the history is shown; either may be left open. */
export function Days({ onChange }: { onChange: (days: Between) => void }) {
  const m = useScreenMessages(texts);
  const [typed, setTyped] = useState({ from: '', to: '' });
  const [shown, setShown] = useState(false);
  const [wrong, setWrong] = useState(false);
  const show = ({ from, to }: typeof typed): void => {
    const isWrong = from !== '' && to !== '' && from > to;
    setWrong(isWrong);
    if (isWrong) return;
    setShown(from !== '' || to !== '');
    onChange({ ...(from && { startDate: from }), ...(to && { endDate: to }) });
  };
  const day = (name: keyof typeof typed, label: string) => (
    <TextField
      type="date"
      name={name}
      label={label}
      value={typed[name]}
      error={wrong && name === 'from' ? m.datesWrong() : undefined}
      onChange={(event) => {
        setTyped({ ...typed, [name]: event.target.value });
        setWrong(false);
      }}
    />
  );
  return (
    <form
      noValidate
      method="dialog"
      aria-label={m.historyTitle()}
      className="mt-4 flex flex-wrap items-start gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        show(typed);
      }}
    >
      <div className="w-40">{day('from', m.from())}</div>
      <div className="w-40">{day('to', m.to())}</div>
      <div className="flex gap-2 pt-6">
        <Button type="submit" look="secondary">
          {m.show()}
        </Button>
        {shown && (
          <Button
            look="quiet"
            onClick={() => {
              setTyped({ from: '', to: '' });
              show({ from: '', to: '' });
            }}
          >
            {m.showAll()}
          </Button>
        )}
      </div>
    </form>
  );
}
