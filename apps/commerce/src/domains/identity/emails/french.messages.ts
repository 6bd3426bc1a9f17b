import type { AccountEmail, EmailText } from './emails.types.ts';

/**
 * The emails in French.
 *
 * @param name of the shop.
 * @param logIn the log-in that an email tells of: device and time.
 */
export const frenchTexts = (name: string, logIn: string): Record<AccountEmail, EmailText> => ({
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
});
