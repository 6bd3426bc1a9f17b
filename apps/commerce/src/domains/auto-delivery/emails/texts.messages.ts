import type { Language } from '@crema/brands';
import { ended } from '../subscription/subscription.messages.ts';
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
  /** The bank refused because its customer was not there. */
  bankAsks?: boolean;
  /** How often it comes: `every 4 weeks`. */
  rhythm: string;
  card: string;
  expires: string;
  /** What becomes of a commitment that came with it. */
  commitment?: string;
}

export interface EmailText {
  subject: string;
  paragraphs: string[];
}

type Texts = Record<Exclude<EmailKind, 'order'>, (facts: EmailFacts) => EmailText>;

const reminderEn = ({ date, total, lines, locksAt }: EmailFacts): EmailText => ({
  subject: `Your next order is on ${date}`,
  paragraphs: [
    `Your next auto-delivery order is on ${date}: ${lines}.`,
    ended(`It costs at most ${total}, shipping and tax included. Skip it or make changes by ${locksAt}`),
  ],
});

const reminderFr = ({ date, total, lines, locksAt }: EmailFacts): EmailText => ({
  subject: `Votre prochaine commande est le ${date}`,
  paragraphs: [
    `Votre prochaine commande de livraison automatique est le ${date}\u00a0: ${lines}.`,
    ended(
      `Elle coûtera au plus ${total}, taxes et livraison comprises. Sautez-la ou modifiez-la d’ici le ${locksAt}`,
    ),
  ],
});

const cardEn = ({ card, expires }: EmailFacts): EmailText => ({
  subject: 'Your auto-delivery card expires soon',
  paragraphs: [`Your card ${card} expires ${expires}. Add another card before then so your orders continue.`],
});

const cardFr = ({ card, expires }: EmailFacts): EmailText => ({
  subject: 'La carte de votre livraison automatique expire bientôt',
  paragraphs: [
    `Votre carte ${card} expire en ${expires}. Ajoutez-en une autre d’ici là pour que vos commandes continuent.`,
  ],
});

