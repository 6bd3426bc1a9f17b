import type { Reader } from '../declaration.ts';

/** Entries that nobody sets: they follow from how the shop was started, and are texts or not there. */
export const STARTED = {
  'auth.providerName': {
    readBy: 'browser',
    description: 'name of the outside identity provider, where customers may log in at one',
  },
  'payment.provider': {
    readBy: 'browser',
    description: 'who takes the shop’s payments, where somebody does',
  },
  'payment.publishableKey': {
    readBy: 'browser',
    description: 'what the provider’s script in the browser is started with, where it has one',
  },
} satisfies Record<string, { readBy: Reader; description: string }>;

export type StartedValues = { readonly [Name in keyof typeof STARTED]?: string };
