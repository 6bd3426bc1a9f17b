import type { SiteId } from '@crema/brands';
import { CONTACT_FIELDS, type ContactForm, type Step } from './checkout.types.ts';

/** What a checkout keeps in this tab until its order is placed, one for each site. */
export interface Draft {
  form: ContactForm;
  /** The saved address that was chosen; absent: the form's is used. */
  addressId?: string;
  /** The step that was open last. */
  step: Step;
}

/** A placement whose outcome is not known yet. Its key stays the same until then, so that nothing is ordered twice. */
export interface Attempt {
  key: string;
  cartGuid: string;
  /** Total that the shopper was shown, in major units. */
  expectedTotal: number;
  /** What of it was left for a card, in major units. */
  expectedAmountDue: number;
  /** Version of the auto-delivery terms that were ticked. */
  autoDeliveryConsent?: string;
  /** The terms of a kit were ticked. */
  campaignConsent?: boolean;
  /** Version of the terms of a monthly box that were ticked. */
  monthlyBoxConsent?: string;
  /** Cups a day, if the terms are those of a smart schedule. */
  cupsPerDay?: number;
  /** Pods at home at that time. */
  podsOnHand?: number;
  /** E-mail of the account that the order creates; its password is never stored. */
  account?: string;
  /** Known once the engine answered. */
  orderGuid?: string;
}

const draftKey = (site: SiteId): string => `checkout.${site}`;
const attemptKey = (site: SiteId): string => `checkout.${site}.attempt`;

/** What was typed before a reload; undefined if there is nothing, or nothing readable. */
export function readDraft(site: SiteId): Draft | undefined {
  const kept = readJson(draftKey(site)) as Partial<Draft> | undefined;
  const form = kept?.form as Partial<Record<string, unknown>> | undefined;
  if (!form) return undefined;
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    form: Object.fromEntries(CONTACT_FIELDS.map((name) => [name, text(form[name])])) as ContactForm,
    ...(typeof kept?.addressId === 'string' ? { addressId: kept.addressId } : {}),
    step: kept?.step === 2 || kept?.step === 3 ? kept.step : 1,
  };
}

export function writeDraft(site: SiteId, draft: Draft): void {
  write(draftKey(site), JSON.stringify(draft));
}

export function readAttempt(site: SiteId): Attempt | undefined {
  const kept = readJson(attemptKey(site)) as Partial<Attempt> | undefined;
  return typeof kept?.key === 'string' && typeof kept.cartGuid === 'string' ? (kept as Attempt) : undefined;
}

export function writeAttempt(site: SiteId, attempt: Attempt | undefined): void {
  write(attemptKey(site), attempt && JSON.stringify(attempt));
}

/** Removes draft and attempt, once the order is placed. */
export function clearCheckout(site: SiteId): void {
  write(draftKey(site), undefined);
  write(attemptKey(site), undefined);
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** If storage is full or blocked, the draft is not kept; the order can still be placed. */
function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Storage is full or blocked.
  }
}
