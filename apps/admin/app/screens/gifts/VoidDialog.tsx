import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { changeGiftCard, giftCardQuery } from '../../api/areas/gifts.ts';
import type { AdminGiftCard } from '../../api/types.ts';
import { fill } from '../../i18n/fill.ts';
import { useTexts } from '../../i18n/language.ts';
import { useCallKey } from '../../kit/form/useCallKey.ts';
import { useSite } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useToast } from '../../ui/toasts.ts';
import { ReasonField } from '../programmes/ledger/ReasonField.tsx';
import { useFigures } from '../programmes/useFigures.ts';

/** Ends a card with what is left on it; it cannot be undone. */
export function VoidDialog({ card, onClose }: { card: AdminGiftCard; onClose: () => void }) {
  const { giftCards, shell } = useTexts();
  const site = useSite();
  const { money } = useFigures();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useId();
  const { key, onError } = useCallKey();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const end = useMutation({
    mutationFn: () => changeGiftCard(site.id, card.id, { act: 'void', reason: reason.trim() }, key),
    onSuccess: (after) => {
      queries.setQueryData(giftCardQuery(site.id, card.id).queryKey, after);
      void queries.invalidateQueries({ queryKey: ['gift-cards', site.id] });
      toast({ text: giftCards.voided });
      onClose();
    },
    onError,
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() && !end.isPending) end.mutate();
  };
  return (
    <Dialog
      open
      title={giftCards.voidTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="submit" form={form} look="danger" busy={end.isPending}>
            {giftCards.void}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="grid gap-3">
        <p className="text-sm">{fill(giftCards.voidText, { amount: money(card.balance) })}</p>
        <ReasonField value={reason} onChange={setReason} isMissing={isTried && !reason.trim()} />
        {end.error && <Failure error={end.error} />}
      </form>
    </Dialog>
  );
}
