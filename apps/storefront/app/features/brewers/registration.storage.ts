import type { SiteId } from '@crema/brands';
import type { Draft } from './brewers.types.ts';

const keyOf = (site: SiteId): string => `brewers.${site}`;

/** What was typed before a reload or a log-in elsewhere; undefined if there is nothing, or nothing readable. */
export function readDraft(site: SiteId): Draft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(site)) ?? 'null') as Partial<Draft> | null;
    if (typeof kept?.serialNumber !== 'string' || typeof kept.purchaseDate !== 'string') return undefined;
    const { serialNumber, purchaseDate, brewer } = kept;
    return { serialNumber, purchaseDate, ...(brewer?.model?.name ? { brewer } : {}) };
  } catch {
    return undefined;
  }
}

/** `undefined` removes the draft: the brewer is registered. If storage is full or blocked, nothing is kept. */
export function writeDraft(site: SiteId, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(site), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(site));
  } catch {
    // Storage is full or blocked.
  }
}
