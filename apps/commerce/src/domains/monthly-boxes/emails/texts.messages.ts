/** What mails about a box say, in English and French. */

export type BoxEmailKind =
  | 'filled'
  | 'reminder'
  | 'replaced'
  | 'nothing'
  | 'payment-failed'
  | 'on-hold'
  | 'price'
  | 'card'
  | 'cancelled';

/** What a text is filled with, as the reader's language says it; empty where there is nothing. */
export interface BoxFacts {
  date: string;
  cutOff: string;
  products: string;
  soldOut: string;
  added: string;
  credit: string;
  retryOn: string;
  price: string;
  from: string;
  card: string;
  expires: string;
}

interface BoxText {
  subject: string;
  paragraphs: string[];
  label: string;
  path: string;
}

const BOX_PATH = '/account/boxes';
const CARDS_PATH = '/account/payments';

const some = (...sentences: (string | false)[]): string[] => sentences.filter((one) => one !== false);

export const BOX_TEXTS: Record<'en' | 'fr', Record<BoxEmailKind, (facts: BoxFacts) => BoxText>> = {
  en: {
    filled: ({ date, cutOff, products }) => ({
      subject: `Your monthly box of ${date}`,
      paragraphs: [
        `You have not chosen yet, so this is what we would put in your box of ${date}: ${products}.`,
        `Would you like something else? Swap until ${cutOff}. You can skip the month as well.`,
      ],
      ...{ label: 'Choose my box', path: BOX_PATH },
    }),
    reminder: ({ date, cutOff, products, soldOut, added }) => ({
      subject: `Your monthly box of ${date}`,
      paragraphs: some(
        `Your box of ${date}: ${products}.`,
        soldOut !== '' && `Sold out since you chose: ${soldOut}.`,
        soldOut !== '' && added !== '' && `In its place we have put in: ${added}.`,
        `You can change it until ${cutOff}.`,
      ),
      ...{ label: 'See my box', path: BOX_PATH },
    }),
    replaced: ({ date, products, soldOut, added, credit }) => ({
      subject: `Something changed in your monthly box of ${date}`,
      paragraphs: some(
        soldOut !== '' && `Sold out: ${soldOut}.`,
        added !== '' && `In its place we send: ${added}.`,
        `In your box: ${products}.`,
        credit !== '' &&
          `For what we could not send you get ${credit} of store credit. It is taken off your next order by itself.`,
      ),
      ...{ label: 'See my box', path: BOX_PATH },
    }),
    nothing: ({ date, credit }) => ({
      subject: `No monthly box on ${date}`,
      paragraphs: [
        `Everything that could be in your box of ${date} is sold out, so there is none this month.`,
        credit === ''
          ? 'Nothing is charged for it.'
          : `You get ${credit} of store credit for it. It is taken off your next order by itself.`,
      ],
      ...{ label: 'See my box', path: BOX_PATH },
    }),
    'payment-failed': ({ date, retryOn }) => ({
      subject: 'We could not charge your monthly box',
      paragraphs: some(
        `Your card did not pay for the box of ${date}. Nothing was charged, and nothing was sent.`,
        retryOn !== '' && `We try once more on ${retryOn}. Another card is charged at once.`,
        retryOn === '' && 'Please choose another card: it is charged at once.',
      ),
      ...{ label: 'Choose another card', path: BOX_PATH },
    }),
    'on-hold': () => ({
      subject: 'Your monthly box is on hold',
      paragraphs: [
        'Your card could not be charged for some time, so no box is made any more.',
        'Choose another card and it goes on, or cancel: that is free.',
      ],
      ...{ label: 'Choose another card', path: BOX_PATH },
    }),
    price: ({ price, from }) => ({
      subject: 'A new price for your monthly box',
      paragraphs: [
        `From ${from} on your monthly box costs ${price} a month plus taxes, shipping included.`,
        'Until then the price stays as it is. You can change the size or cancel at any time.',
      ],
      ...{ label: 'See my box', path: BOX_PATH },
    }),
    card: ({ card, expires }) => ({
      subject: 'Your card is about to expire',
      paragraphs: [
        `Your monthly box is paid with ${card}, which expires in ${expires}.`,
        'Choose another card so that your box goes on coming.',
      ],
      ...{ label: 'See my cards', path: CARDS_PATH },
    }),
    cancelled: ({ credit }) => ({
      subject: 'Your monthly box is cancelled',
      paragraphs: some(
        'Your monthly box is cancelled. Nothing more is charged for it.',
        credit !== '' && `You get ${credit} of store credit for the months that were left.`,
        'A box that has been paid is still on its way.',
      ),
      ...{ label: 'Begin again', path: '/monthly-box' },
    }),
  },
  fr: {
    filled: ({ date, cutOff, products }) => ({
      subject: `Votre boîte du mois du ${date}`,
      paragraphs: [
        `Vous n’avez pas encore choisi. Voici ce que nous mettrions dans votre boîte du ${date}\u00a0: ${products}.`,
        `Vous préférez autre chose? Échangez jusqu’au ${cutOff}. Vous pouvez aussi sauter le mois.`,
      ],
      ...{ label: 'Choisir ma boîte', path: BOX_PATH },
    }),
    reminder: ({ date, cutOff, products, soldOut, added }) => ({
      subject: `Votre boîte du mois du ${date}`,
      paragraphs: some(
        `Votre boîte du ${date}\u00a0: ${products}.`,
        soldOut !== '' && `Épuisé depuis votre choix\u00a0: ${soldOut}.`,
        soldOut !== '' && added !== '' && `Nous l’avons remplacé par\u00a0: ${added}.`,
        `Vous pouvez la modifier jusqu’au ${cutOff}.`,
      ),
      ...{ label: 'Voir ma boîte', path: BOX_PATH },
    }),
    replaced: ({ date, products, soldOut, added, credit }) => ({
      subject: `Du changement dans votre boîte du mois du ${date}`,
      paragraphs: some(
        soldOut !== '' && `Épuisé\u00a0: ${soldOut}.`,
        added !== '' && `À la place, nous envoyons\u00a0: ${added}.`,
        `Dans votre boîte\u00a0: ${products}.`,
        credit !== '' &&
          `Pour ce que nous n’avons pu envoyer, vous recevez un crédit en magasin de ${credit}. Il sera déduit de votre prochaine commande sans rien faire.`,
      ),
      ...{ label: 'Voir ma boîte', path: BOX_PATH },
    }),
    nothing: ({ date, credit }) => ({
      subject: `Pas de boîte du mois le ${date}`,
      paragraphs: [
        `Tout ce qui pouvait entrer dans votre boîte du ${date} est épuisé\u00a0: il n’y en a pas ce mois-ci.`,
        credit === ''
          ? 'Rien n’est débité.'
          : `Vous recevez un crédit en magasin de ${credit}. Il sera déduit de votre prochaine commande sans rien faire.`,
      ],
      ...{ label: 'Voir ma boîte', path: BOX_PATH },
    }),
    'payment-failed': ({ date, retryOn }) => ({
      subject: 'Le paiement de votre boîte du mois a échoué',
      paragraphs: some(
        `Votre carte n’a pas payé la boîte du ${date}. Rien n’a été débité, et rien n’a été envoyé.`,
        retryOn !== '' && `Nous réessaierons le ${retryOn}. Une autre carte sera débitée tout de suite.`,
        retryOn === '' && 'Choisissez une autre carte\u00a0: elle sera débitée tout de suite.',
      ),
      ...{ label: 'Choisir une autre carte', path: BOX_PATH },
    }),
    'on-hold': () => ({
      subject: 'Votre boîte du mois est suspendue',
      paragraphs: [
        'Votre carte n’a pu être débitée depuis un certain temps\u00a0: aucune boîte n’est préparée.',
        'Choisissez une autre carte pour continuer, ou annulez\u00a0: c’est gratuit.',
      ],
      ...{ label: 'Choisir une autre carte', path: BOX_PATH },
    }),
    price: ({ price, from }) => ({
      subject: 'Un nouveau prix pour votre boîte du mois',
      paragraphs: [
        `À partir du ${from}, votre boîte du mois coûtera ${price} par mois plus taxes, livraison comprise.`,
        'D’ici là, le prix ne change pas. Vous pouvez changer la taille ou annuler en tout temps.',
      ],
      ...{ label: 'Voir ma boîte', path: BOX_PATH },
    }),
    card: ({ card, expires }) => ({
      subject: 'Votre carte expire bientôt',
      paragraphs: [
        `Votre boîte du mois est payée avec ${card}, qui expire en ${expires}.`,
        'Choisissez une autre carte pour continuer à la recevoir.',
      ],
      ...{ label: 'Voir mes cartes', path: CARDS_PATH },
    }),
    cancelled: ({ credit }) => ({
      subject: 'Votre boîte du mois est annulée',
      paragraphs: some(
        'Votre boîte du mois est annulée. Plus rien ne sera débité.',
        credit !== '' && `Vous recevez un crédit en magasin de ${credit} pour les mois qui restaient.`,
        'Une boîte déjà payée est encore en route.',
      ),
      ...{ label: 'Recommencer', path: '/monthly-box' },
    }),
  },
};
