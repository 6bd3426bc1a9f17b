import type { SiteId } from '@crema/brands';
import type { NoboScope } from '#platform/access/index.ts';

/** A no-login link: one customer, a few things he may do with it, a week. */
export interface NoboLink {
  id: string;
  site: SiteId;
  customerId: string;
  scopes: readonly NoboScope[];
  createdAt: Date;
  expiresAt: Date;
}
