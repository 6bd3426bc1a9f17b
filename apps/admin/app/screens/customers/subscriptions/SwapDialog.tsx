import { useState } from 'react';
import type { Subscription } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { StepDialog } from './StepDialog.tsx';
import { type Shown, useStep } from './useStep.ts';

interface SwapDialogProps extends Shown {
  entry: Subscription['entries'][number];
  onClose: () => void;
}

/** Another product in the place of one, with as many boxes unless told. */
export function SwapDialog({ entry, onClose, ...shown }: SwapDialogProps) {
  const { subscriptions, orders } = useTexts();
  const step = useStep(shown);
  const [code, setCode] = useState('');
  const [units, setUnits] = useState(String(entry.quantity));
  const [isTried, setTried] = useState(false);
  const isCount = /^[1-9]\d{0,2}$/.test(units);
  const send = (): void => {
    setTried(true);
    if (code.trim() === '' || !isCount) return;
    const body = { entryNumber: entry.entryNumber, code: code.trim(), qty: Number(units) };
    step.mutate({ ask: { step: 'swap', body }, done: () => subscriptions.swapDone }, { onSuccess: onClose });
  };
  return (
    <StepDialog
      title={subscriptions.swapTitle}
      press={subscriptions.swap}
      busy={step.isPending}
      error={step.error}
      onClose={onClose}
      onSend={send}
    >
      <p>{fill(orders.unitsOf, { quantity: entry.quantity, name: entry.product.name })}</p>
      <TextField
        label={subscriptions.swapBy}
        hint={subscriptions.swapHint}
        value={code}
        maxLength={60}
        autoCapitalize="none"
        spellCheck={false}
        error={isTried && code.trim() === '' ? subscriptions.codeMissing : undefined}
        onChange={setCode}
      />
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        max={999}
        label={subscriptions.swapUnits}
        value={units}
        error={isTried && !isCount ? fill(orders.quantityWrong, { least: 1, most: 999 }) : undefined}
        onChange={setUnits}
      />
    </StepDialog>
  );
}
