import type { Language, SiteId } from '@crema/brands';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

/** Who is written to that nothing is sent to an integration any more. */
export interface StoppedLetter {
  id: string;
  to: string;
  site: SiteId;
  language: Language;
  /** Of the integration. */
  name: string;
  /** Its screen in the back office. */
  url: string;
}

/** Tells an owner that an integration was switched off because it took nothing for days. */
export function composeStopped({ name, url, ...letter }: StoppedLetter): MailMessage {
  const texts = {
    en: {
      subject: `${name} no longer gets events`,
      paragraphs: [
        `For five days ${name} has taken no message, so the shop has stopped sending them.`,
        'Once it works again, switch it on and send the events of the days in between again.',
      ],
      action: { label: 'Open the integration', url },
      reason: 'You get this e-mail because you are an owner of the shop.',
    },
    fr: {
      subject: `${name} ne reçoit plus d’événements`,
      paragraphs: [
        `Depuis cinq jours, ${name} n’a accepté aucun message\u00a0: la boutique a cessé de les envoyer.`,
        'Quand le service fonctionnera de nouveau, réactivez-le et renvoyez les événements des jours écoulés.',
      ],
      action: { label: 'Ouvrir l’intégration', url },
      reason: 'Vous recevez ce courriel parce que vous êtes propriétaire de la boutique.',
    },
  }[letter.language];
  return renderEmail({ ...letter, ...texts });
}
