import type { CupColor, Milk, SizeOz, Strength, Syrup, Topping } from '@crema/brands/drinks';
import type { Texts } from '#platform/http/errors.ts';

/** What the parts of a drink are called. */
export const NAMES = {
  strengths: {
    mild: ['Mild', 'Douce'],
    regular: ['Regular', 'Normale'],
    strong: ['Strong', 'Corsée'],
  } satisfies Record<Strength, Texts>,

  milks: {
    dairy: ['Dairy milk', 'Lait'],
    oat: ['Oat', 'Avoine'],
    almond: ['Almond', 'Amande'],
    soy: ['Soy', 'Soya'],
    coconut: ['Coconut', 'Noix de coco'],
  } satisfies Record<Milk, Texts>,

  syrups: {
    vanilla: ['Vanilla', 'Vanille'],
    caramel: ['Caramel', 'Caramel'],
    hazelnut: ['Hazelnut', 'Noisette'],
    maple: ['Maple', 'Érable'],
    lavender: ['Lavender', 'Lavande'],
    raspberry: ['Raspberry', 'Framboise'],
  } satisfies Record<Syrup, Texts>,

  toppings: {
    foam: ['Milk foam', 'Mousse de lait'],
    'whipped-cream': ['Whipped cream', 'Crème fouettée'],
    cinnamon: ['Cinnamon', 'Cannelle'],
    cocoa: ['Cocoa powder', 'Poudre de cacao'],
    marshmallows: ['Marshmallows', 'Guimauves'],
    orange: ['Orange peel', 'Zeste d’orange'],
  } satisfies Record<Topping, Texts>,

  cupColors: {
    oat: ['Oat', 'Avoine'],
    butter: ['Butter', 'Beurre'],
    terracotta: ['Terracotta', 'Terre cuite'],
    rose: ['Dusty rose', 'Vieux rose'],
    sage: ['Sage', 'Sauge'],
    sky: ['Sky', 'Ciel'],
    midnight: ['Midnight', 'Minuit'],
    ink: ['Ink', 'Encre'],
  } satisfies Record<CupColor, Texts>,
} as const;

const ML_PER_OZ = 29.5735;

/** A size by its ounces; in Canada by its millilitres, to the next ten. */
export function sizeTexts(oz: SizeOz, country: 'US' | 'CA'): Texts {
  if (country === 'US') return [`${oz} oz`, `${oz} oz`];
  const ml = Math.round((oz * ML_PER_OZ) / 10) * 10;
  return [`${ml} mL`, `${ml}\u00a0ml`];
}
