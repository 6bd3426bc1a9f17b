import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Icon } from '#app/ui/Icon.tsx';
import { selectTold } from './told.slice.ts';

/** The engine's answer to the last change, in sight wherever it was pressed, until it is closed or there is another. */
export function Told() {
  const m = useScreenMessages(texts);
  const told = useAppSelector(selectTold);
  // What was told before this screen came is old news.
  const [seen, see] = useState(told.count);
  return (
    <div
      role="status"
      className="pointer-events-none sticky bottom-4 z-10 mt-8 in-[[data-consent=ask]]:bottom-44"
    >
      {told.count > seen && (
        <div className="pointer-events-auto mx-auto flex max-w-[44rem] items-start gap-3 rounded-card bg-deep py-2 pr-2 pl-4 text-on-deep shadow-lift">
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
