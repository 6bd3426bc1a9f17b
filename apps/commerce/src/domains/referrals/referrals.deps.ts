import type { SiteId } from '@crema/brands';
import type { ContentService } from '#domains/content/index.ts';
import type { CouponsService } from '#domains/coupons/index.ts';
import type { CustomersService } from '#domains/customers/index.ts';
import type { OrdersService } from '#domains/orders/index.ts';
import type { OutreachService } from '#domains/outreach/index.ts';
import type { StoreCreditService } from '#domains/store-credit/index.ts';
import type { Platform } from '#platform/index.ts';
import type { ReferralsRepository } from './referrals.repository.ts';

/** What referrals need of other domains. */
export interface ReferralsServices {
  content: Pick<ContentService, 'configuration'>;
  coupons: Pick<CouponsService, 'addCheck' | 'create'>;
  customers: Pick<CustomersService, 'addPersonalData' | 'byId' | 'confirmedEmail' | 'get' | 'keep' | 'reads'>;
  orders: Pick<OrdersService, 'addHooks' | 'find' | 'hasOrdered'> & {
    history: Pick<OrdersService['history'], 'traces'>;
  };
  newsletter: Pick<OutreachService['newsletter'], 'isRefused' | 'refusalLinks'>;
  storeCredit: Pick<StoreCreditService, 'grant'>;
}

/** What the parts of the service take as their first argument. */
export interface ReferralNeeds extends ReferralsServices {
  platform: Platform;
  repository: ReferralsRepository;
}

/** Whether a site has referrals. */
export const isOn = ({ content }: Pick<ReferralsServices, 'content'>, site: SiteId): boolean =>
  content.configuration(site).features.referrals === true;
