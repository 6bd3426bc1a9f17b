import { type FormEvent, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/giftCards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextArea } from '#app/ui/Field.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { readGiftMessage, saveGiftMessage } from './giftCards.thunks.ts';

/** Most characters of a message; the engine has the rule. */
const LONGEST = 240;

/** At the checkout, folded in: a few words that are printed on the packing slip, without prices. */
export default function GiftMessage({ cart }: Slots['checkout']) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const guid = cart.guid ?? '';
  const [text, setText] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ failed: boolean; text: string }>();
  const open = async (isOpen: boolean): Promise<void> => {
    if (!isOpen || text !== undefined) return;
    // What was written before, in this tab or another. It never takes the place of what was typed meanwhile.
    const kept = (await dispatch(readGiftMessage(guid))) ?? '';
    setText((typed) => typed ?? kept);
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setSaid(undefined);
    const failure = await dispatch(saveGiftMessage(guid, text ?? ''));
    setBusy(false);
    setSaid(
      failure
        ? { failed: true, text: failure.errors[0]?.message || m.checkFailed() }
        : { failed: false, text: text?.trim() ? m.giftSaved() : m.giftRemoved() },
    );
  };
  return (
    <details className="group" onToggle={(event) => void open(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {m.giftTitle()}
        <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <form onSubmit={(event) => void save(event)} className="space-y-3 pb-4">
        <TextArea
          label={m.giftMessage()}
          name="giftMessage"
          rows={4}
          maxLength={LONGEST}
          value={text ?? ''}
          onChange={(event) => setText(event.target.value)}
          hint={m.giftHint()}
        />
        <p role={said?.failed ? 'alert' : 'status'} className="text-sm empty:hidden">
          {said?.text}
        </p>
        <Button type="submit" look="secondary" busy={busy}>
          {m.giftSave()}
        </Button>
      </form>
    </details>
  );
}
