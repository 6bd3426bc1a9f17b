import type { Language } from '@crema/brands';
import type { Day } from '#platform/clock/index.ts';

/** A model of brewer, as `seed/brewers/models.json` has it. */
export interface BrewerModel {
  /** The first two digits of its serial numbers. */
  code: string;
  name: { en: string; fr?: string };
  /** Its product, where the shop sells it; an old model has none. */
  productCode?: string;
  /** It was called back: why, and what its owner does now. */
  recall?: Record<Language, string>;
}

/** What a serial number says by itself. */
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

/** A brewer that is somebody's. */
export interface BrewerRegistration {
  serialNumber: string;
  modelCode: string;
  purchaseDate: Day;
  /** The last day that the warranty covers. */
  warrantyEndDate: Day;
  registeredAt: string;
}
