import type { Language, SiteId } from '@crema/brands';
import { createParts } from '../parts/index.ts';

/**
 * The order in which what domains hold of a person is exported and erased: stage by stage, and within a stage as domains
 * added it. An account that cannot be erased is told the first reason that is met.
 */
export const STAGES = [
  /** Log-ins, and what goes on by itself while there is an account: auto-delivery refuses before anything else does. */
  'account',
  /** Links that were mailed and let their reader act. */
  'links',
  /** Carts, then the orders that were made of them with all that belongs to an order. */
  'purchases',
  /** What else is recorded about a customer. */
  'records',
  /** What was written to the person, and what is kept by e-mail address. */
  'correspondence',
  /** Where a handler names no stage. */
  'other',
] as const;

export type Stage = (typeof STAGES)[number];

/** What a domain holds of customers: told to who asks for it, and forgotten with them. */
export interface PersonalDataHandler {
  /** Its name in an export, which no other has. */
  name: string;
  /** When it is its turn, see `STAGES`; absent: `other`. */
  stage?: Stage;
  export(site: SiteId, customerId: string): Promise<unknown>;
  /** In the transaction that changes whom, and in which language, mails go to; absent: it has no copy of them. */
  readdress?(customer: Readdressed): Promise<unknown>;
  /** In the transaction that gives the account another address: what was mailed to the one before is good for nothing. */
  endLinks?(customerId: string): Promise<unknown>;
  /**
   * In the transaction that removes the customer, before any handler forgets anything: locks what others lock before the rows of
   * other domains, as orders are. Absent: nothing.
   */
  lock?(site: SiteId, customerId: string): Promise<unknown>;
  /** In the transaction that removes the customer, to whom a refusal is said; absent: nothing, or another does it. @throws 409. */
  forget?(site: SiteId, customerId: string, language: Language): Promise<unknown>;
}

/** A customer whose mails go to another address, or are in another language, from now on. */
export interface Readdressed {
  id: string;
  site: SiteId;
  email: string;
  language: Language;
}

/**
 * The handlers of all domains.
 *
 * @param taken names in an export that are no handler's.
 */
export function createPersonalData(taken: readonly string[] = []) {
  const { parts, add } = createParts<PersonalDataHandler>('personal-data handlers', taken);
  return {
    /** @throws where the name is taken. */
    add,
    /** In the order of their stages. */
    handlers: (): PersonalDataHandler[] =>
      STAGES.flatMap((stage) => parts.filter((handler) => (handler.stage ?? 'other') === stage)),
  };
}

export type PersonalData = ReturnType<typeof createPersonalData>;
