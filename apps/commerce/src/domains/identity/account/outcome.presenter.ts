import type { Language } from '@crema/brands';
import { say } from '#platform/http/index.ts';

/** The same for every address, so that nobody learns which ones have an account. */
export const presentMailed = (language: Language) => ({
  message: say(
    language,
    'If the address is correct, an e-mail with a link is on its way. The link works for one hour.',
    'Si l’adresse est la bonne, un courriel contenant un lien est en route. Le lien est valable une heure.',
  ),
});

export const presentDone = (language: Language) => ({ message: say(language, 'Done.', 'C’est fait.') });
