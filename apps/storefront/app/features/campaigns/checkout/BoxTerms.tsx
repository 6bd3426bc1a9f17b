import { useEffect } from 'react';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { ConsentBox } from './ConsentBox.tsx';
import { boxConsent } from './campaignCart.slice.ts';
import { hasBox } from './inCart.rules.ts';
import { TermsMissing } from './TermsMissing.tsx';

/** What a monthly box is agreed to by. Nothing where the cart has none. */
export default function BoxTerms({ cart, join }: Slots['consent']) {
  const dispatch = useAppDispatch();
  const { data, error, loading } = useAppSelector(boxConsent.select);
  const asks = hasBox(cart.entries);
  const [cartGuid, total] = [cart.guid ?? '', cart.totalPriceWithTax.value];
  const load = () => void dispatch(boxConsent.load({ cartGuid, total }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is made of these.
  useEffect(() => {
    if (asks) load();
  }, [asks, cartGuid, total]);
  if (!asks) return null;
  if (error)
    return <TermsMissing join={join} message={error.errors[0]?.message} busy={loading} onRetry={load} />;
  if (!data) return <TermsMissing join={join} />;
  return (
    <ConsentBox
      name="monthlyBoxConsent"
      version={data.version}
      text={data.text}
      answer={{ monthlyBoxConsent: data.version }}
      // A gift is paid at once and ends by itself.
      takes={{ account: true, card: data.nextBilling !== undefined }}
      join={join}
    />
  );
}
