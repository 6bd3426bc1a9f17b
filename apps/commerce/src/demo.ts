import { type Language, SITE_IDS, SITES, type SiteId } from '@crema/brands';
import type { AutoDelivery } from '#domains/auto-delivery/index.ts';
import type { AddressInput } from '#domains/checkout/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { IdentityService } from '#domains/identity/index.ts';
import { type DemoSignIn, demoSignInOf } from '#platform/config/demo.ts';
import type { Config } from '#platform/config/index.ts';
import type { Platform } from '#platform/index.ts';

interface Parts {
  platform: Platform;
  customers: CustomersService;
  identity: Pick<IdentityService, 'accounts'>;
  autoDelivery: Pick<AutoDelivery, 'demo'>;
}

/** The demo's sign-in as a customer, the same in every shop. */
export const demoShopper = (
  config: Pick<Config, 'secretKey' | 'seed' | 'databaseUrl'>,
): DemoSignIn | undefined => demoSignInOf(config, 'shopper');

const ADDRESS = {
  line1: '48 Larkfield Road',
  town: 'Albany',
  region: { isocode: 'US-NY' },
  country: { isocode: 'US' },
  postalCode: '12207',
  phone: '5185550142',
};

interface Person {
  language: Language;
  firstName: string;
  lastName: string;
  address: Omit<AddressInput, 'firstName' | 'lastName'>;
}

/** Who the demo's customer is in a shop. */
const PEOPLE: Record<SiteId, Person> = {
  usb2c: { language: 'en', firstName: 'Noor', lastName: 'Halloran', address: ADDRESS },
  cab2c: {
    language: 'fr',
    firstName: 'Maëlle',
    lastName: 'Beauchemin',
    address: {
      line1: '212, rue des Tilleuls',
      town: 'Montréal',
      region: { isocode: 'CA-QC' },
      country: { isocode: 'CA' },
      postalCode: 'H2X 1Y4',
      phone: '5145550142',
    },
  },
  usafh: {
    language: 'en',
    firstName: 'Ines',
    lastName: 'Okafor',
    address: { ...ADDRESS, companyName: 'Okafor Joinery' },
  },
};

/**
 * Makes the demo's customers, each with an address, cards, orders and auto-deliveries. `renewed`: `SECRET_KEY` has
 * changed, and their passwords with it. One statement a shop where there is nothing to do.
 */
export function demoCustomers({ platform, customers, identity, autoDelivery }: Parts) {
  const { config, db } = platform;
  const { accounts } = identity;

  const make = async (site: SiteId, { email, password }: DemoSignIn, renewed: boolean): Promise<void> => {
    const { language, firstName, lastName, address } = PEOPLE[site];
    const known = await customers.byEmail(site, email);
    if (known && !renewed) return;
    const hashed = await accounts.hash(language, password);
    if (known) {
      await accounts.renew(known.id, hashed);
      return;
    }
    const ctx = {
      ...{ site: SITES[site], language, caller: { kind: 'system' as const } },
      correlationId: `demo-${site}`,
    };
    const person = { email, firstName, lastName };
    const customerId = await db.transaction(() => accounts.open(ctx, person, hashed));
    const theirs = { ...ctx, customerId };
    const keep = async (token: string) =>
      customers.book.addCard(theirs, await customers.book.describe(ctx, { provider: 'test', token }));
    const [card, badCard] = [await keep('tok_success'), await keep('tok_declined')];
    const saved = await customers.book.addAddress(theirs, { firstName, lastName, ...address });
    const deliveryAddress = saved.address;
    await autoDelivery.demo({ site, language, customerId, email, deliveryAddress, card, badCard });
  };

  return async (renewed: boolean): Promise<void> => {
    const signIn = demoShopper(config);
    if (!signIn) return;
    for (const site of SITE_IDS) await make(site, signIn, renewed);
  };
}
