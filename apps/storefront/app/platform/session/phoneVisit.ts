import { SITES, type SiteId } from '@crema/brands';
import { readCookie } from './cookies.ts';
import { AGENT_KEY } from './visitor.ts';

/** What the specification's mobile state (section 6) depends on. */
export interface Visit {
  site: SiteId;
  /** Narrower than the specification's breakpoint of 768 px. */
  isNarrow: boolean;
  /** A customer-service agent is at work in this tab. */
  isAgent: boolean;
  /** The shop is shown inside an app. */
  isWebApp: boolean;
  /** The merchant switched it off: `features.thumbCheckout`. */
  isFlagged: boolean;
}

/**
 * The one place that says whether a visit is in the mobile state: on a phone, in a US shop, with neither agent nor app
 * nor flag. Its effect is `ThumbCheckout`: in the cart the way to the checkout stays within reach of the thumb. An app
 * has a bar of its own there, an agent the agent's bar; Canada has not asked for it.
 */
export const isPhoneVisit = ({ site, isNarrow, isAgent, isWebApp, isFlagged }: Visit): boolean =>
  isNarrow && SITES[site].country === 'US' && !isAgent && !isWebApp && !isFlagged;

/** As much of a visit as the browser knows. */
export const presentVisit = (site: SiteId, isFlagged: boolean): Visit => ({
  site,
  isFlagged,
  isNarrow: matchMedia('(width < 768px)').matches,
  isAgent: sessionStorage.getItem(AGENT_KEY) !== null,
  isWebApp: readCookie('webapp') === '1' || new URLSearchParams(location.search).get('webapp') === '1',
});
