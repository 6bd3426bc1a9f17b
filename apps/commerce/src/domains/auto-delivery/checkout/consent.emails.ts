import { SITES } from '@crema/brands';
import { pageUrl } from '#platform/config/origins.ts';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { marked } from '#platform/mail/facts.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { NewEmail } from '#platform/outbox/index.ts';
import { firstDay } from '../subscription/subscription.messages.ts';
import type { AutoDeliveryRepository } from '../subscription/subscription.repository.ts';
import type { Consent } from '../subscription/subscription.types.ts';

/** An e-mail with the text that a customer agreed to, word for word. */
function composeConsentEmail(
  { id, site, language, acceptedAt, ...consent }: Omit<Consent, 'textVersion' | 'customerId' | 'ip'>,
  to: string,
  link: string,
) {
  const moment = acceptedAt.toLocaleString(language === 'fr' ? 'fr-CA' : 'en-US', {
    timeZone: SITES[site].timeZone,
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    // It may be read where the clocks say something else.
    timeZoneName: 'short',
  });
  const { at, orderCode, text } = marked({
    ...{ at: firstDay(moment, language), orderCode: consent.orderCode, text: consent.text },
  });
  return renderEmail({
    id: `auto-delivery-consent-${id}`,
    site,
    language,
    to,
    subject: say(
      language,
      'What you agreed to: auto-delivery',
      'Ce que vous avez accepté\u00a0: livraison automatique',
    ),
    paragraphs: [
      say(
        language,
        `With order ${orderCode} on ${at} you agreed to the following. Please keep this e-mail.`,
        `Avec la commande ${orderCode}, le ${at}, vous avez accepté ce qui suit. Veuillez conserver ce courriel.`,
      ),
      text,
    ],
    action: { label: say(language, 'Change or cancel', 'Modifier ou annuler'), url: link },
    reason: say(
      language,
      'You get this e-mail because you started an auto-delivery.',
      'Vous recevez ce courriel parce que vous avez commencé une livraison automatique.',
    ),
  });
}

/** What the mail of a consent is composed of. */
interface ConsentData {
  orderCode: string;
}

/** The mail of a consent, for the outbox. */
export const consentEmail = (
  { id, site, language, customerId, orderCode }: Omit<Consent, 'text' | 'acceptedAt'>,
  email: string,
): NewEmail<ConsentData> => ({
  id: `auto-delivery-consent-${id}`,
  kind: 'auto-delivery-consent',
  ...{ site, language, email, customerId, data: { orderCode } },
});

/** Declares what composes the mail of a consent. */
export function composeConsents(
  { config, jobs, outbox }: Pick<Platform, 'config' | 'jobs' | 'outbox'>,
  repository: Pick<AutoDeliveryRepository, 'consentOf'>,
): void {
  outbox.texts.describe('auto-delivery-consent', (site, language) => [
    composeConsentEmail(
      {
        ...{ id: 'sample', site, language, orderCode: 'C0123456789' },
        text: say(language, 'I agree to auto-delivery.', 'J’accepte la livraison automatique.'),
        acceptedAt: new Date('2027-03-01T15:00:00Z'),
      },
      'ada@example.com',
      pageUrl(config, site, language, '/auto-delivery'),
    ),
  ]);
  outbox.define<ConsentData>('auto-delivery-consent', async ({ orderCode }, { email }) => {
    const consent = await repository.consentOf(orderCode);
    if (!consent) return undefined;
    const url = pageUrl(config, consent.site, consent.language, '/auto-delivery');
    return composeConsentEmail(consent, email, url);
  });
  // Jobs of a version before the outbox that still wait.
  jobs.define<ConsentData & { email: string }>('auto-delivery.consent', async ({ orderCode, email }) => {
    const consent = await repository.consentOf(orderCode);
    if (consent) await outbox.write(consentEmail(consent, email));
  });
}
