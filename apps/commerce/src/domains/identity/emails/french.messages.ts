import type { AccountEmail, EmailText } from './emails.types.ts';

/**
 * The emails in French.
 *
 * @param name of the shop.
 * @param logIn the log-in that an email tells of: device and time.
 */
export const frenchTexts = (name: string, logIn: string): Record<AccountEmail, EmailText> => ({
  reset: {
    subject: 'Réinitialisez votre mot de passe',
    paragraphs: [
      'Nous avons reçu une demande de réinitialisation de votre mot de passe. Le lien est valable une heure, une seule fois.',
      'Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste le même.',
    ],
    label: 'Réinitialiser le mot de passe',
    reason: `Vous recevez ce courriel parce que votre adresse a été saisie chez ${name}.`,
  },
  logIn: {
    subject: 'Votre lien de connexion',
    paragraphs: [
      'Il y a eu de nombreux essais de connexion à votre compte. Pour confirmer que c’est vous, connectez-vous avec ce lien. Il est valable 10 minutes, une seule fois.',
      'Si ce n’était pas vous, ne faites rien.',
    ],
    label: 'Se connecter',
    reason: `Vous recevez ce courriel parce que quelqu’un a tenté de se connecter chez ${name} avec votre adresse.`,
  },
  email: {
    subject: 'Confirmez votre nouvelle adresse courriel',
    paragraphs: [
      'Ouvrez le lien pour utiliser cette adresse courriel dans votre compte. Il est valable une heure, une seule fois.',
    ],
    label: 'Confirmer cette adresse',
    reason: `Vous recevez ce courriel parce que votre adresse a été saisie dans un compte chez ${name}.`,
  },
  removal: {
    subject: 'Supprimez votre compte',
    paragraphs: [
      'Nous avons reçu une demande de suppression de votre compte. Ouvrez le lien et appuyez sur le bouton pour supprimer définitivement votre compte, vos adresses et vos cartes. Le lien est valable une heure, une seule fois.',
      'Si ce n’était pas vous, une autre personne est connectée à votre compte. Choisissez tout de suite un nouveau mot de passe\u00a0: tous les appareils seront déconnectés.',
    ],
    label: 'Supprimer mon compte',
    reason: `Vous recevez ce courriel parce qu’une personne connectée à votre compte chez ${name} l’a demandé.`,
  },
  duplicate: {
    subject: 'Vous avez déjà un compte',
    paragraphs: [
      'Quelqu’un, vous peut-être, a tenté de créer un compte avec cette adresse. Vous en avez déjà un. Connectez-vous ou réinitialisez votre mot de passe à la page de connexion.',
      'Si ce n’était pas vous, ne faites rien.',
    ],
    label: 'Se connecter',
    reason: `Vous recevez ce courriel parce que votre adresse a été saisie chez ${name}.`,
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    paragraphs: [
      'Votre mot de passe vient d’être modifié, et vos autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez-en un autre tout de suite\u00a0: «\u00a0Mot de passe oublié?\u00a0» sur la page de connexion.',
    ],
    label: 'Aller à la page de connexion',
    reason: `Vous recevez ce courriel parce que vous avez un compte chez ${name}.`,
  },
  emailChanged: {
    subject: 'L’adresse courriel de votre compte a été modifiée',
    paragraphs: [
      'Votre compte utilise maintenant une autre adresse courriel, à la demande d’une personne qui y est connectée.',
      'Si ce n’était pas vous, appelez-nous tout de suite.',
    ],
    label: 'Aller à la page de connexion',
    reason: `Vous recevez ce courriel parce que cette adresse était celle de votre compte chez ${name}.`,
  },
  newDevice: {
    subject: 'Nouvelle connexion à votre compte',
    paragraphs: [
      'Une connexion à votre compte a été faite depuis un nouvel appareil\u00a0:',
      logIn,
      'Si c’était vous, ne faites rien. Sinon, choisissez tout de suite un nouveau mot de passe\u00a0: tous les appareils seront déconnectés.',
    ],
    label: 'Voir vos connexions',
    reason: `Vous recevez ce courriel parce que vous avez un compte chez ${name}.`,
  },
});
