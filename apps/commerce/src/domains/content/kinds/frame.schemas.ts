import { type TSchema, Type } from 'typebox';
import { fields } from '#platform/edits/index.ts';
import type { ComponentKinds } from './kinds.types.ts';
import { feature, group, heading, hours, image, link, phone, text, title, url } from './parts.schemas.ts';

const highlight = Type.Optional(
  fields.flag({
    label: ['Stands out', 'Mis en évidence'],
    help: ['In the colour of offers.', 'Dans la couleur des offres.'],
  }),
);
const promo = Type.Optional(
  group(['Picture in the menu', 'Image dans le menu'], { heading, text, image, cta: link() }),
);

/** An entry of the menu; below it, in a list, those that it opens. */
const entry = (below?: TSchema) =>
  group(['Entry', 'Entrée'], {
    title,
    url,
    ...(below ? { children: Type.Optional(below) } : {}),
    feature,
    highlight,
    ...(below ? { promo } : {}),
  });

const entries = (most: number, below?: TSchema) =>
  fields.list(
    {
      label: below ? ['Entries', 'Entrées'] : ['Links', 'Liens'],
    },
    entry(below),
    { maxItems: most },
  );

/** Kinds around every page. */
export const FRAME: ComponentKinds = {
  NavigationComponent: {
    title: ['Menu', 'Menu'],
    schema: Type.Object({ children: entries(20, entries(20, entries(40))) }),
  },
  FooterLinksComponent: {
    title: ['Footer', 'Pied de page'],
    schema: Type.Object({
      columns: fields.list(
        { label: ['Columns', 'Colonnes'] },
        group(['Column', 'Colonne'], {
          title,
          links: fields.list({ label: ['Links', 'Liens'] }, link(['Link', 'Lien']), { maxItems: 40 }),
          feature,
        }),
        { maxItems: 12 },
      ),
      phone,
      hours,
      legal: fields.localized(
        { label: ['Small print', 'Mentions légales'] },
        { widget: 'localized-multiline' },
      ),
    }),
  },
};
