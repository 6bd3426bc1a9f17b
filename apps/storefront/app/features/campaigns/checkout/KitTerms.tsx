import { useEffect } from 'react';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { ConsentBox } from './ConsentBox.tsx';
import { campaignCart } from './campaignCart.slice.ts';
import { mayHaveKit } from './inCart.rules.ts';
import { TermsMissing } from './TermsMissing.tsx';

/** What a kit commits to, with a consent of its own. Nothing where the cart has none. */
export default function KitTerms({ cart, join }: Slots['consent']) {
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(campaignCart.select);
  const asks = mayHaveKit(cart.entries);
  const [cartGuid, total] = [cart.guid ?? '', cart.totalPriceWithTax.value];
  const load = () => void dispatch(campaignCart.load({ cartGuid, total }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made of these.
  useEffect(() => {
    if (asks) load();
  }, [asks, cartGuid, total]);
  if (!asks) return null;
  // A brewer and an auto-delivery that have nothing to do with each other.
  if (error?.status === 404) return null;
  if (error)
    return <TermsMissing join={join} message={error.errors[0]?.message} busy={loading} onRetry={load} />;
  if (data?.cartGuid !== cartGuid) return <TermsMissing join={join} />;
  if (!data.consent) return null;
  return (
    <ConsentBox name="campaignConsent" {...data.consent} answer={{ campaignConsent: true }} join={join} />
  );
}