export const EMAIL_TEXTS: Record<Language, Texts> = {
  en: {
    'reminder-7': reminderEn,
    'reminder-2': reminderEn,
    smart: ({ date, total, lines, locksAt }) => ({
      subject: 'Your next order ships in 48 hours',
      paragraphs: [
        `Your pods are running low, so your next order is on ${date}: ${lines}.`,
        ended(
          `It costs at most ${total}, shipping and tax included. Still have enough? Skip it by ${locksAt}`,
        ),
      ],
    }),
    replaced: ({ date, replaced }) => ({
      subject: `A product was replaced in your order of ${date}`,
      paragraphs: replaced.map(
        ({ wanted, sent }) => `${wanted} is sold out. We are sending your backup, ${sent}, at no extra cost.`,
      ),
    }),
    missing: ({ date, replaced, missing }) => ({
      subject: `A product is missing from your order of ${date}`,
      paragraphs: [
        `Sold out and not charged: ${missing}. Everything else is on its way, at no extra shipping cost.`,
        ...replaced.map(({ wanted, sent }) => `${wanted} is sold out. We are sending your backup, ${sent}.`),
      ],
    }),
    nothing: ({ date, missing, nextDate }) => ({
      subject: `No order on ${date}`,
      paragraphs: [
        `Sold out: ${missing}. We did not place an order, and nothing is charged.`,
        ...(nextDate ? [`Your next order is on ${nextDate}.`] : []),
      ],
    }),
    'total-changed': ({ date, total }) => ({
      subject: `Your order of ${date} has a new total`,
      paragraphs: [
        `Taxes have changed since our last e-mail. Your order now costs at most ${total}. We will place it tomorrow morning.`,
        'To go ahead, do nothing. To stop it, cancel before then and nothing is charged.',
      ],
    }),
    'payment-failed': ({ date, card, retryOn, bankAsks }) => ({
      subject: `We could not charge your card for the order of ${date}`,
      paragraphs: [
        bankAsks
          ? `Your bank asks you to confirm payments with your card ${card} in person, so your order of ${date} has not shipped.`
          : `Your card ${card} was declined, so your order of ${date} has not shipped.`,
        'Pay for it by the button below, with this card or another one. You need no password, and your order ships right away.',
        retryOn
          ? `We will try again on ${retryOn}. If you choose another card, we try right away.`
          : 'We will not try this card again. Choose another card and we try right away.',
      ],
    }),
    'on-hold': ({ card }) => ({
      subject: 'Your auto-delivery is on hold',
      paragraphs: [
        `We could not charge your card ${card}. Nothing ships until you choose another card. Then we try right away.`,
      ],
    }),
    cancelled: ({ lines, commitment }) => ({
      subject: 'Your auto-delivery is cancelled',
      paragraphs: [
        `We cancelled your auto-delivery of ${lines}, as you asked. There are no more orders, and nothing more is charged for it.`,
        ...(commitment ? [commitment] : []),
      ],
    }),
    'card-30': cardEn,
    'card-15': cardEn,
    'card-3': cardEn,
    yearly: ({ lines, rhythm, total, nextDate }) => ({
      subject: 'Your yearly auto-delivery summary',
      paragraphs: [
        `You receive ${lines} ${rhythm}. An order costs ${total}${nextDate ? `; the next one is on ${nextDate}` : ''}.`,
        'It continues until you cancel. You can cancel online at any time, in two clicks, without giving a reason.',
      ],
    }),
  },
  fr: {
    'reminder-7': reminderFr,
    'reminder-2': reminderFr,
    smart: ({ date, total, lines, locksAt }) => ({
      subject: 'Votre prochaine commande part dans 48 heures',
      paragraphs: [
        `Vos capsules s’épuisent\u00a0: votre prochaine commande est le ${date}, soit ${lines}.`,
        ended(
          `Elle coûtera au plus ${total}, taxes et livraison comprises. Il vous en reste assez? Sautez-la d’ici le ${locksAt}`,
        ),
      ],
    }),
    replaced: ({ date, replaced }) => ({
      subject: `Un produit a été remplacé dans votre commande du ${date}`,
      paragraphs: replaced.map(
        ({ wanted, sent }) =>
          `${wanted} est épuisé. Nous envoyons votre produit de rechange, ${sent}, sans frais de plus.`,
      ),
    }),
    missing: ({ date, replaced, missing }) => ({
      subject: `Il manque un produit à votre commande du ${date}`,
      paragraphs: [
        `Épuisé et non facturé\u00a0: ${missing}. Tout le reste est en route, sans frais de livraison de plus.`,
        ...replaced.map(
          ({ wanted, sent }) => `${wanted} est épuisé. Nous envoyons votre produit de rechange, ${sent}.`,
        ),
      ],
    }),
    nothing: ({ date, missing, nextDate }) => ({
      subject: `Pas de commande le ${date}`,
      paragraphs: [
        `Épuisé\u00a0: ${missing}. Nous n’avons pas passé la commande et rien n’est débité.`,
        ...(nextDate ? [`Votre prochaine commande est le ${nextDate}.`] : []),
      ],
    }),
    'total-changed': ({ date, total }) => ({
      subject: `Votre commande du ${date} a un nouveau total`,
      paragraphs: [
        `Les taxes ont changé depuis notre dernier courriel. Votre commande coûtera au plus ${total}. Nous la passerons demain matin.`,
        'Pour continuer, vous n’avez rien à faire. Pour l’arrêter, annulez d’ici là et rien ne sera débité.',
      ],
    }),
    'payment-failed': ({ date, card, retryOn, bankAsks }) => ({
      subject: `Votre carte a été refusée pour la commande du ${date}`,
      paragraphs: [
        bankAsks
          ? `Votre banque vous demande de confirmer vous-même les paiements par votre carte ${card}. Votre commande du ${date} n’a donc pas été expédiée.`
          : `Votre carte ${card} a été refusée. Votre commande du ${date} n’a donc pas été expédiée.`,
        'Payez-la au moyen du bouton ci-dessous, avec cette carte ou une autre. Aucun mot de passe n’est demandé, et votre commande part tout de suite.',
        retryOn
          ? `Nous essaierons de nouveau le ${retryOn}. Si vous choisissez une autre carte, nous essayons tout de suite.`
          : 'Nous n’essaierons plus cette carte. Choisissez-en une autre et nous essayons tout de suite.',
      ],
    }),
    'on-hold': ({ card }) => ({
      subject: 'Votre livraison automatique est en attente',
      paragraphs: [
        `Votre carte ${card} n’a pas pu être débitée. Rien n’est expédié avant que vous en choisissiez une autre. Nous essayons alors tout de suite.`,
      ],
    }),
    cancelled: ({ lines, commitment }) => ({
      subject: 'Votre livraison automatique est annulée',
      paragraphs: [
        `Nous avons annulé, comme vous l’avez demandé, votre livraison automatique\u00a0: ${lines}. Il n’y aura plus de commande, et rien d’autre ne sera débité pour celle-ci.`,
        ...(commitment ? [commitment] : []),
      ],
    }),
    'card-30': cardFr,
    'card-15': cardFr,
    'card-3': cardFr,
    yearly: ({ lines, rhythm, total, nextDate }) => ({
      subject: 'Votre sommaire annuel de livraison automatique',
      paragraphs: [
        `Vous recevez ${lines} ${rhythm}. Une commande coûte ${total}${nextDate ? `; la prochaine est le ${nextDate}` : ''}.`,
        'Elle continue jusqu’à ce que vous l’annuliez. Vous pouvez l’annuler en ligne en tout temps, en deux clics, sans donner de raison.',
      ],
    }),
  },
};

export const EMAIL_LABELS = {
  en: {
    skip: 'Skip this order',
    date: 'Change the date',
    view: 'See my auto-delivery',
    card: 'Change my card',
    pay: 'Pay now',
    reason: 'You get this e-mail because you have an auto-delivery with us. It is not advertising.',
  },
  fr: {
    skip: 'Sauter cette commande',
    date: 'Changer la date',
    view: 'Voir ma livraison automatique',
    card: 'Changer ma carte',
    pay: 'Payer maintenant',
    reason:
      'Vous recevez ce courriel parce que vous avez une livraison automatique chez nous. Ce n’est pas de la publicité.',
  },
} as const;
