import type { Language } from '@crema/brands';
import { badRequest, conflict, forbidden, type OccError, say } from '#platform/http/index.ts';
import type { OrderPaymentStatus } from '../orders.types.ts';
import type { RefundProblem } from './refunds.rules.ts';

/** Payment statuses in French. */
const FRENCH: Record<OrderPaymentStatus, string> = {
  pending: 'en attente',
  requires_action: 'en attente d’authentification',
  captured: 'encaissé',
  failed: 'refusé',
  refund_due: 'en cours de remboursement',
  partially_refunded: 'remboursé en partie',
  refunded: 'remboursé',
};

const subject = (code: string) => ({ subject: code, subjectType: 'order' });

/** The expected failures of a refund. Amounts are formatted texts. */
export const refundErrors = {
  payment: (language: Language, code: string, status: OrderPaymentStatus): OccError =>
    conflict(
      'RefundError',
      say(language, `The payment of ${code} is ${status}.`, `Le paiement de ${code} est ${FRENCH[status]}.`),
      { reason: status, ...subject(code) },
    ),

  disputed: (language: Language, code: string): OccError =>
    conflict(
      'RefundError',
      say(
        language,
        `The payment of ${code} is disputed: the cardholder’s bank holds the money. Answer the dispute at the payment provider; refund once it is closed.`,
        `Le paiement de ${code} est contesté\u00a0: la banque du titulaire de la carte retient l’argent. Répondez à la contestation chez le fournisseur de paiement; remboursez une fois qu’elle est close.`,
      ),
      { reason: 'disputed', ...subject(code) },
    ),

  problem: (language: Language, code: string, problem: RefundProblem): OccError => {
    if (problem.reason === 'nothingLeft')
      return conflict(
        'RefundError',
        say(
          language,
          `Nothing is left to refund of this on ${code}.`,
          `Il ne reste rien à rembourser de cela sur ${code}.`,
        ),
        { reason: problem.reason, ...subject(code) },
      );
    const { entryNumber } = problem;
    const entry = { reason: problem.reason, subject: String(entryNumber), subjectType: 'entry' };
    if (problem.reason === 'tooMany') {
      const { left } = problem;
      return conflict(
        'RefundError',
        say(
          language,
          `Line ${entryNumber} of ${code}: only ${left} left to refund.`,
          `Ligne ${entryNumber} de ${code}\u00a0: il n’en reste que ${left} à rembourser.`,
        ),
        entry,
      );
    }
    return badRequest(
      'ValidationError',
      problem.reason === 'unknownEntry'
        ? say(
            language,
            `${code} has no line ${entryNumber}.`,
            `La commande ${code} n’a pas de ligne ${entryNumber}.`,
          )
        : say(
            language,
            `Line ${entryNumber} is named twice.`,
            `La ligne ${entryNumber} est nommée deux fois.`,
          ),
      entry,
    );
  },

  changed: (language: Language, code: string, now: string): OccError =>
    conflict(
      'RefundError',
      say(
        language,
        `Part of ${code} was refunded in the meantime. This refund is now ${now}.`,
        `Entre-temps, une partie de ${code} a été remboursée. Ce remboursement est maintenant de ${now}.`,
      ),
      { reason: 'amountChanged', ...subject(code) },
    ),

  keyReused: (language: Language, code: string): OccError =>
    conflict(
      'IdempotencyKeyReuseError',
      say(
        language,
        `This key was used for another refund of ${code}.`,
        `Cette clé a servi pour un autre remboursement de ${code}.`,
      ),
      { reason: 'keyReused', ...subject(code) },
    ),

  /** An agent acts for one customer at a time. */
  otherCustomer: (language: Language, code: string): OccError =>
    forbidden(
      'ForbiddenError',
      say(
        language,
        `${code} is a customer’s order: start a session for that customer first.`,
        `${code} est la commande d’un client\u00a0: ouvrez d’abord une session pour ce client.`,
      ),
      { reason: 'customer', ...subject(code) },
    ),
};
