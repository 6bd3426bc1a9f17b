import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { decideReferral, heldReferralsQuery } from '../../../api/areas/programmes.ts';
import type { HeldReferrals } from '../../../api/types.ts';
import { fill } from '../../../i18n/fill.ts';
import { useSpoken } from '../../../i18n/language.ts';
import { useCallKey } from '../../../kit/form/useCallKey.ts';
import { useSite } from '../../../session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useToast } from '../../../ui/toasts.ts';
import { ReasonField } from '../ledger/ReasonField.tsx';

export type Outcome = 'release' | 'refuse';

interface DecideDialogProps {
  item: HeldReferrals['items'][number];
  outcome: Outcome;
  onClose: () => void;
}

/** Asks why a referral is released or refused, and does it. */
export function DecideDialog({ item, outcome, onClose }: DecideDialogProps) {
  const { texts, language } = useSpoken();
  const { programmes, shell } = texts;
  const site = useSite();
  const form = useId();
  const queries = useQueryClient();
  const toast = useToast();
  const { key, onError } = useCallKey();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const decide = useMutation({
    mutationFn: () => decideReferral(site.id, item.id, { outcome, reason: reason.trim() }, key),
    onSuccess: (held) => {
      queries.setQueryData(heldReferralsQuery(site.id, language).queryKey, held);
      toast({ text: programmes.decided });
      onClose();
    },
    onError,
  });
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() && !decide.isPending) decide.mutate();
  };
  const name = outcome === 'release' ? programmes.releaseOf : programmes.refuseOf;
  return (
    <Dialog
      open
      title={fill(name, { sender: item.sender })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button
            type="submit"
            form={form}
            look={outcome === 'release' ? 'primary' : 'danger'}
            busy={decide.isPending}
          >
            {programmes[outcome]}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className="grid gap-3">
        <p>{programmes.decideText}</p>
        <ReasonField value={reason} onChange={setReason} isMissing={isTried && !reason.trim()} />
        {decide.error && <Failure error={decide.error} />}
      </form>
    </Dialog>
  );
}
