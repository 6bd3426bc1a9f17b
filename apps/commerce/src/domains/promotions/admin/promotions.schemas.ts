import { Type } from 'typebox';
import { fields } from '#platform/edits/index.ts';
import type { Texts } from '#platform/http/index.ts';
import { MOST_PERCENT } from '../promotions.rules.ts';
import { BUYERS, type Buyers } from '../promotions.types.ts';

export const STATUSES = ['off', 'planned', 'running', 'over'] as const;
export type PromotionStatus = (typeof STATUSES)[number];

const STATUS_TITLES: Record<PromotionStatus, Texts> = {
  off: ['Off', 'Désactivée'],
  planned: ['Planned', 'Prévue'],
  running: ['Running', 'En cours'],
  over: ['Over', 'Terminée'],
};

const BUYER_TITLES: Record<Buyers, Texts> = {
  all: ['One-time and first auto-delivery orders', 'Achats uniques et premières livraisons automatiques'],
  oneTime: ['One-time purchases only', 'Achats uniques seulement'],
  autoDelivery: ['First auto-delivery orders only', 'Premières livraisons automatiques seulement'],
};

const choices = <Value extends string>(values: readonly Value[], titles: Record<Value, Texts>) =>
  values.map((value) => ({ value, title: titles[value] }));

const tier = Type.Object(
  {
    quantity: fields.integer(
      {
        label: ['From units', 'À partir de (unités)'],
        help: ['1: every unit', '1\u00a0: chaque unité'],
      },
      { minimum: 1, maximum: 999 },
    ),
    percent: fields.integer(
      { label: ['Percent off', 'Rabais en pourcentage'], nullable: true },
      { minimum: 1, maximum: MOST_PERCENT },
    ),
    amount: fields.money(
      { label: ['Amount off each', 'Montant du rabais par unité'], nullable: true },
      { minimum: 1 },
    ),
  },
  { additionalProperties: false },
);

/** A promotion as staff edit it. */
export const promotionSchema = Type.Object({
  name: fields.text(
    { label: ['Name', 'Nom'], help: ['For staff.', 'Pour le personnel.'] },
    { minLength: 1, maxLength: 100 },
  ),
  label: fields.localized(
    {
      label: ['Label', 'Libellé'],
      help: [
        'Shoppers read it on the product, in the cart and on the order.',
        'Les clients le lisent sur le produit, dans le panier et sur la commande.',
      ],
    },
    { maxLength: 80 },
  ),
  status: fields.choice({ label: ['Status', 'État'], readOnly: true }, choices(STATUSES, STATUS_TITLES)),
  active: fields.flag({
    label: ['On', 'Activée'],
    help: [
      'Off: it gives nothing, whatever its dates.',
      'Désactivée\u00a0: aucun rabais, quelles que soient ses dates.',
    ],
  }),
  from: fields.instant({
    ...{ label: ['Begins', 'Début'], nullable: true },
    help: ['Empty: at once', 'Vide\u00a0: tout de suite'],
  }),
  until: fields.instant({
    ...{ label: ['Ends', 'Fin'], nullable: true },
    help: ['Empty: when it is turned off', 'Vide\u00a0: quand elle est désactivée'],
  }),
  tiers: fields.list(
    {
      label: ['What it takes off', 'Rabais'],
      help: [
        'Off the list price of each unit. Further rows give more from a higher number of units, mixed as shoppers like.',
        'Sur le prix courant de chaque unité. D’autres lignes donnent davantage à partir d’un plus grand nombre d’unités, mélangées au goût des clients.',
      ],
    },
    tier,
    { minItems: 1, maxItems: 5 },
  ),
  buyers: fields.choice(
    {
      label: ['Counts for', 'S’applique à'],
      help: [
        'Later orders of an auto-delivery keep the price that was agreed on.',
        'Les commandes suivantes d’une livraison automatique gardent le prix convenu.',
      ],
    },
    choices(BUYERS, BUYER_TITLES),
  ),
  categories: fields.list(
    {
      label: ['Category codes', 'Codes de catégorie'],
      help: [
        'With the categories below them. No category and no product: everything.',
        'Avec leurs sous-catégories. Ni catégorie ni produit\u00a0: tout.',
      ],
    },
    Type.String({ minLength: 1, maxLength: 120 }),
    { maxItems: 50 },
  ),
  products: fields.list(
    {
      label: ['Product codes', 'Codes de produit'],
      help: ['Or of a variant. Beside the categories.', 'Ou d’une variante. En plus des catégories.'],
    },
    fields.product({ label: ['Product', 'Produit'] }),
    { maxItems: 500 },
  ),
});
