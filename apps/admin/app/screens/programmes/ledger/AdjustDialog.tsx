import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { adjust, creditQuery, type LedgerOf, perksQuery } from '../../../api/areas/programmes.ts';
import { fill } from '../../../i18n/fill.ts';
import { useTexts } from '../../../i18n/language.ts';
import { useCallKey } from '../../../kit/form/useCallKey.ts';
import { useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useToast } from '../../../ui/toasts.ts';
import { useFigures } from '../useFigures.ts';
import { amountOf, type Direction, type LedgerKind } from './amounts.ts';
import { ReasonField } from './ReasonField.tsx';

interface AdjustDialogProps {
  kind: LedgerKind;
  of: LedgerOf;
  /** Points, or minor units, of one adjustment at most. */
  most: number;
  onClose: () => void;
}

/** Gives a customer points or credit, or takes some; each is an entry with its reason. */
export function AdjustDialog({ kind, of, most, onClose }: AdjustDialogProps) {
  const { programmes, shell } = useTexts();
  const { currency } = useSite();
  const { count, money } = useFigures();
  const form = useId();
  const choice = useId();
  const [direction, setDirection] = useState<Direction>('give');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const book = useBooking(kind, of, onClose);
  const amount = amountOf(kind, typed, { direction, most, currency });
  const shown = kind === 'perks' ? count(most) : money(most);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (amount !== undefined && reason.trim() && !book.isPending)
      book.mutate({ [kind === 'perks' ? 'points' : 'amount']: amount, reason: reason.trim() });
  };
  const isWrong = isTried && amount === undefined;
  return (
    <Dialog
      open
      title={kind === 'perks' ? programmes.adjustPoints : programmes.adjustCredit}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="submit" form={form} look="primary" busy={book.isPending}>
            {programmes.book}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-3">
        <Labelled id={choice} label={programmes.direction}>
          <select
            id={choice}
            value={direction}
            onChange={({ target }) => setDirection(target.value as Direction)}
            className="control"
          >
            <option value="give">{programmes.give}</option>
            <option value="take">{programmes.take}</option>
          </select>
        </Labelled>
        <TextField
          label={kind === 'perks' ? programmes.howMany : programmes.howMuch}
          hint={fill(programmes.most, { most: shown })}
          error={
            isWrong
              ? fill(kind === 'perks' ? programmes.amountWrong : programmes.moneyWrong, { most: shown })
              : undefined
          }
          inputMode={kind === 'perks' ? 'numeric' : 'decimal'}
          autoComplete="off"
          required
          value={typed}
          onChange={setTyped}
        />
        <ReasonField value={reason} onChange={setReason} isMissing={isTried && !reason.trim()} />
        {book.error && <Failure error={book.error} />}
      </form>
    </Dialog>
  );
}

/** Books an adjustment, once for a dialog; the answer is the ledger that is shown next. */
function useBooking(kind: LedgerKind, of: LedgerOf, onDone: () => void) {
  const { programmes } = useTexts();
  const queries = useQueryClient();
  const toast = useToast();
  const { key, onError } = useCallKey();
  const { queryKey } = kind === 'perks' ? perksQuery(of) : creditQuery(of);
  return useMutation({
    mutationFn: (body: { points?: number; amount?: number; reason: string }) => adjust(kind, of, body, key),
    onSuccess: (ledger) => {
      queries.setQueryData<unknown>(queryKey, ledger);
      void queries.invalidateQueries({ queryKey: ['programme', kind, of.site] });
      toast({ text: programmes.booked });
      onDone();
    },
    onError,
  });
}
