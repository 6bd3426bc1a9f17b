import type { Texts } from '#platform/http/index.ts';

/** Why a product is not written, as whole sentences. */
export const PRODUCTS = {
  productTwice: ['The product comes twice.', 'Le produit figure deux fois.'],
  codeNoSlug: ['The code is not a slug.', 'Le code n’en est pas un\u00a0: lettres, chiffres et . _ + ~ -.'],
  podIdDigits: ['A pod id has 1 to 12 digits.', 'Un numéro de capsule a de 1 à 12 chiffres.'],
  noEnglishName: ['The product has no English name.', 'Le produit n’a pas de nom anglais.'],
  optionNames: ['Every option has a name of its own.', 'Chaque option a un nom à elle.'],
  variantCodeForm: [
    'A variant code is 1 to 200 visible characters.',
    'Un code de variante a de 1 à 200 caractères visibles.',
  ],
  variantTwice: ['The variant {code} comes twice.', 'La variante {code} figure deux fois.'],
  priceRange: ['A price is 0 to {most}.', 'Un prix va de 0 à {most}.'],
  addressIsPodId: [
    'The address {value} is the pod id of {owner}.',
    'L’adresse {value} est le numéro de capsule de {owner}.',
  ],
  podIdBelongs: [
    'The pod id {value} belongs to {owner}.',
    'Le numéro de capsule {value} appartient à {owner}.',
  ],
  variantCodeBelongs: [
    'The variant code {value} belongs to {owner}.',
    'Le code de variante {value} appartient à {owner}.',
  ],
} as const satisfies Record<string, Texts>;
