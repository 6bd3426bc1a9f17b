import type { AccountEmail, EmailText } from './emails.types.ts';

/**
 * The emails in English.
 *
 * @param name of the shop.
 * @param logIn the log-in that an email tells of: device and time.
 */
export const englishTexts = (name: string, logIn: string): Record<AccountEmail, EmailText> => ({
  reset: {
    subject: 'Choose a new password',
    paragraphs: [
      'Somebody, we hope you, asked for a new password. The link is good for one hour, once.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
    label: 'Choose a new password',
    reason: `You get this e-mail because your address was entered at ${name}.`,
  },
  logIn: {
    subject: 'Your link to log in',
    paragraphs: [
      'There were many tries to log in to your account. To be sure that it is you, log in with this link. It is good for 10 minutes, once.',
      'If it was not you, do nothing.',
    ],
    label: 'Log in',
    reason: `You get this e-mail because somebody tried to log in at ${name} with your address.`,
  },
  email: {
    subject: 'Confirm your new address',
    paragraphs: [
      'Press the link and your account uses this address from now on. It is good for one hour, once.',
    ],
    label: 'Use this address',
    reason: `You get this e-mail because your address was entered in an account at ${name}.`,
  },
  removal: {
    subject: 'Delete your account',
    paragraphs: [
      'Somebody, we hope you, asked to delete your account. Follow the link and press the button there, and account, addresses and cards are gone for good. The link is good for one hour, once.',
      'If it was not you, somebody else is logged in to your account: choose a new password at once, which logs out every device.',
    ],
    label: 'Delete my account',
    reason: `You get this e-mail because somebody who is logged in to your account at ${name} asked for it.`,
  },
  duplicate: {
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, perhaps you, tried to make an account with this address. There is one already: log in, or ask for a new password there.',
      'If it was not you, there is nothing to do.',
    ],
    label: 'Log in',
    reason: `You get this e-mail because your address was entered at ${name}.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and other devices were logged out.',
      'If it was not you, choose a new one at once: “Forgot your password?” on the log-in page.',
    ],
    label: 'Go to the log-in page',
    reason: `You get this e-mail because you have an account at ${name}.`,
  },
  emailChanged: {
    subject: 'Your account has another address',
    paragraphs: [
      'Your account was moved to another e-mail address, as was asked for by somebody who is logged in to it.',
      'If it was not you, call us at once.',
    ],
    label: 'Go to the log-in page',
    reason: `You get this e-mail because this was the address of your account at ${name}.`,
  },
  newDevice: {
    subject: 'A log-in from a new device',
    paragraphs: [
      'Somebody, we hope you, logged in to your account on a device that was not used for it before:',
      logIn,
      'If it was you, there is nothing to do. If not, end the log-in in your account and choose a new password at once: that logs out every device.',
    ],
    label: 'See your log-ins',
    reason: `You get this e-mail because you have an account at ${name}.`,
  },
});
