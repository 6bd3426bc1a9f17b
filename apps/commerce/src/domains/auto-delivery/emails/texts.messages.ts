import type { Language } from '@crema/brands';
import type { EmailKind } from './emails.types.ts';

/** What the texts are filled in with: dates and sums in the format of the reader. */
export interface EmailFacts {
  firstName: string;
  date: string;
  nextDate?: string;
  locksAt: string;
  total: string;
  lines: string;
  replaced: readonly { wanted: string; sent: string }[];
  missing: string;
  retryOn?: string;
  /** How often it comes: `every 4 weeks`. */
  rhythm: string;
  card: string;
  expires: string;
}

export interface EmailText {
  subject: string;
  paragraphs: string[];
}

type Texts = Record<Exclude<EmailKind, 'order'>, (facts: EmailFacts) => EmailText>;

const reminderEn = ({ date, total, lines, locksAt }: EmailFacts): EmailText => ({
  subject: `Your delivery of ${date}`,
  paragraphs: [
    `On ${date} we make your next auto-delivery order: ${lines}.`,
    `It comes to ${total} at most, shipping and tax included. You can skip it or change it until ${locksAt}.`,
  ],
});

const reminderFr = ({ date, total, lines, locksAt }: EmailFacts): EmailText => ({
  subject: `Votre livraison du ${date}`,
  paragraphs: [
    `Le ${date}, nous préparons votre prochaine commande de livraison automatique\u00a0: ${lines}.`,
    `Elle coûtera au plus ${total}, taxes et livraison comprises. Vous pouvez la sauter ou la modifier jusqu’au ${locksAt}.`,
  ],
});

const cardEn = ({ card, expires }: EmailFacts): EmailText => ({
  subject: 'The card of your auto-delivery expires soon',
  paragraphs: [
    `Your card ${card} is good until ${expires}. Add another before then, and your deliveries go on as they are.`,
  ],
});

const cardFr = ({ card, expires }: EmailFacts): EmailText => ({
  subject: 'La carte de votre livraison automatique expire bientôt',
  paragraphs: [
    `Votre carte ${card} est valide jusqu’à ${expires}. Ajoutez-en une autre d’ici là et vos livraisons continuent sans changement.`,
  ],
});

