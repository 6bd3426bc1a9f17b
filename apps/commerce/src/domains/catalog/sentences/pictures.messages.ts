import type { Texts } from '#platform/http/index.ts';

/** Why a picture was not fetched, as the end of a sentence. */
export const PICTURES = {
  redirectsNowhere: ['it redirects to no address', 'elle redirige vers une adresse qui n’en est pas une'],
  tooSlow: ['no whole answer within {seconds} s', 'pas de réponse complète en {seconds} s'],
  noAnswer: ['{message}', 'pas de réponse ({message})'],
  manyRedirects: ['more than {most} redirects', 'plus de {most} redirections'],
  otherProtocol: ['{protocol} addresses are not fetched', 'les adresses {protocol} ne sont pas téléchargées'],
  withPassword: [
    'addresses with a password are not fetched',
    'les adresses avec un mot de passe ne sont pas téléchargées',
  ],
  notPublic: ['{host} is not a public address', '{host} n’est pas une adresse publique'],
  atNotPublic: [
    '{name} is at {address}, not a public address',
    '{name} est à {address}, qui n’est pas une adresse publique',
  ],
  answerIs: ['the answer is {status}', 'la réponse est {status}'],
  notAPicture: ['it is {type}, not a picture', 'c’est {type}, pas une image'],
  untyped: ['it is of no type, not a picture', 'elle n’a pas de type, ce n’est pas une image'],
  tooLargePicture: ['it is larger than {megabytes} MB', 'elle dépasse {megabytes} Mo'],
} as const satisfies Record<string, Texts>;
