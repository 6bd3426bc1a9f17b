import type { Language, SiteId } from '@crema/brands';
import { createSlice } from '@reduxjs/toolkit';

/**
 * The site and language of this page. Set once a request, never changed in the browser: another site or language is
 * another document.
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
}

const initialState: ApiConfig = { brand: 'usb2c', lang: 'en', siteOverride: false, canonicalOrigin: '' };

export const apiConfig = createSlice({ name: 'apiConfig', initialState, reducers: {} });
