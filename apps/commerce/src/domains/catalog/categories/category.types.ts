import type { Localized } from '../products/native.types.ts';

export interface CategoryStory {
  title?: Localized;
  text?: Localized;
  image?: string;
}
export type CategoryRule = Record<string, string[]>;

/** A category as the seed or a merchant writes it. */
export interface NativeCategory {
  code: string;
  parent?: string;
  path: string;
  names: Localized;
  story?: CategoryStory;
  position?: number;
  rule?: CategoryRule;
}
