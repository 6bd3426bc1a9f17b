import type { SiteId } from '@crema/brands';
import type { NoboScope } from '#platform/access/index.ts';

/** A no-login link: for one customer and a few actions, valid for `nobo.linkDays`. */
export interface NoboLink {
  id: string;
  site: SiteId;
  customerId: string;
  scopes: readonly NoboScope[];
  createdAt: Date;
  expiresAt: Date;
}
