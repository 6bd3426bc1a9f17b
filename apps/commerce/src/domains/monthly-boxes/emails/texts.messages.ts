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
  /** Whether the mail has a link that pays. */
  canPay: boolean;
  /** Its bank refused because its customer was not there. */
  bankAsks: boolean;
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
        `You have not chosen your pods yet. This is what we would put in your box of ${date}: ${products}.`,
        `Want something else? Until ${cutOff} you can change the pods or skip the month.`,
      ],
      ...{ label: 'Choose my box', path: BOX_PATH },
    }),
    reminder: ({ date, cutOff, products, soldOut, added }) => ({
      subject: `Your monthly box of ${date}`,
      paragraphs: some(
        `Your box of ${date}: ${products}.`,
        soldOut !== '' && `Sold out since you chose: ${soldOut}.`,
        soldOut !== '' && added !== '' && `We replaced it with: ${added}.`,
        `You can make changes until ${cutOff}.`,
      ),
      ...{ label: 'See my box', path: BOX_PATH },
    }),
    replaced: ({ date, products, soldOut, added, credit }) => ({
      subject: `A product was replaced in your monthly box of ${date}`,
      paragraphs: some(
        soldOut !== '' && `Sold out: ${soldOut}.`,
        added !== '' && `We are sending instead: ${added}.`,
        `In your box: ${products}.`,
        credit !== '' &&
          `For products we could not send, you get ${credit} in store credit. It is applied to your next order automatically.`,
      ),
      ...{ label: 'See my box', path: BOX_PATH },
    }),
    nothing: ({ date, credit }) => ({
      subject: `No monthly box on ${date}`,
      paragraphs: [
        `Everything that could be in your box of ${date} is sold out, so there is no box this month.`,
        credit === ''
          ? 'You are not charged.'
          : `You get ${credit} in store credit. It is applied to your next order automatically.`,
      ],
      ...{ label: 'See my box', path: BOX_PATH },
    }),
    'payment-failed': ({ date, retryOn, canPay, bankAsks }) => ({
      subject: 'We could not charge your monthly box',
      paragraphs: some(
        bankAsks &&
          `Your bank asks you to confirm payments with your card in person, so your box of ${date} has not shipped.`,
        !bankAsks && `We could not charge your card for the box of ${date}. Nothing was charged or sent.`,
        canPay &&
          'Pay for it by the button below, with this card or another one. You need no password, and your box ships right away.',
        retryOn !== '' &&
          `We will try once more on ${retryOn}. If you choose another card, we charge it right away.`,
        retryOn === '' && 'Choose another card and we charge it right away.',
      ),
      ...{ label: 'Choose another card', path: BOX_PATH },
    }),
    'on-hold': () => ({
      subject: 'Your monthly box is on hold',
      paragraphs: [
        'We could not charge your card, so we are not sending your box.',
        'Choose another card to get your box again, or cancel for free.',
      ],
      ...{ label: 'Choose another card', path: BOX_PATH },
    }),
    price: ({ price, from }) => ({
      subject: 'A new price for your monthly box',
      paragraphs: [
        `From ${from}, your monthly box costs ${price} a month plus taxes, shipping included.`,
        'Until then your price stays the same. You can change the size or cancel at any time.',
      ],
      ...{ label: 'See my box', path: BOX_PATH },
    }),
    card: ({ card, expires }) => ({
      subject: 'Your card expires soon',
      paragraphs: [
        `Your monthly box is paid with ${card}, which expires in ${expires}.`,
        'Choose another card to keep getting your box.',
      ],
      ...{ label: 'See my cards', path: CARDS_PATH },
    }),
    cancelled: ({ credit }) => ({
      subject: 'Your monthly box is cancelled',
      paragraphs: some(
        'Your monthly box is cancelled. Nothing more is charged.',
        credit !== '' && `You get ${credit} in store credit for the remaining months.`,
        'A box you already paid for still arrives.',
      ),
      ...{ label: 'Start again', path: '/monthly-box' },
    }),
  },
  fr: {
    filled: ({ date, cutOff, products }) => ({
      subject: `Votre boîte du mois du ${date}`,
      paragraphs: [
        `Vous n’avez pas encore choisi vos capsules. Voici ce que nous mettrions dans votre boîte du ${date}\u00a0: ${products}.`,
        `Vous préférez autre chose? Changez les capsules ou sautez le mois d’ici le ${cutOff}.`,
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
      subject: `Un produit a été remplacé dans votre boîte du mois du ${date}`,
      paragraphs: some(
        soldOut !== '' && `Épuisé\u00a0: ${soldOut}.`,
        added !== '' && `À la place, nous envoyons\u00a0: ${added}.`,
        `Dans votre boîte\u00a0: ${products}.`,
        credit !== '' &&
          `Pour les produits non envoyés, vous recevez un crédit en magasin de ${credit}. Il sera appliqué automatiquement à votre prochaine commande.`,
      ),
      ...{ label: 'Voir ma boîte', path: BOX_PATH },
    }),
    nothing: ({ date, credit }) => ({
      subject: `Pas de boîte du mois le ${date}`,
      paragraphs: [
        `Tout ce qui pouvait entrer dans votre boîte du ${date} est épuisé\u00a0: il n’y en a pas ce mois-ci.`,
        credit === ''
          ? 'Rien n’est débité.'
          : `Vous recevez un crédit en magasin de ${credit}. Il sera appliqué automatiquement à votre prochaine commande.`,
      ],
      ...{ label: 'Voir ma boîte', path: BOX_PATH },
    }),
    'payment-failed': ({ date, retryOn, canPay, bankAsks }) => ({
      subject: 'Le paiement de votre boîte du mois a échoué',
      paragraphs: some(
        bankAsks &&
          `Votre banque vous demande de confirmer vous-même les paiements par votre carte. Votre boîte du ${date} n’a donc pas été expédiée.`,
        !bankAsks &&
          `Votre carte n’a pas pu être débitée pour la boîte du ${date}. Rien n’a été débité ni envoyé.`,
        canPay &&
          'Payez-la au moyen du bouton ci-dessous, avec cette carte ou une autre. Aucun mot de passe n’est demandé, et votre boîte part tout de suite.',
        retryOn !== '' &&
          `Nous réessaierons le ${retryOn}. Si vous choisissez une autre carte, elle sera débitée tout de suite.`,
        retryOn === '' && 'Choisissez une autre carte\u00a0: elle sera débitée tout de suite.',
      ),
      ...{ label: 'Choisir une autre carte', path: BOX_PATH },
    }),
    'on-hold': () => ({
      subject: 'Votre boîte du mois est en attente',
      paragraphs: [
        'Votre carte n’a pas pu être débitée\u00a0: nous n’envoyons plus votre boîte.',
        'Choisissez une autre carte pour recevoir de nouveau votre boîte, ou annulez sans frais.',
      ],
      ...{ label: 'Choisir une autre carte', path: BOX_PATH },
    }),
    price: ({ price, from }) => ({
      subject: 'Un nouveau prix pour votre boîte du mois',
      paragraphs: [
        `À partir du ${from}, votre boîte du mois coûtera ${price} par mois plus taxes, livraison comprise.`,
        'D’ici là, le prix ne change pas. Vous pouvez changer le format ou annuler en tout temps.',
      ],
      ...{ label: 'Voir ma boîte', path: BOX_PATH },
    }),
    card: ({ card, expires }) => ({
      subject: 'Votre carte expire bientôt',
      paragraphs: [
        `Votre boîte du mois est payée avec ${card}, qui expire en ${expires}.`,
        'Choisissez une autre carte pour continuer à recevoir votre boîte.',
      ],
      ...{ label: 'Voir mes cartes', path: CARDS_PATH },
    }),
    cancelled: ({ credit }) => ({
      subject: 'Votre boîte du mois est annulée',
      paragraphs: some(
        'Votre boîte du mois est annulée. Plus rien ne sera débité.',
        credit !== '' && `Vous recevez un crédit en magasin de ${credit} pour les mois qui restaient.`,
        'Une boîte déjà payée arrivera quand même.',
      ),
      ...{ label: 'Recommencer', path: '/monthly-box' },
    }),
  },
};
