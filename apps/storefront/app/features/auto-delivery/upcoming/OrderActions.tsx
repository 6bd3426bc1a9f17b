import { useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/autoDelivery.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Button } from '#app/ui/Button.tsx';
import type { Subscription } from '../autoDelivery.types.ts';
import { DateDialog, type DateQuestion } from '../dialogs/DateDialog.tsx';
import { ShipNowDialog } from '../dialogs/ShipNowDialog.tsx';
import { SkipInPlace } from './SkipInPlace.tsx';

/** Actions on the coming order as a whole. Skipping needs no confirmation: it can be undone beside it. */
export function OrderActions({ subscription }: { subscription: Subscription }) {
  const m = useScreenMessages(texts);
  const { actions } = subscription;
  const [asked, ask] = useState<DateQuestion | 'shipNow'>();
  const can = (action: string): boolean => actions.includes(action);
  const button = (action: string, question: DateQuestion | 'shipNow', label: string) =>
    can(action) && (
      <Button look="secondary" onClick={() => ask(question)} className="px-3 sm:px-4">
        {label}
      </Button>
    );
  return (
    <>
      <div className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
        <SkipInPlace subscription={subscription} />
        {button('resume', 'resume', m.resume())}
        {button('move', 'move', m.changeDate())}
        {button('ship-now', 'shipNow', m.shipNow())}
        {button('pause', 'pause', actions.includes('resume') ? m.changePause() : m.pause())}
      </div>
      {asked === 'shipNow' && <ShipNowDialog subscription={subscription} onClose={() => ask(undefined)} />}
      {asked && asked !== 'shipNow' && (
        <DateDialog subscription={subscription} question={asked} onClose={() => ask(undefined)} />
      )}
    </>
  );
}
