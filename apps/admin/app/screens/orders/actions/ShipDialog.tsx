import { type SubmitEvent, useId, useState } from 'react';
import type { AdminOrder } from '../../../api/types.ts';
import { counted, fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { nameOfLine } from '../nameOfLine.ts';
import { isUnits } from './isUnits.ts';
import { useOrderStep } from './useOrderStep.ts';

/** A parcel: how many of each line, its carrier and its number. All that is left unless told otherwise. */
export function ShipDialog({ shown, onClose }: { shown: AdminOrder; onClose: () => void }) {
  const { texts, language } = useSpoken();
  const { orders, shell } = texts;
  const form = useId();
  const step = useOrderStep(shown, 'ship', onClose);
  const unsent = shown.refunds.entries.filter(({ unsentQuantity }) => unsentQuantity > 0);
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [carrier, setCarrier] = useState('');
  const [trackingCode, setTrackingCode] = useState('');
  const [isTried, setTried] = useState(false);
  const lines = unsent.map(({ orderEntryNumber, unsentQuantity }) => ({
    entryNumber: orderEntryNumber,
    most: unsentQuantity,
    text: typed[orderEntryNumber] ?? String(unsentQuantity),
  }));
  const entries = lines
    .map(({ entryNumber, text }) => ({ entryNumber, quantity: Number(text) }))
    .filter(({ quantity }) => quantity > 0);
  const isRight = lines.every(({ text, most }) => isUnits(text, { least: 0, most }));
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isRight || entries.length === 0 || step.isPending) return;
    step.mutate({
      entries,
      ...(carrier.trim() ? { carrier: carrier.trim() } : {}),
      ...(trackingCode.trim() ? { trackingCode: trackingCode.trim() } : {}),
    });
  };
  return (
    <Dialog
      open
      title={fill(orders.shipTitle, { code: shown.order.code })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="submit" form={form} look="primary" busy={step.isPending}>
            {orders.actions.ship}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-4">
        <p className="text-muted text-sm">{orders.shipText}</p>
        {lines.map(({ entryNumber, most, text }) => (
          <TextField
            key={entryNumber}
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            label={nameOfLine(shown.order, entryNumber)}
            hint={counted(language, orders.ofUnsent, most)}
            error={
              isTried && !isUnits(text, { least: 0, most })
                ? fill(orders.quantityWrong, { least: 0, most })
                : undefined
            }
            value={text}
            onChange={(next) => setTyped({ ...typed, [entryNumber]: next })}
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={orders.carrier} value={carrier} maxLength={60} onChange={setCarrier} />
          <TextField
            label={orders.tracking}
            value={trackingCode}
            maxLength={100}
            autoComplete="off"
            onChange={setTrackingCode}
          />
        </div>
        <p role="alert" className="text-danger text-sm empty:hidden">
          {isTried && isRight && entries.length === 0 && orders.shipNothing}
        </p>
        {step.error && <Failure error={step.error} />}
      </form>
    </Dialog>
  );
}
