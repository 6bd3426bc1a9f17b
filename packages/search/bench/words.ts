/** Words of an invented coffee trade, English and French side by side. */
import { pick, type Random } from './random.ts';

export type Pair = readonly [en: string, fr: string];

export const SYNONYMS = {
  en: [
    ['decaf', 'decaffeinated'],
    ['pod', 'capsule', 'k-cup'],
    ['brewer', 'coffee maker', 'coffee machine'],
    ['cocoa', 'hot chocolate'],
    ['half-caff', 'half caffeinated'],
    ['flavored', 'flavoured'],
    ['tumbler', 'travel mug'],
    ['sampler', 'variety pack', 'assortment'],
  ],
  fr: [
    ['déca', 'décaféiné', 'decaf'],
    ['capsule', 'dosette', 'k-cup'],
    ['cafetière', 'machine à café', 'infuseur'],
    ['cacao', 'chocolat chaud'],
    ['demi-caf', 'demi-décaféiné'],
    ['gobelet', 'tasse de voyage'],
    ['assortiment', 'coffret découverte'],
  ],
};
export const BEVERAGES: readonly Pair[] = [
  ['coffee', 'café'],
  ['tea', 'thé'],
  ['hot cocoa', 'chocolat chaud'],
  ['cider', 'cidre'],
  ['chai', 'chaï'],
  ['latte', 'latte'],
  ['espresso', 'espresso'],
  ['iced coffee', 'café glacé'],
  ['lemonade', 'limonade'],
  ['cappuccino', 'cappuccino'],
];
export const ROASTS: readonly Pair[] = [
  ['light roast', 'torréfaction légère'],
  ['medium roast', 'torréfaction moyenne'],
  ['dark roast', 'torréfaction foncée'],
  ['extra dark roast', 'torréfaction extra foncée'],
];
export const CAFFEINE: readonly Pair[] = [
  ['regular', 'régulier'],
  ['decaf', 'décaféiné'],
  ['half caff', 'demi caféiné'],
  ['caffeine free', 'sans caféine'],
  ['extra caffeine', 'caféine extra'],
];
export const FLAVOURS: readonly Pair[] = [
  ['vanilla', 'vanille'],
  ['hazelnut', 'noisette'],
  ['caramel', 'caramel'],
  ['maple syrup', "sirop d'érable"],
  ['chocolate', 'chocolat'],
  ['peppermint', 'menthe poivrée'],
  ['pumpkin spice', 'épices à la citrouille'],
  ['cinnamon', 'cannelle'],
  ['coconut', 'noix de coco'],
  ['toasted almond', 'amande grillée'],
  ['blueberry', 'bleuet'],
  ['raspberry', 'framboise'],
  ['gingerbread', "pain d'épices"],
  ['mocha', 'moka'],
  ['toffee', 'caramel au beurre'],
  ['butter pecan', 'pacane au beurre'],
  ['orange peel', "zeste d'orange"],
  ['jasmine', 'jasmin'],
  ['bergamot', 'bergamote'],
  ['honey', 'miel'],
  ['apple', 'pomme'],
  ['cherry', 'cerise'],
  ['rose', 'rose'],
  ['cardamom', 'cardamome'],
  ['salted caramel', 'caramel salé'],
  ['brown sugar', 'cassonade'],
  ['white chocolate', 'chocolat blanc'],
  ['eggnog', 'lait de poule'],
  ['lavender', 'lavande'],
  ['lemon', 'citron'],
];
export const MOODS: readonly Pair[] = [
  ['morning', 'matin'],
  ['sunrise', 'aurore'],
  ['harbor', 'havre'],
  ['mountain', 'montagne'],
  ['river', 'rivière'],
  ['autumn', 'automne'],
  ['summer', "l'été"],
  ['winter', "l'hiver"],
  ['golden', 'doré'],
  ['velvet', 'velours'],
  ['midnight', 'minuit'],
  ['garden', 'jardin'],
  ['breakfast', 'déjeuner'],
  ['house', 'maison'],
  ['reserve', 'réserve'],
  ['island', "l'île"],
  ['forest', 'forêt'],
  ['bold', 'corsé'],
  ['smooth', 'doux'],
  ['classic', 'classique'],
  ['wild', 'sauvage'],
  ['royal', 'royal'],
  ['northern', 'nordique'],
  ['silk', 'soie'],
];
export const FORMS: readonly Pair[] = [
  ['pods', 'capsules'],
  ['bag', 'sac'],
  ['can', 'boîte'],
  ['fractional packs', 'sachets individuels'],
];
export const FORM_CODES = ['k-cup', 'bag', 'can', 'fractional'] as const;
export const CERTIFICATIONS: readonly Pair[] = [
  ['organic', 'biologique'],
  ['fair trade', 'équitable'],
  ['rainforest', 'forêt tropicale'],
];
export const DIETARY: readonly Pair[] = [
  ['vegan', 'végétalien'],
  ['gluten free', 'sans gluten'],
  ['sugar free', 'sans sucre'],
  ['kosher', 'casher'],
];
export const SENTENCES: readonly Pair[] = [
  [
    'A balanced cup with a clean finish and notes of {a}.',
    'Une tasse équilibrée à la finale nette, aux notes de {a}.',
  ],
  ['Sweet aromas of {a} meet a creamy body.', 'Des arômes sucrés de {a} dans un corps crémeux.'],
  [
    'Slowly roasted in small batches for mornings in {a}.',
    'Torréfié lentement en petits lots pour les matins à {a}.',
  ],
  [
    'Grown on the high slopes of {a} and picked by hand.',
    'Cultivé sur les hautes pentes de {a} et cueilli à la main.',
  ],
  ['Comforting and rich, with {a} in every sip.', 'Réconfortant et riche, avec {a} à chaque gorgée.'],
];

const ONSETS = [
  'b',
  'br',
  'c',
  'cl',
  'd',
  'f',
  'g',
  'h',
  'j',
  'k',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  'st',
  't',
  'tr',
  'v',
  'w',
  'z',
];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'io', 'ou'];
const CODAS = ['', '', 'n', 'r', 'l', 's', 'm', 'nd', 'th', 'x'];

/** Distinct invented proper names: estates, places, brands. */
export function inventedNames(random: Random, count: number): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    let name = '';
    const syllables = 2 + Math.floor(random() * 2);
    for (let i = 0; i < syllables; i++) name += pick(random, ONSETS) + pick(random, VOWELS);
    name += pick(random, CODAS);
    names.add((name[0] ?? '').toUpperCase() + name.slice(1));
  }
  return [...names];
}
