import { type FormEvent, useEffect, useState } from 'react';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/giftCards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import type { AppThunk } from '#app/platform/store/store.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import { cartGiftCards } from './giftCards.slice.ts';
import { applyGiftCard, removeBought, removeGiftCard } from './giftCards.thunks.ts';

/** As the engine names what gift cards add and pay. */
const ADDED_BY = 'giftCards';
const SOURCE = 'giftCard';

/** In the cart and at the checkout: gift cards that are bought, those that pay, and a field for another. */
export default function CartGiftCards({ cart }: Slots['cart']) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const guid = cart.guid ?? '';
  const { data } = useAppSelector(cartGiftCards.select);
  const bought = cart.entries.filter(({ addedBy }) => addedBy === ADDED_BY).length;
  const pays = cart.paymentSources.some(({ name }) => name === SOURCE);
  const { busy, problem, told, run } = useRunning();
  useEffect(() => {
    // Nothing is asked of a cart without any.
    if (guid && (bought > 0 || pays)) void dispatch(cartGiftCards.load(guid));
  }, [dispatch, guid, bought, pays]);
  return (
    <section aria-label={m.section()} className="space-y-3">
      {bought > 0 &&
        data?.bought.map((card) => (
          <Bought
            key={card.id}
            card={card}
            busy={busy}
            onRemove={() => void run(removeBought(guid, card.id), m.removed())}
          />
        ))}
      {data?.paying.map(({ id, lastFour, balance, unusable }) => (
        <p key={id} className="flex items-center justify-between gap-3 text-sm">
          <span>
            {unusable === 'held' && m.payingHeld({ lastFour })}
            {unusable === 'void' && m.payingVoid({ lastFour })}
            {!unusable && m.paying({ lastFour, amount: balance.formattedValue })}
          </span>
          <Button
            look="quiet"
            busy={busy}
            aria-label={m.removePaying({ lastFour })}
            onClick={() => void run(removeGiftCard(guid, id), m.removed())}
          >
            {m.remove()}
          </Button>
        </p>
      ))}
      <p role="status" className="text-sm text-success empty:hidden">
        {told}
      </p>
      <PayField
        busy={busy}
        problem={problem}
        pay={async (code) => (await run(applyGiftCard(guid, code), m.applied())) === null}
      />
    </section>
  );
}

type BoughtCard = NonNullable<ReturnType<typeof cartGiftCards.select>['data']>['bought'][number];

function Bought({ card, busy, onRemove }: { card: BoughtCard; busy: boolean; onRemove: () => void }) {
  const m = useScreenMessages(texts);
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { amount, recipientEmail, recipientName, sendOn } = card;
  const to = recipientName ?? recipientEmail;
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="break-words">{m.boughtFor({ amount: amount.formattedValue, to })}</p>
      <p className="text-muted">
        {sendOn ? m.sentOn({ day: formatDate(`${sendOn}T12:00:00Z`, brand, lang) }) : m.sentNow()}
      </p>
      <Button
        look="quiet"
        className="-ml-5"
        busy={busy}
        aria-label={m.removeBought({ to })}
        onClick={onRemove}
      >
        {m.remove()}
      </Button>
    </div>
  );
}

interface PayFieldProps {
  busy: boolean;
  problem: string | undefined;
  /** Answers whether the card pays now. */
  pay: (code: string) => Promise<boolean>;
}

function PayField({ busy, problem, pay }: PayFieldProps) {
  const m = useScreenMessages(texts);
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setMissing(!typed.trim());
    if (typed.trim() && (await pay(typed.trim()))) setTyped('');
    else form.querySelector('input')?.focus();
  };
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-medium [&::-webkit-details-marker]:hidden">
        {m.payWith()}
        <Icon name="chevron-down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-3 pt-1 sm:flex sm:items-start"
      >
        <div className="min-w-0 grow">
          <TextField
            label={m.code()}
            name="giftCardCode"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={missing ? m.codeMissing() : problem}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="tabular uppercase"
          />
        </div>
        <Button type="submit" look="secondary" busy={busy} className="justify-self-start sm:mt-6">
          {m.apply()}
        </Button>
      </form>
    </details>
  );
}

/** One change at a time, and what came of the last. */
function useRunning() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [told, setTold] = useState('');
  const run = async (change: AppThunk<Promise<Failure | null>>, done: string): Promise<Failure | null> => {
    setBusy(true);
    setProblem(undefined);
    setTold('');
    const failure = await dispatch(change);
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.checkFailed());
    else setTold(done);
    return failure;
  };
  return { busy, problem, told, run };
}
