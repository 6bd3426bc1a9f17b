import { setting } from '../declaration.ts';
import { days, milliseconds, seconds, text } from '../kinds.ts';

/** Log-ins, their tokens, agents and no-login links. */
export const LOG_IN = {
  'auth.clientId': setting(text(), {
    default: 'crema-storefront-usb2c',
    sites: { cab2c: 'crema-storefront-cab2c', usafh: 'crema-storefront-usafh' },
    readBy: 'engine',
    description: 'client id of the shop’s own pages at the token endpoint',
    french: [
      'Identifiant du client',
      'identifiant des pages de la boutique auprès du point d’accès des jetons',
    ],
  }),
  'auth.audience': setting(text(), {
    default: 'crema-commerce-usb2c',
    sites: { cab2c: 'crema-commerce-cab2c', usafh: 'crema-commerce-usafh' },
    readBy: 'engine',
    description: 'audience of tokens',
    french: ['Audience des jetons', 'destinataire des jetons (audience)'],
  }),
  'auth.scope': setting(text(), {
    default: 'openid offline_access shop',
    readBy: 'engine',
    description: 'scope of tokens',
    french: ['Portée des jetons', 'portée des jetons (scope)'],
  }),
  'auth.rotateTokenSeconds': setting(seconds({ least: 1 }), {
    default: 1800,
    readBy: 'engine',
    description: 'seconds that an access token is good for',
    french: ['Durée d’un jeton d’accès', 'secondes de validité d’un jeton d’accès'],
  }),
  'auth.refreshTokenSeconds': setting(seconds({ least: 1 }), {
    default: 2_592_000,
    readBy: 'engine',
    description: 'seconds that a log-in lasts with “remember me”, however often its token is rotated',
    french: [
      'Durée d’une connexion mémorisée',
      'secondes que dure une connexion avec «\u00a0se souvenir de moi\u00a0», quel que soit le nombre de renouvellements du jeton',
    ],
  }),
  'auth.sessionSeconds': setting(seconds({ least: 1 }), {
    default: 43_200,
    readBy: 'engine',
    description: 'seconds that a log-in lasts without “remember me”',
    french: [
      'Durée d’une connexion',
      'secondes que dure une connexion sans «\u00a0se souvenir de moi\u00a0»',
    ],
  }),
  'auth.loggedInCheckIntervalMs': setting(milliseconds(), {
    default: 300_000,
    readBy: 'browser',
    description:
      'milliseconds after which a page that stays open asks again whether its log-in still stands; 0: never',
    french: [
      'Vérification de la connexion',
      'millisecondes après lesquelles une page restée ouverte vérifie si sa connexion tient toujours; 0\u00a0: jamais',
    ],
  }),
  'agent.sessionSeconds': setting(seconds({ least: 1 }), {
    default: 600,
    readBy: 'engine',
    description: 'seconds that an agent may act for a customer before starting anew',
    french: [
      'Durée d’une séance d’agent',
      'secondes pendant lesquelles un agent peut agir pour une personne avant de recommencer',
    ],
  }),
  'agent.signInSeconds': setting(seconds({ least: 1 }), {
    default: 28_800,
    readBy: 'engine',
    description: 'seconds that an agent’s own log-in lasts',
    french: ['Durée de connexion d’un agent', 'secondes que dure la connexion d’un agent'],
  }),
  'nobo.linkDays': setting(days(), {
    default: 7,
    readBy: 'engine',
    description: 'days that a no-login link of an email is good for',
    french: [
      'Durée des liens sans connexion',
      'jours de validité d’un lien de courriel qui ne demande pas de connexion',
    ],
  }),
};
