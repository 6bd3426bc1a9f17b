import type { Card } from './payments.types.ts';

export type Behaviour =
  | 'captured'
  | 'card_declined'
  | 'insufficient_funds'
  | 'requires_action'
  | 'timeout'
  | 'refund_timeout';

/** The tokens that the card frame issues, with their behaviour and card. */
export const TEST_TOKENS: Record<string, { behaviour: Behaviour; card: Card }> = {
  tok_success: { behaviour: 'captured', card: visa('4242') },
  tok_declined: { behaviour: 'card_declined', card: visa('0002') },
  tok_insufficient_funds: { behaviour: 'insufficient_funds', card: visa('9995') },
  tok_requires_authentication: { behaviour: 'requires_action', card: visa('3155') },
  tok_timeout_after_charge: { behaviour: 'timeout', card: visa('0341') },
  tok_timeout_after_refund: { behaviour: 'refund_timeout', card: visa('7726') },
};

function visa(lastFour: string): Card {
  return { brand: 'Visa', lastFour, expiryMonth: 12, expiryYear: 2034 };
}
