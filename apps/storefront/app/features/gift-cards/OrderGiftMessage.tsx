import { useEffect } from 'react';
import texts from '#app/platform/i18n/generated/screens/giftCards.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Slots } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { orderGiftMessage } from './giftCards.slice.ts';

/** Below the sums of an order that is a gift: what is printed with it. */
export default function OrderGiftMessage({ order: { guid } }: Slots['order']) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { data, key } = useAppSelector(orderGiftMessage.select);
  useEffect(() => void dispatch(orderGiftMessage.ensure(guid)), [dispatch, guid]);
  if (!data || key !== JSON.stringify(guid)) return null;
  return (
    <section aria-labelledby="order-gift-message" className="border-line border-t pt-5">
      <h2 id="order-gift-message" className="mb-1 font-semibold">
        {m.giftOfOrder()}
      </h2>
      <p className="whitespace-pre-line break-words">{data}</p>
    </section>
  );
}
