/** How facets and their values, and the features of a product, are called in both languages. */
import type { Language, Site } from '@crema/brands';
import type { Localized } from './native.types.ts';
import { textOf } from './product.rules.ts';

type Country = Site['country'];

/** A name; Canada's English where it spells otherwise. */
interface Label extends Localized {
  ca?: string;
}

type Labels = Readonly<Record<string, Label>>;

/** Only what the table names itself: a merchant's word may be one that every object knows, such as `constructor`. */
const labelOf = (labels: Labels, word: string): Label | undefined =>
  Object.hasOwn(labels, word) ? labels[word] : undefined;

const labelText = (label: Label, language: Language, country?: Country): string =>
  (language === 'en' && country === 'CA' && label.ca) || textOf(label, language);

const FACETS: Labels = {
  beverageType: { en: 'Beverage type', fr: 'Type de boisson' },
  roast: { en: 'Roast', fr: 'Torréfaction' },
  flavour: { en: 'Flavor', ca: 'Flavour', fr: 'Saveur' },
  caffeine: { en: 'Caffeine', fr: 'Caféine' },
  brand: { en: 'Brand', fr: 'Marque' },
  boxCount: { en: 'Box count', fr: 'Format de boîte' },
  podFormat: { en: 'Format', fr: 'Emballage' },
  certification: { en: 'Certification', fr: 'Certification' },
  dietary: { en: 'Dietary', fr: 'Régime alimentaire' },
  price: { en: 'Price', fr: 'Prix' },
  rating: { en: 'Rating', fr: 'Note' },
  availability: { en: 'Availability', fr: 'Disponibilité' },
  offer: { en: 'Offer', fr: 'Offre' },
  productType: { en: 'Product type', fr: 'Type de produit' },
  strength: { en: 'Strength', fr: 'Intensité' },
  caffeineMg: { en: 'Caffeine per cup', fr: 'Caféine par tasse' },
  allergens: { en: 'Allergens', fr: 'Allergènes' },
  recyclable: { en: 'Recyclable', fr: 'Recyclable' },
  series: { en: 'Series', fr: 'Série' },
  reservoirOz: { en: 'Reservoir (oz)', fr: 'Réservoir (oz)' },
  cupSizes: { en: 'Cup sizes (oz)', fr: 'Formats de tasse (oz)' },
  widthIn: { en: 'Width (in)', fr: 'Largeur (po)' },
  heightIn: { en: 'Height (in)', fr: 'Hauteur (po)' },
  depthIn: { en: 'Depth (in)', fr: 'Profondeur (po)' },
  weightLb: { en: 'Weight (lb)', fr: 'Poids (lb)' },
  heatUpSeconds: { en: 'Heats up in (s)', fr: 'Chauffe en (s)' },
  strengthControl: { en: 'Strong setting', fr: 'Réglage corsé' },
  icedSetting: { en: 'Iced setting', fr: 'Mode glacé' },
  temperatureControl: { en: 'Temperature control', fr: 'Réglage de la température' },
  autoOffMinutes: { en: 'Turns off after (min)', fr: 'S’éteint après (min)' },
  carafeCups: { en: 'Carafe (cups)', fr: 'Verseuse (tasses)' },
  milkFrother: { en: 'Milk frother', fr: 'Moussoir à lait' },
  smart: { en: 'Connected', fr: 'Connectée' },
  plumbed: { en: 'Plumbed in', fr: 'Raccordée à l’eau' },
  material: { en: 'Material', fr: 'Matériau' },
  capacityOz: { en: 'Capacity (oz)', fr: 'Contenance (oz)' },
  dishwasherSafe: { en: 'Dishwasher safe', fr: 'Lave-vaisselle' },
  pieces: { en: 'Pieces', fr: 'Pièces' },
  hoursHot: { en: 'Stays hot (h)', fr: 'Reste chaud (h)' },
  podCapacity: { en: 'Holds (pods)', fr: 'Capacité (capsules)' },
  compartments: { en: 'Compartments', fr: 'Compartiments' },
  treatments: { en: 'Treatments', fr: 'Traitements' },
  lifeWeeks: { en: 'Lasts (weeks)', fr: 'Durée (semaines)' },
  fits: { en: 'Fits', fr: 'Convient à' },
  power: { en: 'Power', fr: 'Alimentation' },
};

