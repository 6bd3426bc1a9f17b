import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '../i18n/messages.tsx';
import { useSiteLink } from '../siteLink.ts';
import type { Failure } from '../store/failure.ts';

/** What was typed in a field, without spaces around; empty: nothing. */
export type Typed = (name: string) => string;

/** A form that puts something in the cart, once at a time, and leads there. */
export function useCartForm(add: (typed: Typed) => Promise<Failure | null>) {
  const { cart } = useMessages();
  const link = useSiteLink();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    setProblem('');
    const failure = await add((name) => String(typed.get(name) ?? '').trim());
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || cart.unanswered());
    else await navigate(link('/cart'));
  };
  return { busy, problem, onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
