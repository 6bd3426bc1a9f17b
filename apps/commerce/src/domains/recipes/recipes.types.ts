import type { SiteId } from '@crema/brands';
import type { CupColor, Milk, SizeOz, Strength, Syrup, Topping } from '@crema/brands/drinks';

/** What a drink is made of, and how it is called. */
export interface RecipeDesign {
  name: string;
  /** Code of the product that is brewed. */
  podCode: string;
  sizeOz: SizeOz;
  strength: Strength;
  milk?: Milk | undefined;
  syrup?: Syrup | undefined;
  topping?: Topping | undefined;
  cupColor: CupColor;
}

/** A drink that a customer keeps. */
export interface Recipe extends RecipeDesign {
  /** Nobody guesses it: who knows it may see the recipe. */
  id: string;
  site: SiteId;
  updatedAt: Date;
}

/** Whose recipes. */
export interface Owner {
  site: SiteId;
  customerId: string;
}
