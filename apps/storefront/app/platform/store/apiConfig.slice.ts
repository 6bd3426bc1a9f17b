import type { Language, SiteId } from '@crema/brands';
import { createAction } from '@reduxjs/toolkit';
import { on, reducerOf } from './reactions.ts';

/**
 * The site and language of this page. Set once a request, and but for `arms` never changed in the browser: another site or language
 * is another document.
 */
export interface ApiConfig {
  brand: SiteId;
  lang: Language;
  /** Content preview ticket; such pages are never cached. */
  cmsTicketId?: string;
  /** The site came from `?site=`: links keep the parameter. */
  siteOverride: boolean;
  /** Origin of the site's own host, for canonical links: `https://www.example.com`. */
  canonicalOrigin: string;
  /** What this visitor is shown of experiments; absent: there are none. Further screens' come as they are opened. */
  arms?: ShownArms;
}

/**
 * By screen, the values of its features; null for a screen that has experiments and was not asked for yet. Never their
 * rules, nor what others are shown.
 */
export type ShownArms = Record<string, Readonly<Record<string, unknown>> | null>;

const initialState: ApiConfig = { brand: 'usb2c', lang: 'en', siteOverride: false, canonicalOrigin: '' };

/** What this visitor is shown has become known. */
export const armsShown = createAction<ShownArms>('apiConfig/arms');
export const apiConfig = reducerOf(initialState, [on(armsShown, (state, arms) => ({ ...state, arms }))]);
