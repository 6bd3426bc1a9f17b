import type { Language } from '@crema/brands';
import type { Customer } from './customers.types.ts';

const SECRETS: Record<Language, string> = {
  en: 'Secrets: your password, and what opens your log-ins, mailed links and cards. They say nothing of you.',
  fr: 'Les secrets\u00a0: votre mot de passe et ce qui ouvre vos sessions, les liens envoyés et vos cartes. Ils ne disent rien de vous.',
};

const PASSING: Record<Language, string> = {
  en: 'What is gone within days: tries to log in, repeated calls, letters on their way.',
  fr: 'Ce qui disparaît en quelques jours\u00a0: les essais de connexion, les appels répétés, les lettres en route.',
};

const BY_ADDRESS: Record<Language, string> = {
  en: 'Newsletter, alerts and messages to us, which are kept by e-mail address: nobody has shown yet that this one is yours. Ask for a new password by e-mail, and they are in your next file.',
  fr: 'L’infolettre, les alertes et les messages que nous avons reçus, classés par adresse courriel\u00a0: personne n’a encore montré que celle-ci est la vôtre. Demandez un nouveau mot de passe par courriel, et ils seront dans votre prochain fichier.',
};

/** What an export does not hold, and why. */
export function leftOut(language: Language, { emailProvedAt }: Pick<Customer, 'emailProvedAt'>): string[] {
  const always = [SECRETS[language], PASSING[language]];
  return emailProvedAt ? always : [...always, BY_ADDRESS[language]];
}
