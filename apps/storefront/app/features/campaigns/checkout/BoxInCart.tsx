import { useState } from 'react';
import { formatPrice } from '#app/platform/i18n/format.ts';
import texts from '#app/platform/i18n/generated/screens/campaignTerms.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useSiteLink } from '#app/platform/siteLink.ts';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { reload } from '#app/platform/store/lifecycle.ts';
import { Button, LinkButton } from '#app/ui/Button.tsx';
import { changeBox } from '../account/campaigns.thunks.ts';
import { boxPath } from '../boxes/box.url.ts';
import { BOX, hasBox } from './inCart.rules.ts';

/** On the cart page: its monthly box as one thing, to be changed or taken out as a whole. */
export default function BoxInCart({ cart }: Slots['cart']) {
  const m = useScreenMessages(texts);
  const link = useSiteLink();
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (!hasBox(cart.entries)) return null;
  const lines = cart.entries.filter(({ addedBy }) => addedBy === BOX);
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((all, line) => all + of(line), 0);
  const products = new Map<string, number>();
  for (const { product, quantity } of lines)
    products.set(product.code, (products.get(product.code) ?? 0) + quantity);
  const choice = {
    boxes: sum(({ quantity }) => quantity),
    products: [...products].map(([code, qty]) => ({ code, qty })),
  };
  const remove = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    const failure = await dispatch(changeBox({ cartGuid: cart.guid ?? '' }, { cancel: true }));
    setBusy(false);
    if (failure) setProblem(failure.errors[0]?.message || m.boxFailed());
    else dispatch(reload('cart'));
  };
  return (
    <section aria-labelledby="cart-box" className="rounded-control bg-sunken px-4 py-3">
      <h3 id="cart-box" className="font-semibold">
        {m.boxTitle()}
      </h3>
      <p className="mt-1 text-sm">
        {m.boxText({
          price: formatPrice(
            sum(({ totalPrice }) => totalPrice.value),
            brand,
            lang,
          ),
        })}
      </p>
      <p role="alert" className="mt-1 text-danger text-sm empty:hidden">
        {problem}
      </p>
      <div className="flex flex-wrap gap-x-3">
        <LinkButton look="quiet" className="-ml-5" to={link(boxPath('choose', choice))}>
          {m.boxChange()}
        </LinkButton>
        <Button look="quiet" className="-ml-5" busy={busy} onClick={() => void remove()}>
          {m.boxRemove()}
        </Button>
      </div>
    </section>
  );
}
