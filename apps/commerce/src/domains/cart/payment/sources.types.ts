import type { Language } from '@crema/brands';
import type { Cart } from '../cart.types.ts';

/** What a cart may be paid with before a card is. */
export interface CartPaymentSource {
  /** As `name` of the shares that it pays: a small letter, then letters and digits. No two are the same. */
  name: string;
  /** What shoppers call it. */
  label: Readonly<Record<Language, string>>;
  /**
   * Minor units that it has for this cart; what the cart does not need of it stays where it is. Called for every cart that is
   * shown whole.
   *
   * @param hold in the order's first transaction, with the cart locked and before any stock is: what is answered then must
   *   still be there when it is spent, until that transaction ends.
   */
  available(cart: Cart, hold: boolean): Promise<number>;
  /** Minor units of the cart's total that it never pays; absent: none. Pure. */
  spares?(cart: Cart): number;
}
