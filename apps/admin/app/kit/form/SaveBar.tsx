import { useId } from 'react';
import { counted } from '../../i18n/fill.ts';
import { useSpoken } from '../../i18n/language.ts';
import { Button } from '../../ui/Button.tsx';

interface SaveBarProps {
  /** Of changed fields. */
  count: number;
  busy: boolean;
  reason: string;
  onReason: (reason: string) => void;
  onDiscard: () => void;
  /** Of a row that is not there yet. */
  isNew?: boolean;
  /** Absent where a change cannot wait. */
  onLater?: () => void;
}

/** At the foot of a form, always in view: how much is not saved, why, and the buttons. */
export function SaveBar({ count, busy, reason, onReason, onDiscard, isNew = false, onLater }: SaveBarProps) {
  const { texts, language } = useSpoken();
  const { form } = texts;
  const id = useId();
  return (
    <div className="sticky bottom-0 z-10 -mx-3 mt-6 flex flex-wrap items-center gap-2 border-line border-t bg-surface px-3 py-3 sm:-mx-6 sm:px-6">
      <span role="status" className="mr-auto text-muted text-sm">
        {count === 0
          ? isNew
            ? form.nothingTyped
            : form.nothingToSave
          : counted(language, form.unsaved, count)}
      </span>
      <label htmlFor={id} className="sr-only">
        {form.reason}
      </label>
      <input
        id={id}
        value={reason}
        maxLength={400}
        placeholder={form.reason}
        onChange={(event) => onReason(event.target.value)}
        className={`control w-full sm:w-44 ${count === 0 ? 'max-sm:hidden' : ''}`}
      />
      <Button look="quiet" disabled={count === 0 || busy} onClick={onDiscard}>
        {form.discard}
      </Button>
      {onLater && (
        <Button icon="clock" disabled={count === 0 || busy} onClick={onLater}>
          {form.saveLater}
        </Button>
      )}
      <Button type="submit" look="primary" disabled={count === 0} busy={busy}>
        {form.save}
      </Button>
    </div>
  );
}
