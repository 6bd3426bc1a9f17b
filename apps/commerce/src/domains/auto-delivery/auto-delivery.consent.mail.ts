import { SITES } from '@crema/brands';
import { pageUrl } from '#platform/config/origins.ts';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import type { Mailer } from '#platform/mail/index.ts';
import { composeLetter } from '#platform/mail/letter.ts';
import { firstDay } from './auto-delivery.messages.ts';
import type { AutoDeliveryRepository } from './auto-delivery.repository.ts';
import type { Consent } from './auto-delivery.types.ts';

/** What a customer agreed to, word for word, for keeping. */
export function composeConsentMail(
  { id, site, language, orderCode, text, acceptedAt }: Consent,
  to: string,
  link: string,
) {
  const moment = acceptedAt.toLocaleString(language === 'fr' ? 'fr-CA' : 'en-US', {
    timeZone: SITES[site].timeZone,
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    // It may be read where the clocks say something else.
    timeZoneName: 'short',
  });
  const at = firstDay(moment, language);
  return composeLetter({
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
      'You get this e-mail because you began an auto-delivery.',
      'Vous recevez ce courriel parce que vous avez commencé une livraison automatique.',
    ),
  });
}

/** Declares the job that mails a consent, once its order is placed. */
export function sendConsents(
  { jobs, config }: Pick<Platform, 'jobs' | 'config'>,
  repository: Pick<AutoDeliveryRepository, 'consentOf'>,
  mailer: Mailer,
): void {
  jobs.define<{ orderCode: string; email: string }>('auto-delivery.consent', async ({ orderCode, email }) => {
    const consent = await repository.consentOf(orderCode);
    if (!consent) return;
    const url = pageUrl(config, consent.site, consent.language, '/auto-delivery');
    await mailer.send(composeConsentMail(consent, email, url));
  });
}
