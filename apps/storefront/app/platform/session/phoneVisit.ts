import { SITES, type SiteId } from '@crema/brands';
import { parametersOf } from '../parameters.ts';
import { readCookie } from './cookies.ts';
import { AGENT_KEY } from './visitor.ts';

/** What the specification's mobile state (section 6) depends on. */
export interface Visit {
  site: SiteId;
  /** Narrower than the specification's breakpoint of 768 px. */
  isNarrow: boolean;
  /** Whether an agent works in this tab. */
  isAgent: boolean;
  /** Whether an app shows the shop. */
  isWebApp: boolean;
  /** Whether the merchant switched it off: `features.thumbCheckout`. */
  isFlagged: boolean;
}

/**
 * Whether a visit is in the mobile state: on a phone, in a US shop, without agent, app or flag. Its only effect is
 * `ThumbCheckout`, a link to the checkout within reach of the thumb. An app and an agent have a bar of their own there;
 * Canada has not asked for it.
 */
export const isPhoneVisit = ({ site, isNarrow, isAgent, isWebApp, isFlagged }: Visit): boolean =>
  isNarrow && SITES[site].country === 'US' && !isAgent && !isWebApp && !isFlagged;

/** The visit as this browser knows it. */
export const presentVisit = (site: SiteId, isFlagged: boolean): Visit => ({
  site,
  isFlagged,
  isNarrow: matchMedia('(width < 768px)').matches,
  isAgent: sessionStorage.getItem(AGENT_KEY) !== null,
  isWebApp: readCookie('webapp') === '1' || parametersOf(location.search).get('webapp') === '1',
});
