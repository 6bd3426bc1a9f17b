import type { Feature } from '@crema/brands/settings';
import { type TSchema, Type } from 'typebox';
import { fields } from '#platform/edits/index.ts';
import type { Texts } from '#platform/http/index.ts';

/** Inside the shop, on the web, or who opens a mail or a call. */
const ADDRESS = '^(/(?!/)|https?://|mailto:|tel:)';

const FEATURES: Record<Feature, Texts> = {
  autoDelivery: ['Auto-delivery', 'Livraison automatique'],
  perks: ['Perks', 'Avantages'],
  quizzes: ['Quizzes', 'Quiz'],
  comparison: ['Comparison of brewers', 'Comparaison de cafetières'],
  brewerRegistration: ['Registration of brewers', 'Enregistrement de cafetières'],
  accounts: ['Accounts', 'Comptes'],
  newsletter: ['Newsletter', 'Infolettre'],
  backInStockAlerts: ['Back-in-stock alerts', 'Alertes de retour en stock'],
  referrals: ['Referrals', 'Parrainages'],
  reviews: ['Reviews', 'Avis'],
  thumbCheckout: ['Checkout at the thumb', 'Paiement à portée de pouce'],
};

const ICONS: Readonly<Record<string, Texts>> = {
  truck: ['Truck', 'Camion'],
  return: ['Return', 'Retour'],
  repeat: ['Repeat', 'Répétition'],
  leaf: ['Leaf', 'Feuille'],
  lock: ['Lock', 'Cadenas'],
  cup: ['Cup', 'Tasse'],
  box: ['Box', 'Boîte'],
  mail: ['Envelope', 'Enveloppe'],
  phone: ['Telephone', 'Téléphone'],
  card: ['Card', 'Carte'],
  person: ['Person', 'Personne'],
  search: ['Magnifier', 'Loupe'],
  check: ['Tick', 'Crochet'],
};

const optionsOf = (titles: Readonly<Record<string, Texts>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

/** A set of fields with a name. */
export const group = (label: Texts, properties: Record<string, TSchema>) =>
  Type.Object(properties, { label });

/** A part is left out while this is switched off in the settings. */
export const feature = Type.Optional(
  fields.choice(
    {
      label: ['Only while this is on', 'Seulement si ceci est activé'],
      help: ['Empty: always', 'Vide\u00a0: toujours'],
    },
    optionsOf(FEATURES),
  ),
);

export const heading = fields.localized({ label: ['Heading', 'Titre'] }, { maxLength: 200 });
export const title = fields.localized({ label: ['Title', 'Titre'] }, { maxLength: 200 });
export const text = fields.localized({ label: ['Text', 'Texte'] }, { widget: 'localized-multiline' });
export const html = fields.localized(
  {
    label: ['Text', 'Texte'],
    help: [
      'HTML: paragraphs, lists, tables, headings and links.',
      'HTML\u00a0: paragraphes, listes, tableaux, titres et liens.',
    ],
  },
  { widget: 'localized-html', maxLength: 64 * 1024 },
);
export const icon = fields.choice({ label: ['Icon', 'Icône'] }, optionsOf(ICONS));
export const image = fields.localizedPicture({ label: ['Picture', 'Image'] });
export const imageAlt = fields.localized(
  {
    label: ['What the picture shows', 'Ce que montre l’image'],
    help: ['For those who do not see it.', 'Pour les personnes qui ne la voient pas.'],
  },
  { maxLength: 300 },
);
export const phone = fields.text({ label: ['Telephone', 'Téléphone'] }, { minLength: 1, maxLength: 40 });
export const hours = fields.localized({ label: ['Opening hours', 'Heures d’ouverture'] });
export const url = fields.text(
  {
    label: ['Address', 'Adresse'],
    help: [
      'A page of the shop such as /plp/coffee, or https://…',
      'Une page de la boutique comme /plp/coffee, ou https://…',
    ],
  },
  { minLength: 1, maxLength: 500, pattern: ADDRESS },
);
export const productCode = (label: Texts = ['Product', 'Produit']) =>
  fields.product({ label, help: ['Its code; type to search.', 'Son code; tapez pour chercher.'] });

/** Where a press leads, and what is written on it. */
export const link = (label: Texts = ['Button', 'Bouton']) =>
  group(label, {
    title: fields.localized({ label: ['What it says', 'Ce qui est écrit'] }, { maxLength: 200 }),
    url,
    feature,
  });
