import type { Texts } from '#platform/http/index.ts';

/** Sentences about products and categories of the native formats, and about what a product would lose. */
export const NATIVE = {
  manyOptionValues: [
    'more option values than options ({names})',
    'plus de valeurs d’options que d’options ({names})',
  ],
  noCategoryCode: ['the category "{code}" is no code', 'la catégorie «\u00a0{code}\u00a0» n’est pas un code'],
  optionTwice: ['two options have the same name, {name}', 'deux options ont le même nom, {name}'],
  optionUnnamed: ['an option has no name', 'une option n’a pas de nom'],
  variantOptionTwice: [
    'the variant {code} names the option {option} twice',
    'la variante {code} nomme deux fois l’option {option}',
  ],
  variantNoOption: [
    'the variant {code} has no value for the option {option}',
    'la variante {code} n’a pas de valeur pour l’option {option}',
  ],
  variantStrangeOption: [
    'the variant {code} has an option {option} that the product lacks',
    'la variante {code} a une option {option} que le produit n’a pas',
  ],
  variantDecimals: [
    'the {label} {amount} of the variant {code} has more than two decimals',
    '{label} {amount} de la variante {code}\u00a0: plus de deux décimales',
  ],
  priceZero: ['the price is 0.00: imported, not sellable', 'le prix est 0.00\u00a0: importé, non vendable'],
  notSoldThere: [
    'no variant has a price for {site}: not sold there, left out',
    'aucune variante n’a de prix pour {site}\u00a0: non vendu là, ignoré',
  ],
  notReduced: [
    'the {label} {amount} of the variant {code} is not below its price {price}: left out',
    '{label} {amount} de la variante {code}\u00a0: pas inférieur à son prix {price}, ignoré',
  ],
  categoryCode: [
    'the category\'s code "{code}" is none: letters, digits and . _ + ~ - after the first, no spaces',
    'le code de catégorie «\u00a0{code}\u00a0» n’en est pas un\u00a0: des lettres, des chiffres et . _ + ~ - après le premier caractère, sans espaces',
  ],
  categoryPath: [
    'the path "{path}" of the category {code} is none: steps like codes, with / between them',
    'le chemin «\u00a0{path}\u00a0» de la catégorie {code} n’en est pas un\u00a0: des étapes comme des codes, séparées par /',
  ],
  categoryName: ['the category {code} has no English name', 'la catégorie {code} n’a pas de nom anglais'],
  categoryText: [
    'a text of the category {code} has a character that cannot be kept',
    'un texte de la catégorie {code} a un caractère qui ne peut pas être conservé',
  ],
  categoryOwnParent: [
    'the category {code} is its own parent',
    'la catégorie {code} est sa propre catégorie parente',
  ],
  categoryTwice: [
    'the category {code} is already on line {line}',
    'la catégorie {code} est déjà à la ligne {line}',
  ],
  pathTaken: [
    'the path {path} belongs to the category {owner}',
    'le chemin {path} appartient à la catégorie {owner}',
  ],
  noParent: [
    'the parent {parent} of the category {code} is not there',
    'la catégorie parente {parent} de {code} n’existe pas',
  ],
  aboveParent: [
    'the category {code} is above its own parent {parent}',
    'la catégorie {code} est au-dessus de sa propre catégorie parente {parent}',
  ],
  loses: [
    'the file lacks what the product has, {parts}: --replace lets it go',
    'le fichier n’a pas ce que le produit a, {parts}\u00a0: --replace permet de le perdre',
  ],
  both: ['{one} and {other}', '{one} et {other}'],
  theVariants: ['the variants {names}', 'les variantes {names}'],
  theColumns: ['the columns {names}', 'les colonnes {names}'],
  theFields: ['the fields {names}', 'les champs {names}'],
  namesAndMore: ['{names} and {count} more', '{names} et {count} de plus'],
  theRecord: ['the record', 'l’enregistrement'],
  field: ['{name} {rule}', '{name} {rule}'],
  mustBePrice: [
    'must be an amount from 0 to {most}, or amounts by site ({sites})',
    'doit être un montant de 0 à {most}, ou des montants par site ({sites})',
  ],
  mustBeOneOf: ['must be equal to one of {values}', 'doit être une de ces valeurs\u00a0: {values}'],
  mustNotHave: ['must not have the field {fields}', 'ne doit pas avoir le champ {fields}'],
  mustBeAtLeast: ['must be at least {limit}', 'doit être d’au moins {limit}'],
  mustBeAtMost: ['must be at most {limit}', 'doit être d’au plus {limit}'],
  mustBePodId: ['must be 1 to 12 digits', 'doit avoir de 1 à 12 chiffres'],
  mustBeColor: ['must be a colour such as #1d1b1a', 'doit être une couleur comme #1d1b1a'],
  mustBeStockVersion: [
    'must be as an export wrote it, such as v12=97',
    'doit être tel qu’une exportation l’a écrit, comme v12=97',
  ],
  mustBeVideo: ['must be the name of an mp4 or webm file', 'doit être le nom d’un fichier mp4 ou webm'],
  mustHave: ['{message}', 'doit avoir {fields}'],
  mustBeType: ['{message}', 'doit être du type {type}'],
  mustBeLonger: ['{message}', 'doit avoir au moins {limit} caractères'],
  mustBeShorter: ['{message}', 'doit avoir au plus {limit} caractères'],
  mustHaveMoreItems: ['{message}', 'doit avoir au moins {limit} éléments'],
  mustHaveFewerItems: ['{message}', 'doit avoir au plus {limit} éléments'],
  mustFit: ['{message}', 'n’a pas la forme attendue'],
} as const satisfies Record<string, Texts>;
