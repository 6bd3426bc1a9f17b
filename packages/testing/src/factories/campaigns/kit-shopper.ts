import type { SiteId } from '@crema/brands';
import type { TestCommerce } from '../../commerce.ts';
import { shopper } from '../shopper.ts';

/** A guest who buys kits. */
export function kitShopper({ commerce }: Pick<TestCommerce, 'commerce'>, site: SiteId = 'usb2c') {
  const guest = shopper(commerce, site);
  return {
    ...guest,
    addKit: (kit: object) => guest.call('POST', 'cart/addCampaignBundle', kit),
    cart: (guid: string) => guest.call('GET', `carts/${guid}`),
  };
}

export type KitShopper = ReturnType<typeof kitShopper>;
