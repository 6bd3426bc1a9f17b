/** What a drink can be made of. The codes are kept with recipes: one that was offered stays. */

export const SIZES_OZ = [4, 6, 8, 10, 12, 16] as const;
export type SizeOz = (typeof SIZES_OZ)[number];

export const STRENGTHS = ['mild', 'regular', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** With their colours, as of the next ones. */
export const MILKS = {
  dairy: '#f7efe2',
  oat: '#ecdcc0',
  almond: '#f1e4d0',
  soy: '#f3e8c8',
  coconut: '#fbf8f2',
} as const;
export type Milk = keyof typeof MILKS;

export const SYRUPS = {
  vanilla: '#d9b25f',
  caramel: '#b3651d',
  hazelnut: '#a8713f',
  maple: '#c4621f',
  lavender: '#8f7bb5',
  raspberry: '#b0224a',
} as const;
export type Syrup = keyof typeof SYRUPS;

export const TOPPINGS = {
  foam: '#f6e9d3',
  'whipped-cream': '#fdf9f1',
  cinnamon: '#a2561f',
  cocoa: '#4b2616',
  marshmallows: '#fdf4f1',
  orange: '#e0842a',
} as const;
export type Topping = keyof typeof TOPPINGS;

export const CUP_COLORS = {
  oat: '#e7dcc8',
  butter: '#edcf83',
  terracotta: '#c46a48',
  rose: '#d3a29b',
  sage: '#93a68c',
  sky: '#9dbdd0',
  midnight: '#2f4160',
  ink: '#35302d',
} as const;
export type CupColor = keyof typeof CUP_COLORS;

/** What a pod's drink looks like, with the colour of it black. */
export const TONES = {
  light: '#8a5228',
  medium: '#6a3a1b',
  dark: '#472413',
  'extra-dark': '#2f170d',
  tea: '#b5652a',
  chai: '#b0794a',
  cocoa: '#5a2f1c',
  cider: '#c98a36',
  specialty: '#8d6148',
} as const;
export type Tone = keyof typeof TONES;

/** A drink as it is drawn. */
export interface Design {
  tone: Tone;
  sizeOz: SizeOz;
  strength: Strength;
  milk?: Milk | undefined;
  syrup?: Syrup | undefined;
  topping?: Topping | undefined;
  cupColor: CupColor;
}

const isTone = (word: string | undefined): word is Tone => word !== undefined && Object.hasOwn(TONES, word);

/** What the drink of a pod looks like: by its kind, a coffee by its roast. */
export function toneOf({ beverageType, roast }: { beverageType?: string; roast?: string }): Tone {
  if (beverageType !== 'coffee' && isTone(beverageType)) return beverageType;
  return isTone(roast) ? roast : 'medium';
}
