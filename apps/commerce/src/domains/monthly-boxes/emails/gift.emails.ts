import type { Language } from '@crema/brands';
import type { Day } from '#platform/clock/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { say } from '#platform/http/index.ts';
import type { Platform } from '#platform/index.ts';
import { marked } from '#platform/mail/facts.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';
import type { Email, NewEmail } from '#platform/outbox/index.ts';
import type { GiftLinks } from '../gifts/link.rules.ts';
import type { Gift, MonthlyBox } from '../monthly-boxes.types.ts';

// Not one of the mails that follow the giver to another address.
const KIND = 'monthly-box-gift';

interface GiftData {
  /** First name of the giver's delivery, which is the recipient's where there is no name. */
  name: string;
  boxes: number;
  months: number;
  message: string;
  /** Of the link by which its recipient changes it; absent in mails of an earlier version. */
  boxId?: string;
  signUp?: Day;
}

/** The mail to whoever is given a box, on the day on which it begins. */
export const giftEmail = (
  { id, site, language, boxes, deliveryAddress, customerId, signUp }: MonthlyBox,
  { recipientEmail, recipientName, months, message }: Gift,
): NewEmail<GiftData> => ({
  id: `${KIND}:${id}`,
  kind: KIND,
  // It goes with the giver's account, as what was written in his name.
  ...{ site, language, email: recipientEmail, customerId },
  data: {
    name: recipientName ?? deliveryAddress.firstName,
    boxes,
    months,
    message,
    ...{ boxId: id, signUp },
  },
});

/** Declares what composes it. The giver's words are quoted as plain text: the mail escapes them, and says whose they are. */
export function composeGiftEmails(
  { config, outbox }: Pick<Platform, 'config' | 'outbox'>,
  links: Pick<GiftLinks, 'address'>,
): void {
  const compose = (
    { name, boxes, months, message, boxId, signUp }: GiftData,
    { id, email, site, language }: Pick<Email, 'id' | 'email' | 'site' | 'language'>,
  ) =>
    renderEmail({
      ...{ id, site, language, to: email },
      subject: say(language, `A gift for you from ${SHOP.name}`, `Un cadeau pour vous de ${SHOP.name}`),
      paragraphs: [
        ...greeting(language, marked({ name, boxes: String(boxes), months: String(months) })),
        ...quoted(language, message),
      ],
      action:
        boxId === undefined || signUp === undefined
          ? {
              label: say(language, 'See the monthly box', 'Voir la boîte du mois'),
              url: pageUrl(config, site, language, '/monthly-box'),
            }
          : {
              label: say(language, 'See and change your gift', 'Voir et modifier votre cadeau'),
              url: links.address({ id: boxId, site, language, signUp }, { months }),
            },
      reason: say(
        language,
        'You get this one e-mail because someone gave us your address to send you a gift.',
        'Vous recevez ce seul courriel parce que quelqu’un nous a donné votre adresse pour vous faire un cadeau.',
      ),
    });
  outbox.define<GiftData>(KIND, compose);
  outbox.texts.describe(KIND, (site, language) => {
    const to = { id: 'sample', email: 'ada@example.com', site, language };
    const given = { name: 'Ada', boxes: 4, months: 3 };
    const own = { boxId: 'sample', signUp: '2027-03-01' } as const;
    const message = say(language, 'Happy birthday!', 'Bonne fête!');
    return [compose({ ...given, ...own, message }, to), compose({ ...given, message: '' }, to)];
  });
}

const greeting = (
  language: Language,
  { name, boxes, months }: Readonly<Record<'name' | 'boxes' | 'months', string>>,
): string[] => [
  say(
    language,
    `${name}, someone is giving you a monthly box: ${boxes} boxes of coffee or tea each month, for ${months} months.`,
    `${name}, quelqu’un vous offre une boîte du mois\u00a0: ${boxes} boîtes de café ou de thé chaque mois, pendant ${months} mois.`,
  ),
  say(
    language,
    'The first box is packed today. You do not have to pay or do anything. If you like, choose what comes next and where it goes: this link is for you only.',
    'La première boîte est préparée aujourd’hui. Vous n’avez rien à payer ni à faire. Si vous le souhaitez, choisissez la suite et l’adresse de livraison\u00a0: ce lien est pour vous seulement.',
  ),
];

const quoted = (language: Language, message: string): string[] => {
  const lines = message
    .split('\n')
    .filter(Boolean)
    .map((line) => marked({ message: line }).message);
  return lines.length > 0 ? [say(language, 'Their message:', 'Son message\u00a0:'), ...lines] : [];
};
