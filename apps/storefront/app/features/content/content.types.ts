import type { components } from '@crema/api-client';

/** A content component as the API sends it; its other fields follow its type code. */
export type ContentComponent = components['schemas']['Component'];
export type ContentSlot = components['schemas']['SiteConfig']['contentSlots'][number];

export interface LinkTarget {
  title: string;
  url: string;
}
