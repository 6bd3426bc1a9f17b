import type { components } from '@crema/api-client';

type Schemas = components['schemas'];

/** A campaign as the site offers it. */
export type Campaign = Schemas['Campaign'];
/** What a kit comes to, now and later. */
export type Estimate = Schemas['CartEstimation'];

/** How many of a variant are chosen. */
export interface Chosen {
  code: string;
  qty: number;
}

/** One size of a drink that can be chosen. Prices are as the visitor's language writes them. */
export interface PodSize {
  code: string;
  count?: number;
  unit?: string;
  inStock: boolean;
  /** Boxes or cases that one counts as; absent: the list that it is from was not read. */
  weight?: number;
  /** In the first order of a kit. */
  price?: string;
  /** List price, where `price` is lower. */
  was?: string;
  /** In later orders of a kit, where that differs. */
  later?: string;
  /** What it adds to a monthly box. */
  premium?: string;
  premiumCents?: number;
}

/** A drink in a list to choose from. */
export interface PodCard {
  code: string;
  name: string;
  brand: string;
  url: string;
  image?: string;
  roast?: string;
  caffeine?: string;
  strength?: number;
  sizes: PodSize[];
}

/** A chosen size with the name and picture of its drink. */
export interface ChosenPod extends PodSize {
  name: string;
  brand: string;
  image?: string;
}
