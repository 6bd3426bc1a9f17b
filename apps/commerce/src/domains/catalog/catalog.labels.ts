/** How facets and their values, and the features of a product, are called in both languages. */
import type { Language } from '@crema/brands';
import type { Localized } from './catalog.native.ts';
import { textOf } from './catalog.rules.ts';

const FACETS: Record<string, Localized> = {
  beverageType: { en: 'Beverage type', fr: 'Type de boisson' },
  roast: { en: 'Roast', fr: 'Torréfaction' },
  flavour: { en: 'Flavor', fr: 'Saveur' },
  caffeine: { en: 'Caffeine', fr: 'Caféine' },
  brand: { en: 'Brand', fr: 'Marque' },
  boxCount: { en: 'Box count', fr: 'Format de boîte' },
  podFormat: { en: 'Pod format', fr: 'Format de capsule' },
  certification: { en: 'Certification', fr: 'Certification' },
  dietary: { en: 'Dietary', fr: 'Régime alimentaire' },
  price: { en: 'Price', fr: 'Prix' },
  availability: { en: 'Availability', fr: 'Disponibilité' },
  offer: { en: 'Offer', fr: 'Offre' },
  productType: { en: 'Product type', fr: 'Type de produit' },
  strength: { en: 'Strength', fr: 'Intensité' },
  caffeineMg: { en: 'Caffeine per cup', fr: 'Caféine par tasse' },
  allergens: { en: 'Allergens', fr: 'Allergènes' },
  recyclable: { en: 'Recyclable', fr: 'Recyclable' },
  series: { en: 'Series', fr: 'Série' },
};

const VALUES: Record<string, Localized> = {
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
  'half-caff': { en: 'Half-caff', fr: 'Demi-caféine' },
  decaf: { en: 'Decaf', fr: 'Décaféiné' },
  'caffeine-free': { en: 'Caffeine free', fr: 'Sans caféine' },
  extra: { en: 'Extra caffeine', fr: 'Extra caféine' },
  'k-cup': { en: 'K-Cup pod', fr: 'Capsule K-Cup' },
  'easy-peel-lid': { en: 'Easy-peel lid', fr: 'Couvercle facile à peler' },
  bag: { en: 'Bag', fr: 'Sac' },
  can: { en: 'Can', fr: 'Canette' },
  fractional: { en: 'Fractional pack', fr: 'Sachet-portion' },
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
  berry: { en: 'Berry', fr: 'Baies' },
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
  true: { en: 'Yes', fr: 'Oui' },
  false: { en: 'No', fr: 'Non' },
};

export function facetName(code: string, language: Language): string {
  const label = FACETS[code];
  return label ? textOf(label, language) : spoken(code);
}

/** A value's label; a slug that nobody named is written with spaces and a capital. */
export function valueName(value: string, language: Language): string {
  const label = VALUES[value];
  return label ? textOf(label, language) : spoken(value);
}

/** `toastedNut` or `toasted-nut` → `Toasted nut`. */
function spoken(slug: string): string {
  const words = slug
    .replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
