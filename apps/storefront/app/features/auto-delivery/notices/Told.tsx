import { useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { selectTold } from './told.slice.ts';

/** Pixels between the message and what it must not cover. */
const GAP = 12;

/**
 * The engine's answer to the last change, in view wherever it was made, until it is closed or replaced. It never covers
 * the button that undoes a skip.
 */
export function Told() {
  const m = useScreenMessages(texts);
  const told = useAppSelector(selectTold);
  // Messages from before this screen was mounted are not shown.
  const [seen, see] = useState(told.count);
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message is a new one in the way.
  useEffect(() => {
    if (bar.current) uncover(bar.current);
  }, [told.count]);
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
          <p className="min-w-0 grow py-2">{told.message}</p>
          <button
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
