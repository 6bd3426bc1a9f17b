import { type Language, SITES, type SiteId } from '@crema/brands';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { composeLetter } from '#platform/mail/letter.ts';
import { UNKNOWN_DEVICE } from './identity.rules.ts';

/** Letters about an account: a link that proves who reads it, or news that its owner must have. */
export type AccountLetter =
  | 'reset'
  | 'logIn'
  | 'email'
  | 'removal'
  | 'duplicate'
  | 'passwordChanged'
  | 'emailChanged'
  | 'newDevice';

/** A log-in that a letter tells of. */
export interface LogInNews {
  /** `Firefox · Windows`; `UNKNOWN_DEVICE` where the browser does not say. */
  device: string;
  /** ISO 8601. */
  at: string;
}

export interface LetterInput {
  /** The same for the same letter, however often it is sent. */
  id: string;
  kind: AccountLetter;
  site: SiteId;
  language: Language;
  to: string;
  /** Of the link in it; behind `#`, which browsers keep to themselves: it is in no log and no cache. */
  token?: string;
  logIn?: LogInNews;
}

interface Text {
  subject: string;
  paragraphs: readonly string[];
  label: string;
  reason: string;
}

const PATHS: Record<AccountLetter, string> = {
  reset: '/login/reset',
  logIn: '/login/link',
  email: '/account/email',
  removal: '/account/removal',
  duplicate: '/login',
  passwordChanged: '/login',
  emailChanged: '/login',
  newDevice: '/account/privacy',
};

/** The letter in the reader's language. */
export function composeAccountLetter(
  { id, kind, site, language, to, token, logIn }: LetterInput,
  config: Pick<Config, 'siteHosts' | 'port'>,
): MailMessage {
  const { subject, paragraphs, label, reason } = texts(
    SITES[site].name,
    logIn && spoken(logIn, site, language),
  )[language][kind];
  const at = (path: string) => pageUrl(config, site, language, path);
  const url = `${at(PATHS[kind])}${token ? `#${token}` : ''}`;
  const others = TELLS_OF_STRANGERS.has(kind)
    ? [{ label: FORGOTTEN[language], url: at('/login?mode=forgotten') }]
    : undefined;
  return composeLetter({
    id,
    site,
    language,
    to,
    subject,
    paragraphs,
    action: { label, url },
    others,
    reason,
  });
}

/** What the owner of an account tells a log-in by: the device, and when it was in the shop's own zone. */
function spoken({ device, at }: LogInNews, site: SiteId, language: Language): string {
  const when = new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : 'en', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: SITES[site].timeZone, timeZoneName: 'short' },
  }).format(new Date(at));
  const day = language === 'fr' ? when.replace(/^1(?=\s)/, '1er') : when;
  const unsaid = language === 'fr' ? 'appareil inconnu' : 'unknown device';
  return `${device === UNKNOWN_DEVICE ? unsaid : device}, ${day}`;
}

/** Somebody else may be logged in: a new password puts him out. */
const TELLS_OF_STRANGERS: ReadonlySet<AccountLetter> = new Set(['newDevice', 'removal']);

const FORGOTTEN: Record<Language, string> = {
  en: 'Choose a new password',
  fr: 'Choisir un nouveau mot de passe',
};

const texts = (name: string, logIn = ''): Record<Language, Record<AccountLetter, Text>> => ({
  en: {
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
  },
  fr: {
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      paragraphs: [
        'Quelqu’un, vous sans doute, a demandé un nouveau mot de passe. Le lien est valable une heure, une seule fois.',
        'Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste le même.',
      ],
      label: 'Choisir un nouveau mot de passe',
      reason: `Vous recevez ce courriel parce que votre adresse a été saisie chez ${name}.`,
    },
    logIn: {
      subject: 'Votre lien de connexion',
      paragraphs: [
        'Il y a eu de nombreux essais de connexion à votre compte. Pour être sûrs que c’est vous, nous vous demandons de suivre ce lien. Il est valable 10 minutes, une seule fois.',
        'Si ce n’était pas vous, ne faites rien.',
      ],
      label: 'Ouvrir une session',
      reason: `Vous recevez ce courriel parce que quelqu’un a tenté d’ouvrir une session chez ${name} avec votre adresse.`,
    },
    email: {
      subject: 'Confirmez votre nouvelle adresse',
      paragraphs: [
        'Suivez le lien pour que votre compte utilise désormais cette adresse. Il est valable une heure, une seule fois.',
      ],
      label: 'Utiliser cette adresse',
      reason: `Vous recevez ce courriel parce que votre adresse a été saisie dans un compte chez ${name}.`,
    },
    removal: {
      subject: 'Supprimez votre compte',
      paragraphs: [
        'Quelqu’un, vous sans doute, a demandé la suppression de votre compte. Suivez le lien et appuyez sur le bouton qui s’y trouve\u00a0: le compte, les adresses et les cartes disparaissent pour de bon. Le lien est valable une heure, une seule fois.',
        'Si ce n’était pas vous, une autre personne est connectée à votre compte\u00a0: choisissez tout de suite un nouveau mot de passe, et tous les appareils seront déconnectés.',
      ],
      label: 'Supprimer mon compte',
      reason: `Vous recevez ce courriel parce qu’une personne connectée à votre compte chez ${name} l’a demandé.`,
    },
    duplicate: {
      subject: 'Vous avez déjà un compte',
      paragraphs: [
        'Quelqu’un, vous peut-être, a tenté de créer un compte avec cette adresse. Il en existe déjà un\u00a0: ouvrez une session ou demandez-y un nouveau mot de passe.',
        'Si ce n’était pas vous, il n’y a rien à faire.',
      ],
      label: 'Ouvrir une session',
      reason: `Vous recevez ce courriel parce que votre adresse a été saisie chez ${name}.`,
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été modifié',
      paragraphs: [
        'Le mot de passe de votre compte vient d’être modifié, et les autres appareils ont été déconnectés.',
        'Si ce n’était pas vous, choisissez-en un autre tout de suite\u00a0: «\u00a0Mot de passe oublié?\u00a0» sur la page de connexion.',
      ],
      label: 'Aller à la page de connexion',
      reason: `Vous recevez ce courriel parce que vous avez un compte chez ${name}.`,
    },
    emailChanged: {
      subject: 'Votre compte a une autre adresse',
      paragraphs: [
        'Votre compte utilise désormais une autre adresse courriel, à la demande d’une personne qui y a ouvert une session.',
        'Si ce n’était pas vous, appelez-nous tout de suite.',
      ],
      label: 'Aller à la page de connexion',
      reason: `Vous recevez ce courriel parce que cette adresse était celle de votre compte chez ${name}.`,
    },
    newDevice: {
      subject: 'Une connexion depuis un nouvel appareil',
      paragraphs: [
        'Quelqu’un, vous sans doute, a ouvert une session dans votre compte sur un appareil qui n’y avait jamais servi\u00a0:',
        logIn,
        'Si c’était vous, il n’y a rien à faire. Sinon, fermez cette session dans votre compte et choisissez tout de suite un nouveau mot de passe\u00a0: tous les appareils seront déconnectés.',
      ],
      label: 'Voir vos connexions',
      reason: `Vous recevez ce courriel parce que vous avez un compte chez ${name}.`,
    },
  },
});