export const EMAIL_TEXTS: Record<Language, Texts> = {
  en: {
    'reminder-7': reminderEn,
    'reminder-2': reminderEn,
    smart: ({ date, total, lines, locksAt }) => ({
      subject: 'Your next order ships in 48 hours. Skip it?',
      paragraphs: [
        `By our count you will soon run out, so we make your next order on ${date}: ${lines}.`,
        `It comes to ${total} at most, shipping and tax included. Still enough at home? Skip it until ${locksAt}.`,
      ],
    }),
    replaced: ({ date, replaced }) => ({
      subject: `A change in your delivery of ${date}`,
      paragraphs: replaced.map(
        ({ wanted, sent }) =>
          `${wanted} was sold out; we send your backup, ${sent}, at no more than its price.`,
      ),
    }),
    missing: ({ date, replaced, missing }) => ({
      subject: `Something is missing from your delivery of ${date}`,
      paragraphs: [
        `Sold out, and not charged: ${missing}. Everything else is on its way, and shipping costs no more for it.`,
        ...replaced.map(({ wanted, sent }) => `${wanted} was sold out; we send your backup, ${sent}.`),
      ],
    }),
    nothing: ({ date, missing, nextDate }) => ({
      subject: `No delivery on ${date}`,
      paragraphs: [
        `Sold out: ${missing}. We made no order and charged nothing.`,
        ...(nextDate ? [`Your next order is due on ${nextDate}.`] : []),
      ],
    }),
    'total-changed': ({ date, total }) => ({
      subject: `Your delivery of ${date} has a new total`,
      paragraphs: [
        `Taxes have changed since we wrote to you last. Your order now comes to ${total} at most, and waits until tomorrow morning.`,
        'If that suits you there is nothing to do. Otherwise cancel before then and nothing is charged.',
      ],
    }),
    'payment-failed': ({ date, card, retryOn }) => ({
      subject: `We could not charge your card for the delivery of ${date}`,
      paragraphs: [
        `Your card ${card} was declined, so the order of ${date} waits.`,
        retryOn
          ? `We try again on ${retryOn}. With another card we try at once.`
          : 'We will not try this card again. With another card we try at once.',
      ],
    }),
    'on-hold': ({ card }) => ({
      subject: 'Your auto-delivery is on hold',
      paragraphs: [
        `We could not charge your card ${card}. Nothing ships until you add another; then we try at once.`,
      ],
    }),
    cancelled: ({ lines }) => ({
      subject: 'Your auto-delivery is cancelled',
      paragraphs: [
        `We have cancelled your auto-delivery of ${lines} as you asked. No further order of it is made, and nothing more is charged for it.`,
      ],
    }),
    'card-30': cardEn,
    'card-15': cardEn,
    'card-3': cardEn,
    yearly: ({ lines, rhythm, total, nextDate }) => ({
      subject: 'Your auto-delivery, once a year in plain words',
      paragraphs: [
        `You receive ${lines} ${rhythm}. An order comes to ${total}${nextDate ? `; the next is due on ${nextDate}` : ''}.`,
        'It goes on until you cancel. You can do that online at any time, in two clicks and without giving a reason.',
      ],
    }),
  },
  fr: {
    'reminder-7': reminderFr,
    'reminder-2': reminderFr,
    smart: ({ date, total, lines, locksAt }) => ({
      subject: 'Votre prochaine commande part dans 48 heures. La sauter?',
      paragraphs: [
        `D’après notre compte, il vous en restera bientôt trop peu\u00a0: nous préparons votre prochaine commande le ${date}, soit ${lines}.`,
        `Elle coûtera au plus ${total}, taxes et livraison comprises. Il vous en reste assez? Sautez-la jusqu’au ${locksAt}.`,
      ],
    }),
    replaced: ({ date, replaced }) => ({
      subject: `Un changement dans votre livraison du ${date}`,
      paragraphs: replaced.map(
        ({ wanted, sent }) =>
          `${wanted} était épuisé; nous envoyons votre produit de rechange, ${sent}, sans dépasser son prix.`,
      ),
    }),
    missing: ({ date, replaced, missing }) => ({
      subject: `Il manque quelque chose à votre livraison du ${date}`,
      paragraphs: [
        `Épuisé et non facturé\u00a0: ${missing}. Tout le reste est en route, sans frais de livraison de plus.`,
        ...replaced.map(
          ({ wanted, sent }) => `${wanted} était épuisé; nous envoyons votre produit de rechange, ${sent}.`,
        ),
      ],
    }),
    nothing: ({ date, missing, nextDate }) => ({
      subject: `Pas de livraison le ${date}`,
      paragraphs: [
        `Épuisé\u00a0: ${missing}. Nous n’avons rien commandé ni rien facturé.`,
        ...(nextDate ? [`Votre prochaine commande est prévue le ${nextDate}.`] : []),
      ],
    }),
    'total-changed': ({ date, total }) => ({
      subject: `Votre livraison du ${date} a un nouveau total`,
      paragraphs: [
        `Les taxes ont changé depuis notre dernier message. Votre commande coûtera au plus ${total}, et elle attend jusqu’à demain matin.`,
        'Si cela vous convient, vous n’avez rien à faire. Sinon, annulez d’ici là et rien ne sera facturé.',
      ],
    }),
    'payment-failed': ({ date, card, retryOn }) => ({
      subject: `Votre carte a été refusée pour la livraison du ${date}`,
      paragraphs: [
        `Votre carte ${card} a été refusée; la commande du ${date} attend donc.`,
        retryOn
          ? `Nous essayons de nouveau le ${retryOn}. Avec une autre carte, nous essayons tout de suite.`
          : 'Nous n’essaierons plus cette carte. Avec une autre carte, nous essayons tout de suite.',
      ],
    }),
    'on-hold': ({ card }) => ({
      subject: 'Votre livraison automatique est suspendue',
      paragraphs: [
        `Votre carte ${card} n’a pas pu être débitée. Rien ne part avant que vous en ajoutiez une autre; nous essayons alors tout de suite.`,
      ],
    }),
    cancelled: ({ lines }) => ({
      subject: 'Votre livraison automatique est annulée',
      paragraphs: [
        `Nous avons annulé, comme vous l’avez demandé, votre livraison automatique\u00a0: ${lines}. Elle ne donnera lieu à aucune autre commande, et rien de plus ne sera facturé.`,
      ],
    }),
    'card-30': cardFr,
    'card-15': cardFr,
    'card-3': cardFr,
    yearly: ({ lines, rhythm, total, nextDate }) => ({
      subject: 'Votre livraison automatique, une fois l’an, en clair',
      paragraphs: [
        `Vous recevez ${lines} ${rhythm}. Une commande coûte ${total}${nextDate ? `; la prochaine est prévue le ${nextDate}` : ''}.`,
        'Elle continue jusqu’à ce que vous l’annuliez. Vous pouvez le faire en ligne à tout moment, en deux clics et sans donner de raison.',
      ],
    }),
  },
};

export const EMAIL_LABELS = {
  en: {
    skip: 'Skip this delivery',
    date: 'Change its date',
    view: 'See my auto-delivery',
    card: 'Change my card',
    reason: 'You get this e-mail because you have an auto-delivery with us. It is not advertising.',
  },
  fr: {
    skip: 'Sauter cette livraison',
    date: 'Changer sa date',
    view: 'Voir ma livraison automatique',
    card: 'Changer ma carte',
    reason:
      'Vous recevez ce courriel parce que vous avez une livraison automatique chez nous. Ce n’est pas de la publicité.',
  },
} as const;
