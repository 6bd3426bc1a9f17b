import { useEffect } from 'react';
import { selectPanel } from '#app/features/cart/cart.slice.ts';
import type { Card } from '#app/features/catalog/catalog.types.ts';
import { QuickShopDialog } from '#app/features/catalog/quickShop/QuickShopDialog.tsx';
import { useMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { buyAction } from './buyAction.tsx';

/** The quick-shop dialog with the cart's buttons. What is added opens the cart, which takes the dialog's place. */
export default function QuickShop({ card, onClose }: { card: Card; onClose: () => void }) {
  const { open } = useAppSelector(selectPanel);
  const m = useMessages();
  useEffect(() => {
    if (open) onClose();
  }, [open, onClose]);
  const action = buyAction(card.name, m.catalog.startAutoDelivery());
  return <QuickShopDialog card={card} onClose={onClose} action={action} />;
}
