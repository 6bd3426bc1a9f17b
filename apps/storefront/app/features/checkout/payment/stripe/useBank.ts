import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { setting } from '#app/platform/store/setting.ts';
import type { Placement } from '../../placement/placement.slice.ts';
import { askBank } from '../../placement/placement.thunks.ts';

/** Opens the bank’s question by a client secret, until it is answered. Rejects where the provider’s script does not come. */
export function useOpenBank(): (clientSecret: string) => Promise<void> {
  const { lang } = useAppSelector((state) => state.apiConfig);
  const key = useAppSelector((state) => setting(state, 'payment.publishableKey'));
  return useCallback(
    async (clientSecret) => {
      const { answerBank, loadStripe } = await import('./stripe.ts');
      await answerBank(await loadStripe(key ?? '', lang), clientSecret);
    },
    [key, lang],
  );
}

/** Opens the bank’s question as soon as the order has what the provider’s script needs for it. */
export function useBank(placement: Placement): void {
  const dispatch = useAppDispatch();
  const open = useOpenBank();
  const { guid, secret } = placement.phase === 'authenticate' ? placement : {};
  useEffect(() => {
    if (guid && secret) void dispatch(askBank(guid, () => open(secret)));
  }, [dispatch, guid, open, secret]);
}
