import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { dayText } from '../days.ts';
import { DateDialog, type DateQuestion } from '../dialogs/DateDialog.tsx';
import { ShipNowDialog } from '../dialogs/ShipNowDialog.tsx';
import { useChange } from '../useChange.ts';

/** Actions on the coming order as a whole. Skipping needs no confirmation: it can be undone beside it. */
export function OrderActions({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const config = useAppSelector((state) => state.apiConfig);
  const { id, actions, nextDate, skipped } = subscription;
  const { busy, problem, change } = useChange(id);
  const [asked, ask] = useState<DateQuestion | 'shipNow'>();
  const can = (action: string): boolean => actions.includes(action);
  const button = (action: string, question: DateQuestion | 'shipNow', label: string) =>
    can(action) && (
      <Button look="secondary" disabled={busy} onClick={() => ask(question)} className="px-3 sm:px-4">
        {label}
      </Button>
    );
  return (
    <>
      {skipped && can('undo-skip') && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-sunken px-4 py-1.5">
          {m.skippedNote({ date: dayText(skipped.date, 'long', config) })}
          <Button
            look="quiet"
            busy={busy}
            data-undo-skip=""
            className="-mx-5"
            onClick={() => void change({ action: 'skip', body: { undo: true } })}
          >
            {m.undo()}
          </Button>
        </p>
      )}
      <div className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
        {can('skip') && (
          <Button
            look="secondary"
            busy={busy}
            className="px-3 sm:px-4"
            onClick={() => void change({ action: 'skip', body: { date: nextDate } })}
          >
            {m.skip()}
          </Button>
        )}
        {button('resume', 'resume', m.resume())}
        {button('move', 'move', m.changeDate())}
        {button('ship-now', 'shipNow', m.shipNow())}
        {button('pause', 'pause', actions.includes('resume') ? m.changePause() : m.pause())}
      </div>
      <p role="alert" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
      {asked === 'shipNow' && <ShipNowDialog subscription={subscription} onClose={() => ask(undefined)} />}
      {asked && asked !== 'shipNow' && (
        <DateDialog subscription={subscription} question={asked} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
