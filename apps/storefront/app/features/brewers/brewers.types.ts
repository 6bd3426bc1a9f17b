import type { components } from '@crema/api-client';

/** A brewer that may be registered. */
export type RecognisedBrewer = components['schemas']['RecognisedBrewer'];
/** A brewer that is registered to the customer. */
export type BrewerRegistration = components['schemas']['BrewerRegistration'];

/** What a registration keeps in this tab until it is done. */
export interface Draft {
  /** As it was typed. */
  serialNumber: string;
  /** `YYYY-MM-DD`, or nothing. */
  purchaseDate: string;
  /** Set once the engine recognised it, which opens the second step. */
  brewer?: RecognisedBrewer;
}
