import type { Texts } from '#platform/http/index.ts';

/** A step: its name, what is said while it is not done, and once it is. In English and French. */
interface StepTexts {
  title: Texts;
  missing: Texts;
  done: Texts;
}

/** Steps in the order in which a shop is opened. */
export const STEPS = {
  identity: {
    title: ['Name, address and opening hours', 'Nom, adresse et heures d’ouverture'],
    missing: [
      'The footer or the contact page still has the starter’s words in brackets.',
      'Le pied de page ou la page de contact contient encore les mots entre crochets de départ.',
    ],
    done: [
      'The footer and the contact page say who you are.',
      'Le pied de page et la page de contact disent qui vous êtes.',
    ],
  },
  hosts: {
    title: ['Web address', 'Adresse Web'],
    missing: [
      'This site has no host of its own: name it in SITE_HOSTS and start the shop again.',
      'Ce site n’a pas encore son adresse : nommez-la dans SITE_HOSTS et redémarrez la boutique.',
    ],
    done: ['This site has a host of its own.', 'Ce site a son adresse.'],
  },
  shipping: {
    title: ['Shipping and taxes', 'Livraison et taxes'],
    missing: [
      'Shipping still costs what the starter says. Set the fee and from which total it is free.',
      'La livraison coûte encore ce que dit le modèle de départ. Fixez le tarif et le total qui la rend gratuite.',
    ],
    done: ['Your shipping fees are set.', 'Vos frais de livraison sont fixés.'],
  },
  payment: {
    title: ['Payment', 'Paiement'],
    missing: ['No payment provider takes money yet.', 'Aucun fournisseur de paiement n’encaisse encore.'],
    done: ['Orders are paid by your provider.', 'Les commandes sont payées par votre fournisseur.'],
  },
  mail: {
    title: ['E-mail', 'Courriels'],
    missing: [
      'No mail is sent: each is a file. Set SMTP_URL and MAIL_FROM and start the shop again.',
      'Aucun courriel ne part : chacun est un fichier. Définissez SMTP_URL et MAIL_FROM et redémarrez la boutique.',
    ],
    done: ['Mails are sent by your server.', 'Les courriels partent de votre serveur.'],
  },
  products: {
    title: ['Products', 'Produits'],
    missing: ['There is nothing to buy yet.', 'Il n’y a encore rien à acheter.'],
    done: ['There is something to buy.', 'Il y a quelque chose à acheter.'],
  },
  firstPage: {
    title: ['First page', 'Première page'],
    missing: [
      'The first page still has the starter’s words in brackets.',
      'La première page contient encore les mots entre crochets de départ.',
    ],
    done: ['The first page is yours.', 'La première page est à vous.'],
  },
  policies: {
    title: ['Terms, privacy and other pages', 'Conditions, confidentialité et autres pages'],
    missing: [
      'Some pages still have the starter’s words in brackets.',
      'Des pages contiennent encore les mots entre crochets de départ.',
    ],
    done: ['Every page says what you want it to say.', 'Chaque page dit ce que vous voulez.'],
  },
} as const satisfies Record<string, StepTexts>;

export type StepCode = keyof typeof STEPS;

/** Where test cards are taken: said in place of `payment`'s missing provider. */
export const TEST_CARDS: Texts = [
  'The checkout takes test cards only, and money from nobody (PAYMENTS=test).',
  'Le paiement n’accepte que des cartes de test et n’encaisse rien (PAYMENTS=test).',
];

/** A further way to do a step: a screen that a shop has where it has the operation. */
interface FurtherWay {
  operation: string;
  title: Texts;
  /** Below the site in the back office. */
  href: string;
}

/** Further ways, each shown once the shop has its operation. */
export const FURTHER: Partial<Record<StepCode, readonly FurtherWay[]>> = {
  identity: [
    {
      operation: 'adminListSites',
      title: ['Name, telephone and hosts', 'Nom, téléphone et adresses Web'],
      href: 'sites',
    },
  ],
  hosts: [
    {
      operation: 'adminListSites',
      title: ['Hosts of the shop', 'Adresses Web de la boutique'],
      href: 'sites',
    },
  ],
  shipping: [
    {
      operation: 'adminListTaxes',
      title: ['Taxes and shipping of regions', 'Taxes et livraison par région'],
      href: 'taxes',
    },
  ],
  mail: [{ operation: 'adminListMails', title: ['Words of emails', 'Textes des courriels'], href: 'mails' }],
  products: [
    { operation: 'adminStartImport', title: ['Import a file', 'Importer un fichier'], href: 'transfer' },
  ],
};
