import { type Language, SITES } from '@crema/brands';
import { pageUrl } from '#platform/config/origins.ts';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { NewEmail } from '#platform/outbox/index.ts';
import type { Gift, MonthlyBox } from '../monthly-boxes.types.ts';

// Not one of the mails that follow the giver to another address.
const KIND = 'monthly-box-gift';

interface GiftData {
  /** First name of the giver's delivery, which is the recipient's where there is no name. */
  name: string;
  boxes: number;
  months: number;
  message: string;
}

/** The mail to whoever is given a box, on the day on which it begins. */
export const giftEmail = (
  { id, site, language, boxes, deliveryAddress, customerId }: MonthlyBox,
  { recipientEmail, recipientName, months, message }: Gift,
): NewEmail<GiftData> => ({
  id: `${KIND}:${id}`,
  kind: KIND,
  // It goes with the giver's account, as what was written in his name.
  ...{ site, language, email: recipientEmail, customerId },
  data: { name: recipientName ?? deliveryAddress.firstName, boxes, months, message },
});

/** Declares what composes it. The giver's words are quoted as plain text: the mail escapes them, and says whose they are. */
export function composeGiftEmails({ config, outbox }: Pick<Platform, 'config' | 'outbox'>): void {
  outbox.define<GiftData>(KIND, ({ name, boxes, months, message }, { id, email, site, language }) =>
    renderEmail({
      ...{ id, site, language, to: email },
      subject: say(
        language,
        `A gift for you from ${SITES[site].name}`,
        `Un cadeau pour vous de ${SITES[site].name}`,
      ),
      paragraphs: [...greeting(language, name, boxes, months), ...quoted(language, message)],
      action: {
        label: say(language, 'See what may be in it', 'Voir ce qu’elle peut contenir'),
        url: pageUrl(config, site, language, '/monthly-box'),
      },
      reason: say(
        language,
        'You get this one e-mail because somebody gave us your address to send you a gift.',
        'Vous recevez ce seul courriel parce que quelqu’un nous a donné votre adresse pour vous faire un cadeau.',
      ),
    }),
  );
}

const greeting = (language: Language, name: string, boxes: number, months: number): string[] => [
  say(
    language,
    `${name}, somebody gives you a monthly box: ${boxes} boxes of coffee or tea each month, for ${months} months.`,
    `${name}, quelqu’un vous offre une boîte du mois\u00a0: ${boxes} boîtes de café ou de thé chaque mois, pendant ${months} mois.`,
  ),
  say(
    language,
    'The first one is being packed today. You have nothing to pay and nothing to do.',
    'La première est préparée aujourd’hui. Vous n’avez rien à payer et rien à faire.',
  ),
];

const quoted = (language: Language, message: string): string[] => {
  const lines = message.split('\n').filter(Boolean);
  return lines.length > 0 ? [say(language, 'With these words:', 'Avec ces mots\u00a0:'), ...lines] : [];
};
