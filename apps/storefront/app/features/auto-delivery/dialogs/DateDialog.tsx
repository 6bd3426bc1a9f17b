import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { TextField } from '#app/ui/Field.tsx';
import type { Change, Subscription } from '../autoDelivery.types.ts';
import { daysAfter, dayText, todayOf } from '../days.ts';
import { useChange } from '../useChange.ts';
import { ActionDialog } from './ActionDialog.tsx';

/** What a day is asked for. */
export type DateQuestion = 'move' | 'pause' | 'resume';

/** Least and most days from today that the engine accepts; the engine checks again. */
const RANGE = { move: [2, 84], pause: [2, 90], resume: [2, 84] } as const;
/** Days from today that the field begins with; moving begins with the present date. */
const FIRST = { pause: 56, resume: 2 } as const;

const changeOf = (question: DateQuestion, day: string): Change =>
  question === 'move'
    ? { action: 'change', body: { nextDate: day } }
    : question === 'pause'
      ? { action: 'pause', body: { resumeDate: day } }
      : { action: 'resume', body: { date: day } };

interface DateDialogProps {
  subscription: Subscription;
  question: DateQuestion;
  onClose: () => void;
}

/**
 * Asks for the day of the next order: a moved one, the first after a pause, or the first after resuming. Says what
 * follows before it is saved.
 */
export function DateDialog({ subscription, question, onClose }: DateDialogProps) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const { busy, problem, setProblem, change } = useChange(subscription.id);
  const { nextDate = '', frequencyWeeks, type } = subscription;
  const today = todayOf(subscription) ?? nextDate;
  const [least, most] = RANGE[question].map((days) => daysAfter(today, days)) as [string, string];
  const [day, setDay] = useState(question === 'move' ? nextDate : daysAfter(today, FIRST[question]));
  const valid = day >= least && day <= most;
  const after = valid && type !== 'smart' ? daysAfter(day, frequencyWeeks * 7) : undefined;
  const save = async (): Promise<void> => {
    if (!valid) {
      const range = { first: dayText(least, 'long', config), last: dayText(most, 'long', config) };
      return setProblem(m.dateRange(range));
    }
    if (await change(changeOf(question, day))) onClose();
  };
  return (
    <ActionDialog
      title={{ move: m.changeDate(), pause: m.pauseTitle(), resume: m.resume() }[question]}
      action={{ move: m.saveDate(), pause: m.pauseNow(), resume: m.resumeNow() }[question]}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onAction={() => void save()}
    >
      <p>{{ move: m.moveText(), pause: m.pauseText(), resume: m.resumeText() }[question]}</p>
      <div className="max-w-xs">
        <TextField
          type="date"
          label={m.nextOrderOn()}
          value={day}
          min={least}
          max={most}
          required
          onChange={(event) => {
            setDay(event.target.value);
            setProblem('');
          }}
        />
      </div>
      {after && (
        <p className="text-muted" aria-live="polite">
          {m.thenOn({ first: dayText(day, 'long', config), second: dayText(after, 'long', config) })}
        </p>
      )}
    </ActionDialog>
  );
}
