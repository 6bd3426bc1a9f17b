import type { Language, SiteId } from '@crema/brands';
import type { Day } from '#platform/clock/index.ts';

/** A model of brewer, as in `seed/brewers/models.json`. */
export interface BrewerModel {
  /** The first two digits of its serial numbers. */
  code: string;
  name: { en: string; fr?: string };
  /** Its product, if the shop sells it; old models have none. */
  productCode?: string;
  /** Set if it was recalled: the reason, and what its owner must do. */
  recall?: Record<Language, string>;
}

/** The data in a serial number. */
export interface SerialNumber {
  /** Digits only. */
  serialNumber: string;
  modelCode: string;
  /** ISO 8601 week. */
  producedIn: { week: number; year: number };
}

/** A brewer that may be registered. */
export interface RecognisedBrewer extends SerialNumber {
  model: BrewerModel;
}

/** Whose brewers. */
export interface Owner {
  site: SiteId;
  customerId: string;
}

/** By the code of a question: the option that was chosen, or null where it was skipped. */
export type Answers = Readonly<Record<string, string | null>>;

/** A brewer that a customer has registered. */
export interface BrewerRegistration {
  serialNumber: string;
  modelCode: string;
  purchaseDate: Day;
  /** The last day that the warranty covers. */
  warrantyEndDate: Day;
  registeredAt: string;
}
