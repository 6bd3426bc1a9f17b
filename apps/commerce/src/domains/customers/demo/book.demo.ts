import type { SiteId } from '@crema/brands';
import type { AddressInput } from '#domains/checkout/index.ts';
import type { DemoPart } from '#platform/demo/index.ts';
import type { BookService } from '../book/book.service.ts';

const ADDRESS = {
  line1: '48 Larkfield Road',
  town: 'Albany',
  region: { isocode: 'US-NY' },
  country: { isocode: 'US' },
  postalCode: '12207',
  phone: '5185550142',
};

/** Where the demo's customer of a shop lives. */
const ADDRESSES: Record<SiteId, Omit<AddressInput, 'firstName' | 'lastName'>> = {
  usb2c: ADDRESS,
  cab2c: {
    line1: '212, rue des Tilleuls',
    town: 'Montréal',
    region: { isocode: 'CA-QC' },
    country: { isocode: 'CA' },
    postalCode: 'H2X 1Y4',
    phone: '5145550142',
  },
  usafh: { ...ADDRESS, companyName: 'Okafor Joinery' },
};

/** The book of the demo's customers: an address, a card that pays, which is the default, and one that is declined. */
export const demoBook = (book: BookService): DemoPart => ({
  name: 'book',
  customer: async ({ ctx, firstName, lastName }) => {
    for (const token of ['tok_success', 'tok_declined'])
      await book.addCard(ctx, await book.describe(ctx, { provider: 'test', token }));
    await book.addAddress(ctx, { firstName, lastName, ...ADDRESSES[ctx.site.id] });
  },
});
