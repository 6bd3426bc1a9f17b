import type { Language } from '@crema/brands';
import type { Purchase } from '#domains/pricing/index.ts';
import { badRequest, notFound, type OccError, say, type Texts } from '#platform/http/index.ts';

const PURCHASES: Record<Purchase, Texts> = {
  oneTime: ['Bought once', 'Acheté une fois'],
  autoDeliveryFirst: ['First order of an auto-delivery', 'Première commande d’une livraison automatique'],
  autoDeliveryRecurring: [
    'Later orders of an auto-delivery',
    'Commandes suivantes d’une livraison automatique',
  ],
};

const KINDS: Partial<Record<string, Texts>> = {
  list: ['List price', 'Prix courant'],
  campaign: ['Price in a kit', 'Prix dans un ensemble'],
  personalized: ['Price of the segment', 'Prix du segment'],
  autoDelivery: ['Auto-delivery', 'Livraison automatique'],
  promoted: ['Promotion', 'Promotion'],
  promotion: ['Promotion without a code', 'Promotion sans code'],
  discount: ['Reduced price', 'Prix réduit'],
  buyMoreSaveMore: ['Buy more, save more', 'Achetez plus, économisez plus'],
};

export const purchaseTitle = (purchase: Purchase, language: Language): string =>
  say(language, ...PURCHASES[purchase]);

/** A kind of price as staff call it; the name of a price of another domain is its own. */
export const kindTitle = (kind: string, language: Language): string => {
  const texts = KINDS[kind];
  return texts ? say(language, ...texts) : kind;
};

/** Why a price counts or does not, a sentence each. */
export const reasons = {
  wins: (language: Language) =>
    say(language, 'It is the lowest that counts.', 'C’est le plus bas de ceux qui comptent.'),
  onlyOne: (language: Language) => say(language, 'Nothing takes anything off.', 'Rien ne donne de rabais.'),
  higher: (language: Language) => say(language, 'Another price is lower.', 'Un autre prix est plus bas.'),
  equal: (language: Language) =>
    say(
      language,
      'Another price that comes before it is as low.',
      'Un autre prix, qui passe avant, est aussi bas.',
    ),
  notThisWay: (language: Language) =>
    say(
      language,
      'It does not count for this way of buying, by the strategy of the product.',
      'Il ne compte pas pour cette façon d’acheter, selon la stratégie du produit.',
    ),
  kitOnly: (language: Language) =>
    say(language, 'Only in a kit that sells it.', 'Seulement dans un ensemble qui le vend.'),
  buyMore: (language: Language, percent: number) =>
    say(
      language,
      `The boxes of this line alone give ${percent}% off; other lines of a cart may add boxes.`,
      `Les boîtes de cette ligne donnent à elles seules ${percent}\u00a0% de rabais; d’autres lignes du panier peuvent en ajouter.`,
    ),
};

export const priceErrors = {
  unknown: (language: Language, product: string): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(
        language,
        `No product with the code ${product} is for sale.`,
        `Aucun produit en vente n’a le code ${product}.`,
      ),
      { reason: 'notFound', subject: 'product' },
    ),
  customer: (language: Language): OccError =>
    notFound(
      'UnknownIdentifierError',
      say(language, 'No customer has this address.', 'Aucun client n’a cette adresse.'),
      { reason: 'notFound', subject: 'customerEmail' },
    ),
  instant: (language: Language): OccError =>
    badRequest(
      'ValidationError',
      say(language, 'That is no date and time.', 'Ce n’est pas une date et une heure.'),
      { reason: 'invalid', subject: 'at', subjectType: 'field' },
    ),
};
