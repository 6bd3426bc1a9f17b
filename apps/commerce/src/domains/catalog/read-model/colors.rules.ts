/** Everyday names of colours: makers sell "Ink", and shoppers type "black". */
import type { Language } from '@crema/brands';
import { parse } from '#platform/images/drawing/color.ts';

type Family =
  | 'black'
  | 'white'
  | 'grey'
  | 'red'
  | 'pink'
  | 'orange'
  | 'brown'
  | 'yellow'
  | 'green'
  | 'blue'
  | 'purple';

/** Every form that is typed: French colours agree with their noun. */
const WORDS: Record<Language, Record<Family, string>> = {
  en: {
    black: 'black',
    white: 'white beige',
    grey: 'grey gray',
    red: 'red',
    pink: 'pink',
    orange: 'orange',
    brown: 'brown',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    purple: 'purple',
  },
  fr: {
    black: 'noir noire',
    white: 'blanc blanche beige',
    grey: 'gris grise',
    red: 'rouge',
    pink: 'rose',
    orange: 'orange',
    brown: 'brun brune',
    yellow: 'jaune',
    green: 'vert verte',
    blue: 'bleu bleue',
    purple: 'violet violette',
  },
};

/** Saturation below which a colour counts as grey, 0–1. */
const GREYISH = 0.08;

/** The everyday words of a colour given as `#rrggbb`. */
export function colorWords(hex: string, language: Language): string {
  return WORDS[language][familyOf(hex)];
}

function familyOf(hex: string): Family {
  const [r, g, b] = parse(hex).map((value) => value / 255) as [number, number, number];
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const lightness = most - spread / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  if (lightness < 0.2 && saturation < 0.3) return 'black';
  if (saturation < GREYISH) return lightness > 0.9 ? 'white' : 'grey';
  const turn = most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  const hue = (turn * 60 + 360) % 360;
  if (lightness > 0.8 && hue >= 20 && hue < 70) return 'white';
  if (hue < 12 || hue >= 320) return lightness > 0.65 ? 'pink' : 'red';
  if (hue < 40) return lightness < 0.35 ? 'brown' : 'orange';
  if (hue < 70) return 'yellow';
  if (hue < 175) return 'green';
  return hue < 260 ? 'blue' : 'purple';
}
