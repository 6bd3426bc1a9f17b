import { Type } from 'typebox';
import { fields } from '#platform/edits/index.ts';

export const STATUSES = [
  { value: 'active', title: ['Sold', 'En vente'] },
  { value: 'draft', title: ['Draft', 'Brouillon'] },
  { value: 'archived', title: ['Archived', 'Archivé'] },
] as const;

const KINDS = [
  { value: 'Coffee', title: ['Coffee, tea and other drinks', 'Café, thé et autres boissons'] },
  { value: 'Brewer', title: ['Brewer', 'Cafetière'] },
  { value: 'Accessory', title: ['Accessory', 'Accessoire'] },
  { value: 'Bundle', title: ['Bundle', 'Ensemble'] },
] as const;

const TAX_CODES = [
  { value: 'FOOD', title: ['Food and drink', 'Aliments et boissons'] },
  { value: 'STANDARD', title: ['Everything else', 'Tout le reste'] },
] as const;

const variant = Type.Object(
  {
    code: fields.text(
      {
        label: ['Variant code', 'Code de la variante'],
        help: ['On orders and parcels, such as HOUSE-24', 'Sur les commandes et les colis, comme MAISON-24'],
      },
      { minLength: 1, maxLength: 200 },
    ),
    size: fields.text(
      {
        ...{ label: ['Size or colour', 'Format ou couleur'], nullable: true },
        help: ['What tells it from the others, such as 24 pods', 'Ce qui la distingue, comme 24 capsules'],
      },
      { maxLength: 400 },
    ),
    price: fields.money({ label: ['List price', 'Prix courant'] }),
    units: fields.integer(
      {
        ...{ label: ['Units on hand to begin with', 'Unités en stock au départ'], nullable: true },
        help: [
          'Of a new variant only. Afterwards: under Stock.',
          'D’une nouvelle variante seulement. Ensuite : sous Stock.',
        ],
      },
      { minimum: 0, maximum: 1_000_000_000 },
    ),
  },
  { additionalProperties: false },
);

/** What staff edit of a product. Of its variants: which there are, what tells them apart, and their list prices. */
export const productSchema = Type.Object({
  status: fields.choice({ label: ['Status', 'État'] }, STATUSES),
  name: fields.localized({ label: ['Name', 'Nom'] }, { maxLength: 300 }),
  summary: fields.localized(
    { label: ['In one sentence', 'En une phrase'], nullable: true },
    { widget: 'localized-multiline', maxLength: 500 },
  ),
  description: fields.localized(
    { label: ['Description', 'Description'], nullable: true },
    { widget: 'localized-html', maxLength: 20_000 },
  ),
  brand: fields.text({ label: ['Brand', 'Marque'] }, { minLength: 1, maxLength: 200 }),
  productType: fields.choice({ label: ['Kind', 'Type'] }, KINDS),
  taxCode: fields.choice({ label: ['Taxed as', 'Taxé comme'] }, TAX_CODES),
  variants: fields.list(
    {
      label: ['Variants', 'Variantes'],
      help: [
        'What goes into a cart: one for each size or colour.',
        'Ce qui va dans un panier : une par format ou couleur.',
      ],
    },
    variant,
    { minItems: 1, maxItems: 200 },
  ),
  categories: fields.list(
    {
      label: ['Categories', 'Catégories'],
      help: [
        'The first is shown above the product. None: that of its kind.',
        'La première s’affiche au-dessus du produit. Aucune\u00a0: celle de son type.',
      ],
    },
    Type.String({ minLength: 1, maxLength: 200 }),
    { maxItems: 50 },
  ),
  badge: fields.localized({
    ...{ label: ['Badge', 'Pastille'], nullable: true },
    help: [
      'Text, colour and ground: New||#ffffff||#1d1b1a',
      'Texte, couleur et fond\u00a0: Nouveau||#ffffff||#1d1b1a',
    ],
  }),
  keywords: fields.localized(
    { label: ['Further words for search', 'Autres mots pour la recherche'], nullable: true },
    { maxLength: 1000 },
  ),
  images: fields.list(
    { label: ['Pictures', 'Photos'], help: ['The first is the main one.', 'La première est la principale.'] },
    Type.Object(
      {
        name: fields.picture({ label: ['Picture', 'Photo'] }),
        alt: Type.Optional(
          fields.localized({
            label: ['What it shows', 'Ce qu’elle montre'],
            help: ['For those who do not see it', 'Pour les personnes qui ne la voient pas'],
          }),
        ),
        video: Type.Optional(fields.text({ label: ['Film', 'Film'] }, { maxLength: 300 })),
      },
      { additionalProperties: false },
    ),
    { maxItems: 40 },
  ),
  /** What the form says nothing of, so that a product that was removed comes back whole. */
  further: fields.hidden(),
});
