import { useEffect, useRef } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { dayText } from '../days.ts';
import { useChange } from '../useChange.ts';

/**
 * Skips the coming order, without a question: where the button stood it then says so and offers to undo it, and the focus
 * stays there.
 */
export function SkipInPlace({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const { id, actions, nextDate, skipped } = subscription;
  const { busy, problem, change } = useChange(id);
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const undoable = actions.includes('undo-skip') ? skipped?.date : undefined;
  // The button that was pressed is gone once the order is skipped, or is not any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what can be undone decides which buttons there are.
  useEffect(() => {
    if (isPressed.current) place.current?.querySelector('button')?.focus();
    isPressed.current = false;
  }, [undoable]);
  const press = async (body: { undo: true } | { date?: string }): Promise<void> => {
    isPressed.current = true;
    if (!(await change({ action: 'skip', body }))) isPressed.current = false;
  };
  return (
    <div ref={place} className="contents">
      {undoable && (
        <p className="col-span-full flex flex-wrap items-center gap-x-1 rounded-control bg-sunken pl-4">
          {m.skippedNote({ date: dayText(undoable, 'short', config) })}
          <Button
            look="quiet"
            busy={busy}
            data-undo-skip=""
            className="px-3"
            onClick={() => void press({ undo: true })}
          >
            {m.undo()} <span className="sr-only">{dayText(undoable, 'short', config)}</span>
          </Button>
        </p>
      )}
      {actions.includes('skip') && (
        <Button
          look={undoable ? 'quiet' : 'secondary'}
          busy={busy}
          className="px-3 sm:px-4"
          onClick={() => void press({ date: nextDate })}
        >
          {undoable && nextDate ? m.skipToo({ date: dayText(nextDate, 'short', config) }) : m.skip()}
        </Button>
      )}
      <p role="alert" className="col-span-full w-full text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
