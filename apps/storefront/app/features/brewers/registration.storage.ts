import type { SiteId } from '@crema/brands';
import type { Draft } from './brewers.types.ts';

const keyOf = (site: SiteId): string => `brewers.${site}`;

/** What was typed before a reload, or before a log-in somewhere else; undefined: nothing, or nothing readable. */
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

/** `undefined` forgets it: the brewer is registered. A full or forbidden storage costs the convenience only. */
export function writeDraft(site: SiteId, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(site), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(site));
  } catch {
    // Nothing to do about it.
  }
}
