import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { Placement } from '../../placement/placement.slice.ts';
import { askBank } from '../../placement/placement.thunks.ts';

/** Opens the bank’s question as soon as the order has what the provider’s script needs for it. */
export function useBank(placement: Placement): void {
  const dispatch = useAppDispatch();
  const { lang } = useAppSelector((state) => state.apiConfig);
  const key = useAppSelector((state) => setting(state, 'payment.publishableKey'));
  const { guid, secret } = placement.phase === 'authenticate' ? placement : {};
  useEffect(() => {
    if (!guid || !secret) return;
    const open = async (): Promise<void> => {
      const { answerBank, loadStripe } = await import('./stripe.ts');
      const stripe = await loadStripe(key ?? '', lang);
      await answerBank(stripe, secret);
    };
    void dispatch(askBank(guid, open));
  }, [dispatch, guid, key, lang, secret]);
}
