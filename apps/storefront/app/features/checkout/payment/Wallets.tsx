import { type ReactNode, useId } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { WalletPayment } from '#app/platform/slots/slots.types.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import type { Cart } from '../checkout.types.ts';
import { PlacementNotice } from '../placement/PlacementNotice.tsx';
import { selectPlacement } from '../placement/placement.slice.ts';
import { payByWallet } from '../placement/wallet.thunks.ts';

/** Draws what fills the slot of the wallets. */
export type DrawWallets = (pay: (payment: WalletPayment) => Promise<void>) => ReactNode;

interface WalletsProps {
  cart: Cart;
  draw: DrawWallets;
  onReload: () => void;
}

/**
 * Ways to pay without filling in the form, such as a phone's wallet, for carts that ask for no consent. Whether the browser has
 * one is known only to what draws its button: until something is drawn, this takes no room.
 */
export function Wallets({ cart, draw, onReload }: WalletsProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const placement = useAppSelector(selectPlacement);
  const title = useId();
  const isPlain = cart.entries.every(({ isOneTimeProduct, addedBy }) => isOneTimeProduct && !addedBy);
  if (!isPlain) return null;
  return (
    <section aria-labelledby={title} className="mb-6 has-[>[data-part=wallets]:empty]:hidden">
      <h2 id={title} className="mb-3 font-semibold">
        {m.wallets()}
      </h2>
      <div data-part="wallets" className="grid gap-3 sm:grid-cols-2">
        {draw((payment) => dispatch(payByWallet(payment)))}
      </div>
      <PlacementNotice placement={placement} onReload={onReload} />
      <p className="mt-6 flex items-center gap-4 text-muted text-sm before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {m.orFillIn()}
      </p>
    </section>
  );
}
