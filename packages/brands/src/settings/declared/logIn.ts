import { setting } from '../declaration.ts';
import { days, milliseconds, seconds, text } from '../kinds.ts';

/** Log-ins, their tokens, agents and no-login links. */
export const LOG_IN = {
  'auth.clientId': setting(text(), {
    default: 'crema-storefront-usb2c',
    sites: { cab2c: 'crema-storefront-cab2c', usafh: 'crema-storefront-usafh' },
    readBy: 'engine',
    description: 'client id of the shop’s own pages at the token endpoint',
  }),
  'auth.audience': setting(text(), {
    default: 'crema-commerce-usb2c',
    sites: { cab2c: 'crema-commerce-cab2c', usafh: 'crema-commerce-usafh' },
    readBy: 'engine',
    description: 'audience of tokens',
  }),
  'auth.scope': setting(text(), {
    default: 'openid offline_access shop',
    readBy: 'engine',
    description: 'scope of tokens',
  }),
  'auth.rotateTokenSeconds': setting(seconds({ least: 1 }), {
    default: 1800,
    readBy: 'engine',
    description: 'seconds that an access token is good for',
  }),
  'auth.refreshTokenSeconds': setting(seconds({ least: 1 }), {
    default: 2_592_000,
    readBy: 'engine',
    description: 'seconds that a log-in lasts with “remember me”, however often its token is rotated',
  }),
  'auth.sessionSeconds': setting(seconds({ least: 1 }), {
    default: 43_200,
    readBy: 'engine',
    description: 'seconds that a log-in lasts without “remember me”',
  }),
  'auth.loggedInCheckIntervalMs': setting(milliseconds(), {
    default: 300_000,
    readBy: 'browser',
    description:
      'milliseconds after which a page that stays open asks again whether its log-in still stands; 0: never',
  }),
  'agent.sessionSeconds': setting(seconds({ least: 1 }), {
    default: 600,
    readBy: 'engine',
    description: 'seconds that an agent may act for a customer before starting anew',
  }),
  'agent.signInSeconds': setting(seconds({ least: 1 }), {
    default: 28_800,
    readBy: 'engine',
    description: 'seconds that an agent’s own log-in lasts',
  }),
  'nobo.linkDays': setting(days(), {
    default: 7,
    readBy: 'engine',
    description: 'days that a no-login link of an email is good for',
  }),
};