const VALUES: Labels = {
  coffee: { en: 'Coffee', fr: 'Café' },
  tea: { en: 'Tea', fr: 'Thé' },
  cocoa: { en: 'Hot cocoa', fr: 'Chocolat chaud' },
  cider: { en: 'Cider', fr: 'Cidre' },
  chai: { en: 'Chai', fr: 'Chaï' },
  'herbal-tea': { en: 'Herbal tea', fr: 'Tisane' },
  matcha: { en: 'Matcha', fr: 'Matcha' },
  'iced-coffee': { en: 'Iced coffee', fr: 'Café glacé' },
  'cold-brew': { en: 'Cold brew', fr: 'Infusion à froid' },
  light: { en: 'Light', fr: 'Légère' },
  medium: { en: 'Medium', fr: 'Moyenne' },
  dark: { en: 'Dark', fr: 'Foncée' },
  'extra-dark': { en: 'Extra dark', fr: 'Très foncée' },
  regular: { en: 'Regular', fr: 'Régulière' },
  'half-caff': { en: 'Half-caff', fr: 'Mi-caféiné' },
  decaf: { en: 'Decaf', fr: 'Décaféiné' },
  'caffeine-free': { en: 'Caffeine free', fr: 'Sans caféine' },
  extra: { en: 'Extra caffeine', fr: 'Plus de caféine' },
  'k-cup': { en: 'K-Cup pod', fr: 'Capsule K-Cup' },
  'easy-peel-lid': { en: 'Easy-peel lid', fr: 'Opercule facile à retirer' },
  bag: { en: 'Bag', fr: 'Sac' },
  can: { en: 'Can', fr: 'Boîte' },
  fractional: { en: 'Fractional pack', fr: 'Portion prédosée' },
  organic: { en: 'Organic', fr: 'Biologique' },
  'fair-trade': { en: 'Fair trade', fr: 'Équitable' },
  'rainforest-friendly': { en: 'Rainforest friendly', fr: 'Respect des forêts' },
  vegan: { en: 'Vegan', fr: 'Végane' },
  'gluten-free': { en: 'Gluten free', fr: 'Sans gluten' },
  'sugar-free': { en: 'Sugar free', fr: 'Sans sucre' },
  'dairy-free': { en: 'Dairy free', fr: 'Sans produits laitiers' },
  kosher: { en: 'Kosher', fr: 'Casher' },
  chocolate: { en: 'Chocolate', fr: 'Chocolat' },
  'toasted-nut': { en: 'Toasted nut', fr: 'Noix grillées' },
  nutty: { en: 'Nutty', fr: 'Noisetée' },
  caramel: { en: 'Caramel', fr: 'Caramel' },
  vanilla: { en: 'Vanilla', fr: 'Vanille' },
  hazelnut: { en: 'Hazelnut', fr: 'Noisette' },
  citrus: { en: 'Citrus', fr: 'Agrumes' },
  berry: { en: 'Berry', fr: 'Petits fruits' },
  floral: { en: 'Floral', fr: 'Florale' },
  fruity: { en: 'Fruity', fr: 'Fruitée' },
  spice: { en: 'Spice', fr: 'Épices' },
  cinnamon: { en: 'Cinnamon', fr: 'Cannelle' },
  maple: { en: 'Maple', fr: 'Érable' },
  honey: { en: 'Honey', fr: 'Miel' },
  smoky: { en: 'Smoky', fr: 'Fumée' },
  mint: { en: 'Mint', fr: 'Menthe' },
  coconut: { en: 'Coconut', fr: 'Noix de coco' },
  apple: { en: 'Apple', fr: 'Pomme' },
  pumpkin: { en: 'Pumpkin', fr: 'Citrouille' },
  milk: { en: 'Milk', fr: 'Lait' },
  soy: { en: 'Soy', fr: 'Soya' },
  'in-stock': { en: 'In stock', fr: 'En stock' },
  'out-of-stock': { en: 'Out of stock', fr: 'En rupture de stock' },
  sale: { en: 'On sale', fr: 'En solde' },
  'buy-more-save-more': { en: 'Buy more, save more', fr: 'Achetez plus, économisez plus' },
  'auto-delivery': { en: 'Auto-delivery savings', fr: 'Rabais de livraison automatique' },
  specialty: { en: 'Lattes and specialty', fr: 'Lattes et spécialités' },
  vegetarian: { en: 'Vegetarian', fr: 'Végétarien' },
  'dark-chocolate': { en: 'Dark chocolate', fr: 'Chocolat noir' },
  'milk-chocolate': { en: 'Milk chocolate', fr: 'Chocolat au lait' },
  'brown-sugar': { en: 'Brown sugar', fr: 'Cassonade' },
  molasses: { en: 'Molasses', fr: 'Mélasse' },
  'stone-fruit': { en: 'Stone fruit', fr: 'Fruits à noyau' },
  malt: { en: 'Malt', fr: 'Malt' },
  grassy: { en: 'Grassy', fr: 'Végétal' },
  ginger: { en: 'Ginger', fr: 'Gingembre' },
  chicory: { en: 'Chicory', fr: 'Chicorée' },
  marshmallow: { en: 'Marshmallow', fr: 'Guimauve' },
  stoneware: { en: 'Stoneware', fr: 'Grès' },
  porcelain: { en: 'Porcelain', fr: 'Porcelaine' },
  'enameled-steel': { en: 'Enameled steel', ca: 'Enamelled steel', fr: 'Acier émaillé' },
  'borosilicate-glass': { en: 'Borosilicate glass', fr: 'Verre borosilicaté' },
  'vitrified-china': { en: 'Vitrified china', fr: 'Porcelaine vitrifiée' },
  'bamboo-fiber': { en: 'Bamboo fiber', ca: 'Bamboo fibre', fr: 'Fibre de bambou' },
  'stainless-steel': { en: 'Stainless steel', fr: 'Acier inoxydable' },
  'wool-felt': { en: 'Wool felt', fr: 'Feutre de laine' },
  'paper-fiber': { en: 'Paper fiber', ca: 'Paper fibre', fr: 'Fibre de papier' },
  paper: { en: 'Paper', fr: 'Papier' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  true: { en: 'Yes', fr: 'Oui' },
  false: { en: 'No', fr: 'Non' },
};

/** The names of options that this catalogue uses; a shop's own are shown as it wrote them. */
const PLACES = new Map(Object.keys(FACETS).map((code, place) => [code, place]));

const OPTIONS: Labels = {
  Size: { en: 'Size', fr: 'Format' },
  Color: { en: 'Color', ca: 'Colour', fr: 'Couleur' },
};

export function optionName(name: string, language: Language, country: Country): string {
  const label = labelOf(OPTIONS, name);
  return label ? labelText(label, language, country) : name;
}

const GRAMS_PER_OUNCE = 28.35;

/**
 * An option's value: `24 ct` is `24 un.` in French, and a bag that is counted in ounces is weighed in grams in Canada; a
 * colour has its own name in each language.
 */
export function optionValue(
  name: string,
  value: string,
  { language, country }: { language: Language; country: Country },
  { color, count }: { color?: { name: Localized }; count?: number } = {},
): string {
  if (name === 'Color' && color) return textOf(color.name, language);
  if (country === 'CA' && count && value === `${count} oz`)
    return `${Math.round(count * GRAMS_PER_OUNCE)}\u00a0g`;
  return language === 'fr' ? value.replace(/^(\d+) ct$/, '$1\u00a0un.') : value;
}

/** How many pods a bundle holds, and what buying it saves; empty where there is nothing to say. */
export function bundleContents(
  pods: number,
  prices: { apart: string; saved: string } | undefined,
  language: Language,
): string {
  const french = language === 'fr';
  const held = pods > 0 && `${pods} ${french ? 'capsules' : 'pods'}.`;
  const saving =
    prices &&
    (french
      ? `Achetés séparément\u00a0: ${prices.apart}. Vous économisez ${prices.saved}.`
      : `Bought separately: ${prices.apart}. You save ${prices.saved}.`);
  return [held, saving].filter(Boolean).join(' ');
}

export function facetName(code: string, language: Language, country: Country): string {
  const label = labelOf(FACETS, code);
  return label ? labelText(label, language, country) : spoken(code);
}

/** Where a feature stands among others: in the order in which they are named here, any others after them. */
export const facetPlace = (code: string): number => PLACES.get(code) ?? PLACES.size;

/** A value's label; a slug without a label is written with spaces and a capital, a number as the language writes it. */
export function valueName(value: string, language: Language, country?: Country): string {
  const label = labelOf(VALUES, value);
  if (language === 'fr' && /^\d+\.\d+$/.test(value)) return value.replace('.', ',');
  return label ? labelText(label, language, country) : spoken(value);
}

/** `toastedNut` or `toasted-nut` → `Toasted nut`. */
function spoken(slug: string): string {
  const words = slug
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
