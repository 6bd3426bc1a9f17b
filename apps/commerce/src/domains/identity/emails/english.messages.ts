import type { AccountEmail, EmailText } from './emails.types.ts';

/**
 * The emails in English.
 *
 * @param name of the shop.
 * @param logIn the log-in that an email tells of: device and time.
 */
export const englishTexts = (name: string, logIn: string): Record<AccountEmail, EmailText> => ({
  reset: {
    subject: 'Reset your password',
    paragraphs: [
      'We received a request to reset your password. The link works once, within one hour.',
      'If this was not you, do nothing. Your password stays the same.',
    ],
    label: 'Reset password',
    reason: `You get this e-mail because your address was entered at ${name}.`,
  },
  logIn: {
    subject: 'Your log-in link',
    paragraphs: [
      'There were many attempts to log in to your account. To confirm it is you, log in with this link. It works once, within 10 minutes.',
      'If this was not you, do nothing.',
    ],
    label: 'Log in',
    reason: `You get this e-mail because someone tried to log in at ${name} with your address.`,
  },
  email: {
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      'Open the link to use this e-mail address for your account. It works once, within one hour.',
    ],
    label: 'Confirm this address',
    reason: `You get this e-mail because your address was entered in an account at ${name}.`,
  },
  removal: {
    subject: 'Delete your account',
    paragraphs: [
      'We received a request to delete your account. Open the link and press the button there to permanently delete your account, addresses and cards. The link works once, within one hour.',
      'If this was not you, someone else is logged in to your account. Choose a new password right away: that logs out every device.',
    ],
    label: 'Delete my account',
    reason: `You get this e-mail because someone logged in to your account at ${name} asked for it.`,
  },
  duplicate: {
    subject: 'You already have an account',
    paragraphs: [
      'Someone, perhaps you, tried to create an account with this address, but you already have one. Log in, or reset your password on the log-in page.',
      'If this was not you, do nothing.',
    ],
    label: 'Log in',
    reason: `You get this e-mail because your address was entered at ${name}.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'Your password was just changed, and your other devices were logged out.',
      'If this was not you, choose a new one right away: press “Forgot your password?” on the log-in page.',
    ],
    label: 'Go to the log-in page',
    reason: `You get this e-mail because you have an account at ${name}.`,
  },
  emailChanged: {
    subject: 'Your account’s e-mail address was changed',
    paragraphs: [
      'Your account now uses another e-mail address. Someone logged in to it asked for this change.',
      'If this was not you, call us right away.',
    ],
    label: 'Go to the log-in page',
    reason: `You get this e-mail because this was the address of your account at ${name}.`,
  },
  newDevice: {
    subject: 'New log-in to your account',
    paragraphs: [
      'Your account was logged in to from a new device:',
      logIn,
      'If this was you, do nothing. If not, choose a new password right away: that logs out every device.',
    ],
    label: 'See your log-ins',
    reason: `You get this e-mail because you have an account at ${name}.`,
  },
});
