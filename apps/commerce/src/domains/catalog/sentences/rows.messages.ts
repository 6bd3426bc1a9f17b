import type { Texts } from '#platform/http/index.ts';

/** Sentences about rows of a file, in the middle of which `label: reason` may stand. */
export const ROWS = {
  labelled: ['{label}: {reason}', '{label}\u00a0: {reason}'],
  price: ['price', 'prix'],
  compareAt: ['compare-at price', 'prix avant réduction'],
  quantity: ['quantity', 'quantité'],
  stock: ['stock', 'stock'],
  discountPrice: ['discount price', 'prix réduit'],
  promotedPrice: ['promoted price', 'prix promotionnel'],
  segmentPrice: ['segment price', 'prix de segment'],
  segmentPriceOf: ['segment price {name}', 'prix de segment {name}'],
  theVariant: ['the variant', 'la variante'],
  noAmount: ['"{text}" is not an amount', '«\u00a0{text}\u00a0» n’est pas un montant'],
  amountBelow0: ['the amount {text} is below 0', 'le montant {text} est inférieur à 0'],
  decimalComma: [
    '"{text}" uses a decimal comma: write {meant}',
    '«\u00a0{text}\u00a0» a une virgule décimale\u00a0: écrivez {meant}',
  ],
  noAmountIn: [
    '"{text}" is not an amount in {currency}',
    '«\u00a0{text}\u00a0» n’est pas un montant en {currency}',
  ],
  moreDecimals: ['{text} has more than two decimals', '{text} a plus de deux décimales'],
  amountTooLarge: ['the amount {text} is too large', 'le montant {text} est trop élevé'],
  notWhole: ['"{text}" is not a whole number', '«\u00a0{text}\u00a0» n’est pas un nombre entier'],
  tooMany: ['{text} is too large a quantity', 'la quantité {text} est trop élevée'],
  noWeight: [
    'the weight "{text}" is not 1 to 1,000,000 grams: left out',
    'le poids «\u00a0{text}\u00a0» n’est pas de 1 à 1\u00a0000\u00a0000 grammes\u00a0: ignoré',
  ],
  otherCurrency: [
    'the price is in {named}, and {site} sells in {currency}',
    'le prix est en {named}, et {site} vend en {currency}',
  ],
  cut: [
    'the {column} is longer than {most} characters: cut',
    '{column} dépasse {most} caractères\u00a0: coupé',
  ],
  noTitle: ['no row of this product has a Title', 'aucune ligne de ce produit n’a de Title'],
  productNoTitle: ['the product has no title', 'le produit n’a pas de titre'],
  giftCard: [
    'gift cards are not sold here: imported as a draft',
    'les cartes-cadeaux ne se vendent pas ici\u00a0: importé comme brouillon',
  ],
  noOptionValue: [
    'the row has no value for the option {option}',
    'la ligne n’a pas de valeur pour l’option {option}',
  ],
  oneVariantOnly: [
    'the product has no options and its one variant is on line {line}',
    'le produit n’a pas d’options et sa seule variante est à la ligne {line}',
  ],
  noPrice: [
    'the product has no price: imported, not sellable',
    'le produit n’a pas de prix\u00a0: importé, non vendable',
  ],
  noVariantList: ['the product has no list of variants', 'le produit n’a pas de liste de variantes'],
  noVariants: [
    'the product has no variants: imported, not sellable',
    'le produit n’a pas de variantes\u00a0: importé, non vendable',
  ],
  unlisted: [
    'unlisted products are imported as drafts',
    'les produits non répertoriés sont importés comme brouillons',
  ],
  noStatus: [
    'the Status "{text}" is none of active, draft, archived',
    'le Status «\u00a0{text}\u00a0» n’est ni active, ni draft, ni archived',
  ],
  priceAtMost: ['a price is at most {most}', 'un prix est d’au plus {most}'],
  stockBelow0: [
    'stock {units} is below 0: imported as 0',
    'le stock {units} est inférieur à 0\u00a0: importé comme 0',
  ],
  emptyPrice: [
    'the price is empty or 0.00: imported, not sellable',
    'le prix est vide ou 0.00\u00a0: importé, non vendable',
  ],
  notAbove: [
    'the compare-at price {before} is not above the price {price}: left out',
    'le prix avant réduction {before} n’est pas supérieur au prix {price}\u00a0: ignoré',
  ],
  compareAtAlone: [
    'the compare-at price {before} is left out, because there is no price',
    'le prix avant réduction {before} est ignoré, car il n’y a pas de prix',
  ],
  optionsCalled: ['two options are called {names}', 'deux options s’appellent {names}'],
  longOptionName: [
    'an option name is longer than {most} characters',
    'un nom d’option dépasse {most} caractères',
  ],
  longOptionValue: [
    'an option value is longer than {most} characters',
    'une valeur d’option dépasse {most} caractères',
  ],
  strangeOption: [
    "the option {option} is not one of the product's ({names})",
    'l’option {option} n’est pas une de celles du produit ({names})',
  ],
  combinationTwice: [
    'the option combination {shown} is already on line {line}',
    'la combinaison d’options {shown} est déjà à la ligne {line}',
  ],
  noOptions: ['without options', 'sans options'],
  noWebAddress: [
    'the picture "{text}" is no web address: left out',
    'l’image «\u00a0{text}\u00a0» n’est pas une adresse Web\u00a0: ignorée',
  ],
  notTruth: [
    'the {column} "{text}" is neither TRUE nor FALSE',
    '{column} «\u00a0{text}\u00a0» n’est ni TRUE ni FALSE',
  ],
  otherWidth: [
    'the row has {cells} cells, the header {width}',
    'la ligne a {cells} cellules, l’en-tête {width}',
  ],
  otherTitle: [
    'the title "{title}" is left out: on line {line} it is "{lead}"',
    'le titre «\u00a0{title}\u00a0» est ignoré\u00a0: à la ligne {line}, c’est «\u00a0{lead}\u00a0»',
  ],
  sameAddress: [
    'the handles {handle} and {owner} (line {line}) give the same address, {address}',
    'les identifiants {handle} et {owner} (ligne {line}) donnent la même adresse, {address}',
  ],
  namesNoProduct: ['the row names no product', 'la ligne ne nomme aucun produit'],
  noLetters: [
    'the handle has no letter or digit to make an address of',
    'l’identifiant n’a ni lettre ni chiffre dont faire une adresse',
  ],
  noHandle: ['the product has no handle', 'le produit n’a pas d’identifiant'],
  productNoCode: ['the product has no code', 'le produit n’a pas de code'],
  earlierHandle: [
    'an earlier product of the file has the same handle',
    'un produit précédent du fichier a le même identifiant',
  ],
  earlierCode: [
    'an earlier product of the file has the same code',
    'un produit précédent du fichier a le même code',
  ],
  theCategory: ['the category', 'la catégorie'],
  podAddress: [
    'the address {value} is the pod id of {owner}',
    'l’adresse {value} est le numéro de capsule de {owner}',
  ],
  podIdTaken: ['the pod id {value} belongs to {owner}', 'le numéro de capsule {value} appartient à {owner}'],
  variantCodeTaken: [
    'the variant code {value} belongs to {owner}',
    'le code de variante {value} appartient à {owner}',
  ],
  pictureNotFetched: [
    'the picture {address} was not fetched: {because}',
    'l’image {address} n’a pas été téléchargée\u00a0: {because}',
  ],
  noPicture: ['it cannot be read as a picture', 'elle ne se lit pas comme une image'],
  soldSince: [
    'units were sold or returned after it was exported',
    'des unités ont été vendues ou retournées après l’exportation',
  ],
  maybeSold: ['it may have been read before a sale', 'il a peut-être été lu avant une vente'],
  stockLeft: [
    'the stock {units} of {code} is not taken, because {because}: it stays {now} (--stock file takes it)',
    'le stock {units} de {code} n’est pas repris, car {because}\u00a0: il reste à {now} (--stock file le reprend)',
  ],
} as const satisfies Record<string, Texts>;
