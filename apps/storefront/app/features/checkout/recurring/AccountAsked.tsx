import { useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/recurring.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAccountParts } from '../accountParts.tsx';
import type { OrderParts } from '../payment/useOrderParts.ts';
import { usePart } from './usePart.ts';

/** Least characters of a password; the engine checks the other rules. */
const LEAST = 12;

interface AccountAskedProps {
  email: string;
  join: OrderParts['join'];
}

/** For a guest whose order goes on: a log-in or a password for an account, in which it can be changed and ended. */
export function AccountAsked({ email, join }: AccountAskedProps) {
  const m = useScreenMessages(texts);
  const parts = useAccountParts();
  const box = useRef<HTMLElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  usePart(join, {
    answer: () => {
      const short = password.length < LEAST;
      setMissing(short);
      return short ? undefined : { newAccount: { password } };
    },
    focus: () => box.current?.querySelector('input')?.focus(),
  });
  if (!parts) return null;
  return (
    <section ref={box} className="space-y-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div>
        <h3 className="font-semibold">{m.accountTitle()}</h3>
        <p className="text-muted text-sm">{m.accountText({ email })}</p>
      </div>
      {parts.passwordField({
        value: password,
        error: isMissing ? m.passwordMissing() : undefined,
        onChange: (value) => {
          setPassword(value);
          setMissing(false);
        },
      })}
      <div className="flex flex-wrap items-center gap-x-3 text-sm">
        {m.haveAccount()} {parts.logInButton}
      </div>
    </section>
  );
}
