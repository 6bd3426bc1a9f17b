import { type Fillers, filler, type Slots, useScreenMessages } from '@crema/storefront/slots';
import { texts } from './deposits.texts.ts';

function DepositNote({ cart }: Slots['cart']) {
  const m = useScreenMessages(texts);
  const hasDeposit = cart.surcharges?.some(({ code }) => code === 'deposit');
  return hasDeposit && <p className="text-muted text-sm">{m.inCart}</p>;
}

/** What fills the slot of the cart page. */
export const fillers: Fillers<'cart'> = [filler(DepositNote)];
