import { useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { dayText } from '../days.ts';
import { useChange } from '../useChange.ts';
import { selectTold } from './told.slice.ts';

/** Pixels between the message and what it must not cover. */
const GAP = 12;

/**
 * The engine's answer to the last change, in view wherever it was made, until it is closed or replaced. One about a
 * skipped order offers to undo the skip, and never covers the undo button beside that order.
 */
export function Told() {
  const m = useScreenMessages(texts);
  const told = useAppSelector(selectTold);
  const config = useAppSelector((state) => state.apiConfig);
  // Messages from before this screen was mounted are not shown.
  const [seen, see] = useState(told.count);
  const bar = useRef<HTMLDivElement>(null);
  const hide = useRef<HTMLButtonElement>(null);
  const { skipped } = told;
  const { busy, problem, change } = useChange(skipped?.subscriptionId ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is a new one in the way.
  useEffect(() => {
    if (bar.current) uncover(bar.current);
  }, [told.count]);
  /** The button disappears with the skip: the focus stays in the message. */
  const undo = async (): Promise<void> => {
    if (await change({ action: 'skip', body: { undo: true } })) hide.current?.focus();
  };
  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-4 z-10 mt-8 in-[[data-consent=ask]]:bottom-44"
    >
      {told.count > seen && (
        <div
          ref={bar}
          className="pointer-events-auto mx-auto flex max-w-[44rem] items-start gap-3 rounded-card bg-deep py-2 pr-2 pl-4 text-on-deep shadow-lift"
        >
          <Icon name="check" className="mt-2.5 size-5" />
          <div className="min-w-0 grow py-2">
            <p>{told.message}</p>
            {skipped && (
              <Button look="secondary" busy={busy} className="mt-2" onClick={() => void undo()}>
                {m.undoSkip({ date: dayText(skipped.date, 'short', config) })}
              </Button>
            )}
            <p className="mt-1 text-sm empty:hidden">{problem}</p>
          </div>
          <button
            ref={hide}
            type="button"
            aria-label={m.hide()}
            onClick={() => see(told.count)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-control"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}

/** Scrolls until a skipped order's button is above a message that covers it. */
function uncover(message: Element): void {
  const { top, bottom } = message.getBoundingClientRect();
  for (const button of document.querySelectorAll('[data-undo-skip]')) {
    const box = button.getBoundingClientRect();
    if (box.bottom > top - GAP && box.top < bottom) scrollBy({ top: box.bottom + GAP - top });
  }
}
