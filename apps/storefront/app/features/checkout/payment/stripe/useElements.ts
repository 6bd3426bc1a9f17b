import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { PaidFor } from '../payment.types.ts';
import { stripeAppearance } from './appearance.ts';
import { loadStripe } from './stripe.ts';

/** Stripe’s script with the fields that it has drawn. */
export interface Drawn {
  stripe: Stripe;
  elements: StripeElements;
}

/** What Stripe’s fields are told of the payment; they offer what fits it. */
const optionsOf = (paidFor: PaidFor) =>
  paidFor.amount > 0
    ? {
        mode: 'payment' as const,
        amount: paidFor.amount,
        currency: paidFor.currency.toLowerCase(),
        setupFutureUsage: paidFor.keeps ? ('off_session' as const) : null,
      }
    : { mode: 'setup' as const, currency: paidFor.currency.toLowerCase() };

/**
 * Draws Stripe’s Payment Element into `place` and keeps it to what is paid.
 *
 * @returns `restart`: loads the script again, after it did not come.
 */
export function useElements(paidFor: PaidFor) {
  const { lang } = useAppSelector((state) => state.apiConfig);
  const key = useAppSelector((state) => setting(state, 'payment.publishableKey'));
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<Drawn>(undefined);
  /** Whether the fields came; for who asks for a token before it is known. */
  const settled = useRef(Promise.withResolvers<boolean>());
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading');
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(paidFor);
  latest.current = paidFor;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` draws the fields anew
  useEffect(() => {
    let isOver = false;
    let end = (): void => {};
    const outcome = Promise.withResolvers<boolean>();
    settled.current.resolve(outcome.promise);
    settled.current = outcome;
    const say = (came: boolean): void => {
      if (isOver) return;
      outcome.resolve(came);
      setState(came ? 'ready' : 'broken');
    };
    const draw = async (): Promise<void> => {
      const stripe = await loadStripe(key ?? '', lang);
      if (isOver || !place.current) return;
      const elements = stripe.elements({ ...optionsOf(latest.current), appearance: stripeAppearance() });
      const element = elements.create('payment', { layout: 'tabs' });
      element.on('ready', () => say(true));
      element.on('loaderror', () => say(false));
      element.mount(place.current);
      drawn.current = { stripe, elements };
      end = () => element.destroy();
    };
    draw().catch(() => say(false));
    return () => {
      isOver = true;
      drawn.current = undefined;
      end();
    };
  }, [attempt, key, lang]);

  const { amount, currency, keeps } = paidFor;
  useEffect(() => {
    void drawn.current?.elements.update(optionsOf({ amount, currency, keeps }));
  }, [amount, currency, keeps]);

  const restart = (): void => {
    setState('loading');
    setAttempt((before) => before + 1);
  };
  /** The fields, once they came; undefined where they did not. */
  const fields = async (): Promise<Drawn | undefined> =>
    (await settled.current.promise) ? drawn.current : undefined;
  return { place, fields, state, restart };
}
