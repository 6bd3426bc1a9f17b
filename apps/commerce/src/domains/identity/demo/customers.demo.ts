import { type Language, SITE_IDS, SITES, type SiteId } from '@crema/brands';
import type { CustomersService } from '#domains/customers/index.ts';
import { type DemoSignIn, demoSignInOf } from '#platform/config/demo.ts';
import type { Config } from '#platform/config/index.ts';
import type { DemoPart } from '#platform/demo/index.ts';
import type { Platform } from '#platform/index.ts';
import type { CheckoutAccounts } from '../account/checkout.service.ts';

interface Parts {
  platform: Pick<Platform, 'config' | 'db' | 'demo'>;
  accounts: Pick<CheckoutAccounts, 'hash' | 'open' | 'renew'>;
  customers: Pick<CustomersService, 'byEmail' | 'proveEmail'>;
}

/** The demo's sign-in as a customer, the same in every shop. His orders were paid at the test gateway: none without it. */
export const demoShopper = (
  config: Pick<Config, 'secretKey' | 'demoAccounts' | 'payments'>,
): DemoSignIn | undefined => (config.payments === 'test' ? demoSignInOf(config, 'shopper') : undefined);

/** Who the demo's customer is in a shop. */
const PEOPLE: Record<SiteId, { language: Language; firstName: string; lastName: string }> = {
  usb2c: { language: 'en', firstName: 'Noor', lastName: 'Halloran' },
  cab2c: { language: 'fr', firstName: 'Maëlle', lastName: 'Beauchemin' },
  usafh: { language: 'en', firstName: 'Ines', lastName: 'Okafor' },
};

/**
 * Makes the demo's customers, and has every part of the demo give them what they have. Where `SECRET_KEY` has changed they
 * get new passwords. One statement a shop where there is nothing to do.
 */
export function demoCustomers({ platform: { config, db, demo }, accounts, customers }: Parts): DemoPart {
  const make = async (site: SiteId, { email, password }: DemoSignIn, renewed: boolean): Promise<void> => {
    const { language, firstName, lastName } = PEOPLE[site];
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
    const customerId = await db.transaction(async () => {
      const id = await accounts.open(ctx, person, hashed);
      // Its mails are files of this shop: the address is whoever's who runs the demo.
      await customers.proveEmail(id);
      return id;
    });
    await demo.customer({ ctx: { ...ctx, customerId }, ...person });
  };

  return {
    name: 'customers',
    signIns: async (renewed) => {
      const signIn = demoShopper(config);
      if (!signIn) return;
      for (const site of SITE_IDS) await make(site, signIn, renewed);
    },
  };
}
