import { Type } from 'typebox';
import { fields } from '#platform/edits/index.ts';
import type { ComponentKinds } from './kinds.types.ts';
import {
  feature,
  group,
  heading,
  icon,
  image,
  imageAlt,
  link,
  productCode,
  text,
  title,
  url,
} from './parts.schemas.ts';

const ITEM = ['Item', 'Élément'] as const;

/** Kinds that consist of items. */
export const LISTS: ComponentKinds = {
  ShopByTilesComponent: {
    title: ['Tiles', 'Tuiles'],
    schema: Type.Object({
      heading,
      tiles: fields.list(
        { label: ['Tiles', 'Tuiles'] },
        group(['Tile', 'Tuile'], {
          title,
          url,
          productCode: Type.Optional(productCode(['Picture of this product', 'Photo de ce produit'])),
          image: Type.Optional(image),
          feature,
        }),
        { maxItems: 40 },
      ),
      feature,
    }),
  },
  ProductCarouselComponent: {
    title: ['Row of products', 'Rangée de produits'],
    schema: Type.Object({
      heading,
      mode: fields.choice({ label: ['Which products', 'Quels produits'] }, [
        { value: 'bestSellers', title: ['Best sellers', 'Meilleures ventes'] },
        { value: 'category', title: ['Of a category', 'D’une catégorie'] },
        { value: 'codes', title: ['These products', 'Ces produits'] },
      ]),
      categoryCode: Type.Optional(
        fields.text({
          label: ['Category', 'Catégorie'],
          help: ['Its code, for products of a category.', 'Son code, pour les produits d’une catégorie.'],
        }),
      ),
      productCodes: Type.Optional(
        fields.list({ label: ['Products', 'Produits'] }, productCode(), { maxItems: 60 }),
      ),
      limit: Type.Optional(fields.integer({ label: ['At most', 'Au plus'] }, { minimum: 1, maximum: 60 })),
      cta: Type.Optional(link()),
      feature,
    }),
  },
  ValuePropsComponent: {
    title: ['Promises', 'Promesses'],
    schema: Type.Object({
      items: fields.list({ label: ['Promises', 'Promesses'] }, group(ITEM, { title, text, icon, feature }), {
        maxItems: 20,
      }),
      feature,
    }),
  },
  HowItWorksComponent: {
    title: ['How it works', 'Comment ça marche'],
    schema: Type.Object({
      heading,
      text: Type.Optional(text),
      steps: fields.list({ label: ['Steps', 'Étapes'] }, group(['Step', 'Étape'], { title, text }), {
        maxItems: 20,
      }),
      cta: Type.Optional(link()),
      feature,
    }),
  },
  StepsComponent: {
    title: ['Steps', 'Étapes'],
    schema: Type.Object({
      heading,
      text: Type.Optional(text),
      steps: fields.list(
        { label: ['Steps', 'Étapes'] },
        group(['Step', 'Étape'], {
          title,
          text,
          image: Type.Optional(image),
          imageAlt: Type.Optional(imageAlt),
        }),
        { maxItems: 40 },
      ),
      cta: Type.Optional(link()),
      feature,
    }),
  },
  ShortcutsComponent: {
    title: ['Shortcuts', 'Raccourcis'],
    schema: Type.Object({
      heading: Type.Optional(heading),
      items: fields.list(
        { label: ['Shortcuts', 'Raccourcis'] },
        group(ITEM, { title, text, url, icon, feature }),
        { maxItems: 40 },
      ),
      feature,
    }),
  },
};
