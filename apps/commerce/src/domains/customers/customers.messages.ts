import type { Language } from '@crema/brands';
import type { Customer } from './customers.types.ts';

const SECRETS: Record<Language, string> = {
  en: 'Secrets: your password and the keys to your log-ins, e-mailed links and cards. They say nothing about you.',
  fr: 'Les secrets\u00a0: votre mot de passe et les clés de vos connexions, des liens envoyés et de vos cartes. Ils ne disent rien de vous.',
};

const PASSING: Record<Language, string> = {
  en: 'Data deleted within days: log-in attempts, repeated requests, e-mails being sent.',
  fr: 'Ce qui est supprimé en quelques jours\u00a0: les essais de connexion, les demandes répétées, les courriels en cours d’envoi.',
};

const BY_ADDRESS: Record<Language, string> = {
  en: 'Newsletter, alerts and messages to us, which are kept by e-mail address: yours is not confirmed yet. Reset your password by e-mail, and they are in your next file.',
  fr: 'L’infolettre, les alertes et les messages que nous avons reçus, classés par adresse courriel\u00a0: la vôtre n’est pas encore confirmée. Réinitialisez votre mot de passe par courriel, et ils seront dans votre prochain fichier.',
};

/** What an export does not hold, and why. */
export function leftOut(language: Language, { emailProvedAt }: Pick<Customer, 'emailProvedAt'>): string[] {
  const always = [SECRETS[language], PASSING[language]];
  return emailProvedAt ? always : [...always, BY_ADDRESS[language]];
}
