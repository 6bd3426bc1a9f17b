import type { Language, SiteId } from '@crema/brands';
import { toPrice } from '@crema/commerce/domains/pricing/index';
import type { MailMessage } from '@crema/commerce/platform/mail/index';
import { renderEmail } from '@crema/commerce/platform/mail/render-email';

/** What the email about a deposit that went back is made of; kept with it in the outbox. */
export interface DepositReturned {
  id: string;
  code: string;
  formattedAmount: string;
}

export const formatted = (amount: number, site: SiteId, language: Language): string =>
  toPrice(amount, site === 'cab2c' ? 'CAD' : 'USD', language).formattedValue;

/** Tells a customer that a deposit went back with a refund. */
export function composeDepositReturned(
  { id, code, formattedAmount }: DepositReturned,
  { site, language, email }: { site: SiteId; language: Language; email: string },
): MailMessage {
  const texts = {
    en: {
      subject: `Your deposit of ${formattedAmount} is being refunded`,
      paragraphs: [`We received your containers of order ${code}. The deposit is part of your refund.`],
      reason: 'You get this e-mail because you paid a deposit on an order.',
    },
    fr: {
      subject: `Votre consigne de ${formattedAmount} est remboursée`,
      paragraphs: [
        `Nous avons reçu les contenants de la commande ${code}. La consigne fait partie du remboursement.`,
      ],
      reason: 'Vous recevez ce courriel parce que vous avez payé une consigne pour une commande.',
    },
  }[language];
  return renderEmail({ id, site, language, to: email, ...texts });
}
