import { useEffect } from 'react';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/campaignTerms.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { LinkButton } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { kitPath } from '../kits/kit.url.ts';
import { campaignCart } from './campaignCart.slice.ts';
import { hasBrewerAlone, mayHaveKit } from './inCart.rules.ts';

/** On the cart page: what its kit commits to, and what is missing before it can be ordered. */
export default function KitInCart({ cart }: Slots['cart']) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const { data, error } = useAppSelector(campaignCart.select);
  const asks = mayHaveKit(cart.entries);
  const [cartGuid, total] = [cart.guid ?? '', cart.totalPriceWithTax.value];
  useEffect(() => {
    if (asks) void dispatch(campaignCart.load({ cartGuid, total }));
  }, [dispatch, asks, cartGuid, total]);
  if (hasBrewerAlone(cart.entries)) return <Notice tone="warning">{m.kitAlone()}</Notice>;
  if (!asks || error || data?.cartGuid !== cartGuid) return null;
  const { campaign, weight, missing, unit, estimate, frequencyWeeks } = data;
  const { commitment, brewer, products } = estimate;
  const [first] = commitment?.endings ?? [];
  const choice = {
    brewer: brewer?.code,
    products: products.map(({ code, qty }) => ({ code, qty })),
    weeks: frequencyWeeks,
  };
  return (
    <section aria-labelledby="cart-kit" className="rounded-control bg-sunken px-4 py-3">
      <h3 id="cart-kit" className="font-semibold">
        {m.kitTitle({ name: campaign.name, units: m.units({ count: weight, unit }) })}
      </h3>
      {missing > 0 && <p className="mt-1 text-danger">{m.kitMissing({ count: missing, unit })}</p>}
      {commitment && first && (
        <p className="mt-1 text-sm">
          {m.kitPromise({
            units: m.units({ count: commitment.units, unit }),
            date: formatDate(commitment.deadline, brand, lang),
            amount: first.charge.formattedValue,
          })}
        </p>
      )}
      <LinkButton look="quiet" className="-ml-5" to={link(kitPath(campaign.code, 'boxes', choice))}>
        {m.kitMore()}
      </LinkButton>
    </section>
  );
}
