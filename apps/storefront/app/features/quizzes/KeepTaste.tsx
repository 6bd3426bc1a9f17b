import { useEffect, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/quiz.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { hasToken } from '#app/platform/session/hasToken.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import type { QuizOutcome } from './quiz.types.ts';
import { keepTaste } from './taste.slice.ts';

/** Keeps the answers as the taste profile of who is logged in, when asked to. */
export function KeepTaste({ outcome: { answers, version } }: { outcome: QuizOutcome }) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const [isLoggedIn, setLoggedIn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, say] = useState('');
  const { brand } = useAppSelector((state) => state.apiConfig);
  useEffect(() => setLoggedIn(hasToken(brand)), [brand]);
  if (!isLoggedIn) return null;
  const keep = async (): Promise<void> => {
    setBusy(true);
    const failure = await dispatch(keepTaste(answers, version));
    setBusy(false);
    say(failure ? failure.errors[0]?.message || m.keepFailed() : m.kept());
  };
  return (
    <section className="mt-10 max-w-prose rounded-card bg-sunken p-6">
      <p>{m.keepText()}</p>
      <Button look="secondary" busy={busy} onClick={() => void keep()} className="mt-4">
        {m.keep()}
      </Button>
      <p role="status" className="mt-2 text-muted empty:hidden">
        {said}
      </p>
    </section>
  );
}
