export { drawCup, svgOf } from './cup.ts';
export {
  CUP_COLORS,
  type CupColor,
  type Design,
  MILKS,
  type Milk,
  SIZES_OZ,
  type SizeOz,
  STRENGTHS,
  type Strength,
  SYRUPS,
  type Syrup,
  TOPPINGS,
  type Tone,
  type Topping,
  toneOf,
} from './design.ts';
