import { useEffect, useRef } from 'react';
import texts from '#app/platform/i18n/generated/screens/rewards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import { nameOf } from './rewards.rules.ts';
import type { RedeemChoice } from './useRedeem.ts';

interface RewardFooterProps {
  /** Id of the form that takes the reward. */
  form: string;
  choice: RedeemChoice;
  onClose: () => void;
}

/** What the chosen reward costs and leaves, and the button that takes it; after that, the way back. */
export function RewardFooter({ form, choice, onClose }: RewardFooterProps) {
  const m = useScreenMessages(texts);
  const { chosen, old, free, busy, done, problem, undo } = choice;
  const buttons = useRef<HTMLDivElement>(null);
  const wasDone = useRef(done);
  useEffect(() => {
    // The button that was pressed is gone.
    if (wasDone.current !== done) buttons.current?.querySelector('button')?.focus();
    wasDone.current = done;
  }, [done]);
  const isSwap = chosen && old && old.rewardCode !== chosen.rewardCode;
  return (
    <>
      <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
        {problem}
      </p>
      {!done && chosen && (
        <p role="status" className="tabular mb-3 text-sm">
          {isSwap && <span className="block">{m.instead({ old: nameOf(old), name: nameOf(chosen) })}</span>}
          {m.stays({ name: nameOf(chosen), points: chosen.points, left: free - chosen.points })}
        </p>
      )}
      <div ref={buttons} className="flex flex-wrap gap-3">
        {done ? (
          <>
            <Button onClick={onClose}>{m.done()}</Button>
            <Button look="secondary" busy={busy} onClick={() => void undo()}>
              {m.undo()}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" form={form} busy={busy}>
              {old ? m.swap() : m.apply()}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {m.notNow()}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
