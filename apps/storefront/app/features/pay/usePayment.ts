import { useCallback, useEffect, useState } from 'react';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch } from '#app/platform/store/hooks.ts';
import { type Answer, confirmPayment, type OpenPayment, openPayment, payByLink } from './pay.thunks.ts';

/** Milliseconds between two looks at a payment whose outcome is not known yet. */
const BETWEEN = 3_000;

export interface Paying {
  /** Absent until it is loaded. */
  payment?: OpenPayment;
  failure?: Failure;
  /** Whether the address holds a link. */
  hasLink: boolean;
  busy: boolean;
}

/** Opens the bank’s question by a client secret. @throws when the provider’s script does not come. */
export type AskBank = (clientSecret: string) => Promise<void>;

const link = (): string => location.hash.slice(1);

/** The payment of the address’s link, which stays in the fragment, so that a reload finds it again. */
export function usePayment(askBank: AskBank) {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<Paying>({ hasLink: true, busy: true });

  const take = useCallback((answer: Answer): void => {
    setState((before) =>
      'payment' in answer
        ? { hasLink: true, busy: false, payment: answer.payment }
        : { ...before, busy: false, failure: answer.failure },
    );
  }, []);
  const load = useCallback(async (): Promise<void> => {
    if (!link()) return setState({ hasLink: false, busy: false });
    setState((before) => ({ ...before, busy: true }));
    take(await dispatch(openPayment(link())));
  }, [dispatch, take]);
  useEffect(() => void load(), [load]);

  const isOpen = state.payment?.status === 'processing';
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const timer = setInterval(async () => {
      const answer = await dispatch(openPayment(link(), controller.signal));
      // What did not answer is asked again.
      if ('payment' in answer) take(answer);
    }, BETWEEN);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [isOpen, dispatch, take]);

  /** After a failure, shows what there is to pay now beside why; where it was paid all the same, that alone. */
  const takeOrLook = async (answer: Answer): Promise<void> => {
    if ('failure' in answer) {
      const now = await dispatch(openPayment(link()));
      if ('payment' in now) {
        take(now);
        if (now.payment.status === 'paid' || now.payment.status === 'processing') return;
      }
    }
    take(answer);
  };

  /** Asks the bank, where it wants to be, then the engine what came of it. */
  const goOn = async ({ clientSecret }: OpenPayment): Promise<'blocked' | undefined> => {
    setState(({ failure: _, ...before }) => ({ ...before, busy: true }));
    try {
      if (clientSecret) await askBank(clientSecret);
    } catch {
      setState((before) => ({ ...before, busy: false }));
      return 'blocked';
    }
    await takeOrLook(await dispatch(confirmPayment(link())));
    return undefined;
  };

  const pay = async (token: string): Promise<'blocked' | undefined> => {
    setState(({ failure: _, ...before }) => ({ ...before, busy: true }));
    const answer = await dispatch(payByLink(link(), token));
    await takeOrLook(answer);
    const asked = 'payment' in answer && answer.payment.status === 'asked' && answer.payment.clientSecret;
    return asked ? goOn(answer.payment) : undefined;
  };

  return { ...state, load, pay, goOn };
}
