import type { Language } from '@crema/brands';

/** The actor of an order's step; `staff`: somebody in the back office; `integration`: a system beside the shop, such as a warehouse. */
export type Actor = 'shopper' | 'shop' | 'operator' | 'agent' | 'staff' | 'integration';

/** Who takes a step, and the language of what refuses it. */
export interface StepBy {
  actor: Actor;
  language: Language;
}

/** The operator's command, in English whatever the shopper's language is. */
export const BY_OPERATOR: StepBy = { actor: 'operator', language: 'en' };
