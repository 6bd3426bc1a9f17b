import type { SiteId } from '@crema/brands';

/** Whose accounts: a site's customers, or the staff, who are the same at all sites. */
export type Realm = SiteId | 'staff';

/** A try to log in: its account and its origin. */
export interface Try {
  site: Realm;
  email: string;
  ip: string;
  /** The device cookie, if there is one. */
  device?: string;
}

/** Most tries in that many minutes. */
export interface Limit {
  most: number;
  minutes: number;
}

export type Verdict =
  /** `keys`: cleared if it succeeds; `whose`: key of the queue in which the password is verified. */
  | { allowed: true; keys: string[]; whose: string }
  | { allowed: false; why: 'tooMany'; retryAfter: number }
  | { allowed: false; why: 'linkOnly'; whose: string };
