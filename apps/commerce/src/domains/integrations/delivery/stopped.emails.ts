import type { Language, SiteId } from '@crema/brands';
import { siteOrigin } from '#platform/config/origins.ts';
import type { Platform } from '#platform/index.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

/** Kind of the mail. */
export const STOPPED = 'integration-stopped';

/** What the mail is about: an integration by its key and name. */
export interface StoppedData {
  key: string;
  name: string;
}

/** Who is written to that nothing is sent to an integration any more. */
interface StoppedLetter {
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
function composeStopped({ url, name: given, ...letter }: StoppedLetter): MailMessage {
  const { name } = marked({ name: given });
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

/** Declares what composes the mail, and shows it in the list of mails. */
export function composeStops({ config, outbox }: Pick<Platform, 'config' | 'outbox'>): void {
  const urlOf = (site: SiteId, key: string): string =>
    `${siteOrigin(config, site)}/admin/${site}/integrations/${key}`;
  outbox.define<StoppedData>(STOPPED, ({ key, name }, { id, email, site, language }) =>
    composeStopped({ id, to: email, site, language, name, url: urlOf(site, key) }),
  );
  outbox.texts.describe(STOPPED, (site, language) => [
    composeStopped({
      ...{ id: 'sample', to: 'ada@example.com', site, language },
      ...{ name: 'Warehouse', url: urlOf(site, 'warehouse') },
    }),
  ]);
}
