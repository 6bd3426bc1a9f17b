import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/giftCards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import { Button } from '#app/ui/Button.tsx';
import { TextField } from '#app/ui/Field.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { readBalance } from './giftCards.thunks.ts';

interface Shown {
  code: string;
  balance: string;
}

/** The code of a mailed link; behind `#`, which browsers keep to themselves. */
const codeOfLink = (): string => new URLSearchParams(window.location.hash.slice(1)).get('code') ?? '';

/** What is left on a gift card, and the card to be printed. */
export default function BalancePage() {
  const m = useScreenMessages(texts);
  const [code, setCode] = useState('');
  const input = useRef<HTMLFormElement>(null);
  const { busy, shown, problem, look } = useBalance();
  useEffect(() => {
    const mailed = codeOfLink();
    if (!mailed) return;
    setCode(mailed);
    void look(mailed);
  }, [look]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim()) void look(code);
    else input.current?.querySelector('input')?.focus();
  };
  return (
    <div className="page-width min-h-dvh pt-8 pb-section">
      <h1 className="font-display text-4xl leading-tight">{m.balanceTitle()}</h1>
      <p className="mt-3 max-w-[40rem] text-lg text-muted">{m.balanceLead()}</p>
      <form ref={input} noValidate onSubmit={submit} className="mt-6 max-w-md space-y-4">
        <TextField
          label={m.code()}
          name="giftCardCode"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          hint={m.codeHint()}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="tabular uppercase"
        />
        <Button type="submit" busy={busy}>
          {m.look()}
        </Button>
      </form>
      {shown && <PrintedCard {...shown} />}
    </div>
  );
}

/** A code as people read and type it: four groups of four. */
const inFours = (code: string): string => code.replaceAll(/[\s-]/g, '').replaceAll(/(.{4})(?=.)/g, '$1-');

/** The card as it is printed: nothing else of the page is. */
function PrintedCard({ code, balance }: Shown) {
  const m = useScreenMessages(texts);
  const shopName = useAppSelector((state) => setting(state, 'shopName'));
  return (
    <section aria-labelledby="gift-card" className="mt-8 max-w-md space-y-4">
      <div className="rounded-card border border-line bg-surface p-6 print:fixed print:inset-0 print:z-50 print:rounded-none print:border-0">
        {/* Whose card it is, on paper alone: the page has its head. */}
        <p className="mb-6 hidden font-display text-xl print:block">
          {shopName} · {window.location.host}
        </p>
        <h2 id="gift-card" className="font-display text-2xl">
          {m.cardTitle()}
        </h2>
        <p role="status" className="tabular mt-3 font-display text-4xl">
          {m.left({ amount: balance })}
        </p>
        <p className="tabular mt-3 break-words font-semibold text-lg">{inFours(code)}</p>
        <p className="mt-3 text-muted text-sm">{m.howTo()}</p>
      </div>
      <Notice tone="info">{m.keepSafe()}</Notice>
      <Button look="secondary" onClick={() => window.print()}>
        {m.print()}
      </Button>
    </section>
  );
}

function useBalance() {
  const dispatch = useAppDispatch();
  const { lang } = useAppSelector((state) => state.apiConfig);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [problem, setProblem] = useState<string>();
  const failed = texts[lang].checkFailed;
  const look = useCallback(
    async (code: string): Promise<void> => {
      setBusy(true);
      setProblem(undefined);
      setShown(undefined);
      const answer = await dispatch(readBalance(code.trim()));
      setBusy(false);
      if ('failure' in answer) setProblem(answer.failure.errors[0]?.message || failed());
      else setShown({ code: code.trim().toUpperCase(), balance: answer.card.balance.formattedValue });
    },
    [dispatch, failed],
  );
  return { busy, shown, problem, look };
}
