import { type FormEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/account.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Dialog } from '#app/ui/overlay/Dialog.tsx';
import { addCard } from './account.thunks.ts';

/** Handle of the provider's card fields: answers a token, or why there is none; `refused`: a sentence. */
interface CardTokens {
  tokenize(): Promise<{ token: string } | { refused: string } | 'invalid' | 'unavailable'>;
}

/** Draws the payment provider's card fields; `onEnter` is called with the token when they are submitted from inside. */
export type CardFieldsOf = (ref: Ref<CardTokens>, onEnter: (token: string) => void) => ReactNode;

interface AddCardProps {
  cardFields: CardFieldsOf;
  /** Told that the card is saved. */
  onSaved: () => void;
  onClose: () => void;
}

/** A new card for the account, tried with its bank and charged nothing. */
export function AddCard({ cardFields, onSaved, onClose }: AddCardProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const form = useId();
  const fields = useRef<CardTokens>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async (token: string): Promise<void> => {
    setBusy(true);
    setProblem('');
    const failure = await dispatch(addCard(token));
    setBusy(false);
    if (failure) return setProblem((failure.status && failure.errors[0]?.message) || m.saveFailed());
    onSaved();
    onClose();
  };
  const press = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblem('');
    const answer = (await fields.current?.tokenize()) ?? 'unavailable';
    setBusy(false);
    if (typeof answer === 'string') setProblem(answer === 'invalid' ? m.cardInvalid() : m.cardUnavailable());
    else if ('refused' in answer) setProblem(answer.refused);
    else await save(answer.token);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.addCard()}
      closeLabel={m.close()}
      footer={
        <>
          <p role="alert" className="mb-3 text-danger text-sm empty:hidden">
            {problem}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" form={form} busy={busy}>
              {m.saveCard()}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {m.addCardCancel()}
            </Button>
          </div>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void press(event)} className="space-y-4">
        <p>{m.addCardText()}</p>
        {cardFields(fields, (token) => void save(token))}
      </form>
    </Dialog>
  );
}
