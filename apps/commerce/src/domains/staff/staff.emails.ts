import type { Language, SiteId } from '@crema/brands';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';

/** Who is written to that a code of his authenticator was shown a second time. */
export interface ReusedCode {
  /** The same for the same letter, however often it is sent. */
  id: string;
  to: string;
  site: SiteId;
  language: Language;
}

/** Tells a member of staff that somebody with his password showed a code that was used. */
export function composeReusedCode(letter: ReusedCode): MailMessage {
  const texts = {
    en: {
      subject: 'One of your codes was used twice',
      paragraphs: [
        'Someone who knows your password tried to log in with a code that had just been used. The attempt was refused.',
        'If this was not you, ask for a new link right away: it ends every log-in, your password and your codes.',
      ],
      reason: 'You get this e-mail because you work here.',
    },
    fr: {
      subject: 'Un de vos codes a servi deux fois',
      paragraphs: [
        'Une personne qui connaît votre mot de passe a tenté de se connecter avec un code qui venait de servir. La tentative a été refusée.',
        'Si ce n’était pas vous, demandez tout de suite un nouveau lien\u00a0: il met fin à toutes vos connexions, à votre mot de passe et à vos codes.',
      ],
      reason: 'Vous recevez ce courriel parce que vous travaillez ici.',
    },
  }[letter.language];
  return renderEmail({ ...letter, ...texts });
}
