import type { FastifyError } from 'fastify';
import type { Texts } from '../errors.ts';

type Problem = NonNullable<FastifyError['validation']>[number];
type Limits = Problem['params'];

const TYPES = new Map<string, Texts>([
  ['string', ['a text', 'un texte']],
  ['integer', ['a whole number', 'un nombre entier']],
  ['number', ['a number', 'un nombre']],
  ['boolean', ['true or false', 'true ou false']],
  ['array', ['a list', 'une liste']],
  ['object', ['an object', 'un objet']],
  ['null', ['null', 'null']],
]);

const NOT_VALID: Texts = ['is not valid', 'n’est pas valide'];

const atLeast = (limit: unknown, en: string, fr: string): Texts =>
  limit === 1
    ? ['must not be empty', 'ne doit pas être vide']
    : [`must have at least ${limit} ${en}`, `doit compter au moins ${limit} ${fr}`];

const atMost = (limit: unknown, en: string, fr: string): Texts => [
  `may have at most ${limit} ${en}${limit === 1 ? '' : 's'}`,
  `peut compter au plus ${limit} ${fr}${limit === 1 ? '' : 's'}`,
];

const oneOf = (values: readonly unknown[]): Texts => {
  const list = values.map(String).join(', ');
  return values.length === 1
    ? [`must be ${list}`, `doit être ${list}`]
    : [`must be one of: ${list}`, `doit être l’une de ces valeurs : ${list}`];
};

/** What a field's value should be, by the keyword of JSON Schema that it violates. */
const COMPLAINTS = new Map<string, (limits: Limits) => Texts>([
  ['required', () => ['is missing', 'manque']],
  ['additionalProperties', () => ['is not known here', 'n’est pas connu ici']],
  ['enum', ({ allowedValues }) => oneOf(Array.isArray(allowedValues) ? allowedValues : [])],
  ['pattern', ({ pattern }) => [`must match ${pattern}`, `doit suivre la forme ${pattern}`]],
  ['format', ({ format }) => [`must be a valid ${format}`, `n’est pas au format ${format}`]],
  ['minLength', ({ limit }) => atLeast(limit, 'characters', 'caractères')],
  ['maxLength', ({ limit }) => atMost(limit, 'character', 'caractère')],
  ['minItems', ({ limit }) => atLeast(limit, 'items', 'éléments')],
  ['maxItems', ({ limit }) => atMost(limit, 'item', 'élément')],
  ['minimum', ({ limit }) => [`must be ${limit} or more`, `doit être d’au moins ${limit}`]],
  ['maximum', ({ limit }) => [`must be ${limit} or less`, `doit être d’au plus ${limit}`]],
  ['exclusiveMinimum', ({ limit }) => [`must be more than ${limit}`, `doit dépasser ${limit}`]],
  ['exclusiveMaximum', ({ limit }) => [`must be less than ${limit}`, `doit être inférieur à ${limit}`]],
]);

/**
 * What is wrong with a field, as the end of a sentence that begins with its name.
 *
 * @param all the whole input's problems: alternatives of a type or value are one problem each.
 */
export function complaint({ keyword, instancePath, params }: Problem, all: readonly Problem[]): Texts {
  const alike = () =>
    all
      .filter((one) => one.keyword === keyword && one.instancePath === instancePath)
      .map((one) => one.params);
  if (keyword === 'const') return oneOf(alike().map(({ allowedValue }) => allowedValue));
  if (keyword === 'type') return ofType(alike().flatMap(({ type }) => type));
  return COMPLAINTS.get(keyword)?.(params) ?? NOT_VALID;
}

function ofType(types: readonly unknown[]): Texts {
  const names = types.map((type) => TYPES.get(String(type)) ?? [type, type]);
  const [en, fr] = [names.map((name) => name[0]), names.map((name) => name[1])];
  return [`must be ${en.join(' or ')}`, `doit être ${fr.join(' ou ')}`];
}
