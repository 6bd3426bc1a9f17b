import { SITE_IDS, SITES } from '@crema/brands';
import { AUDIENCES, SCREEN_NAMES } from '@crema/experiments';
import { Type } from 'typebox';
import { fields } from '#platform/edits/index.ts';
import type { Texts } from '#platform/http/index.ts';

export const STATUSES = ['draft', 'planned', 'running', 'ended', 'stopped'] as const;
export type ExperimentStatus = (typeof STATUSES)[number];

const STATUS_TITLES: Record<ExperimentStatus, Texts> = {
  draft: ['Draft', 'Brouillon'],
  planned: ['Planned', 'Prévue'],
  running: ['Running', 'En cours'],
  ended: ['Ended', 'Terminée'],
  stopped: ['Stopped', 'Arrêtée'],
};

const SCREENS: Record<(typeof SCREEN_NAMES)[number], Texts> = {
  home: ['Home', 'Accueil'],
  product: ['Product', 'Produit'],
  category: ['Category', 'Catégorie'],
};

const VISITORS: Record<(typeof AUDIENCES)[number], Texts> = {
  known: ['Logged in', 'Connectés'],
  unknown: ['Not logged in', 'Non connectés'],
  purchaser: ['With an order', 'Avec une commande'],
  'brewer-intender': ['With a brewer in the cart', 'Avec une cafetière au panier'],
  'auto-delivery': ['With an auto-delivery', 'Avec une livraison automatique'],
};

const choices = <Value extends string>(
  values: readonly Value[],
  titles: Record<Value, Texts>,
  label: Texts,
) =>
  fields.choice(
    { label },
    values.map((value) => ({ value, title: titles[value] })),
  );

const SITE_TITLES = Object.fromEntries(
  SITE_IDS.map((site): [string, Texts] => [site, [SITES[site].id, SITES[site].id]]),
);

const visitors = (label: Texts, help: Texts) =>
  fields.list({ label, help }, choices(AUDIENCES, VISITORS, ['Visitors', 'Visiteurs']), {
    maxItems: AUDIENCES.length,
  });

const arm = Type.Object(
  {
    name: fields.text({ label: ['Name', 'Nom'] }, { minLength: 1, maxLength: 40 }),
    value: fields.text(
      { label: ['Value', 'Valeur'], help: ['What the page is told', 'Ce qui est dit à la page'] },
      { minLength: 1, maxLength: 200 },
    ),
    weight: Type.Unsafe<number>({
      ...{ type: 'number', minimum: 0.01, maximum: 99.99 },
      label: ['Share of visitors, %', 'Part des visiteurs, %'],
    }),
  },
  { additionalProperties: false },
);

/** An experiment as staff edit it. */
export const experimentSchema = Type.Object({
  name: fields.text({ label: ['Name', 'Nom'] }, { minLength: 1, maxLength: 100 }),
  status: fields.choice(
    { label: ['Status', 'État'], readOnly: true },
    STATUSES.map((value) => ({ value, title: STATUS_TITLES[value] })),
  ),
  on: fields.flag({
    label: ['Runs between its dates', 'Se déroule entre ses dates'],
    help: [
      'Off: a draft, or stopped. Everybody then sees the first arm.',
      'Désactivé\u00a0: un brouillon, ou arrêtée. Tous voient alors la première variante.',
    ],
  }),
  startsAt: fields.instant({ label: ['Starts', 'Début'] }),
  stopsAt: fields.instant({
    label: ['Stops', 'Fin'],
    help: [
      'Set before the start: a test that is stopped once it looks good proves nothing.',
      'Fixée avant le début\u00a0: un test arrêté dès qu’il paraît bon ne prouve rien.',
    ],
  }),
  arms: fields.list(
    {
      label: ['Arms', 'Variantes'],
      help: [
        'The first is the control. Shares add up to 100. A visitor keeps the same arm, as it follows from the visitor’s id and the shares; so shares stay once it has begun.',
        'La première sert de témoin. Les parts totalisent 100. Chaque visiteur garde sa variante, calculée d’après son identifiant et les parts\u00a0: celles-ci ne changent donc plus après le début.',
      ],
    },
    arm,
    { maxItems: 8 },
  ),
  feature: fields.text(
    {
      label: ['What it changes', 'Ce qu’elle change'],
      help: [
        'The name of the feature in the pages, such as home-hero',
        'Le nom de la fonction dans les pages, comme home-hero',
      ],
    },
    { pattern: '^[A-Za-z0-9_-]{1,40}$', maxLength: 40 },
  ),
  screens: fields.list({ label: ['Pages', 'Pages'] }, choices(SCREEN_NAMES, SCREENS, ['Page', 'Page']), {
    maxItems: SCREEN_NAMES.length,
  }),
  sites: fields.list(
    { label: ['Shops', 'Boutiques'], help: ['This one among them', 'Dont celle-ci'] },
    choices(SITE_IDS, SITE_TITLES as Record<(typeof SITE_IDS)[number], Texts>, ['Shop', 'Boutique']),
    { maxItems: SITE_IDS.length },
  ),
  only: visitors(['Only visitors who are', 'Seulement les visiteurs'], ['Empty: all', 'Vide\u00a0: tous']),
  except: visitors(
    ['But not visitors who are', 'Sauf les visiteurs'],
    ['Empty: nobody', 'Vide\u00a0: personne'],
  ),
});
