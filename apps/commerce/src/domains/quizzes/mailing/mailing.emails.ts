import type { Language, SiteId } from '@crema/brands';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';

/** A result as its mail says it. */
export interface MailedResult {
  /** Of the mail. */
  id: string;
  /** Of the result, for its link. */
  resultId: string;
  site: SiteId;
  language: Language;
  to: string;
  picks: readonly { name: string; reason: string; adventurous: boolean }[];
}

/**
 * The result of a quiz, with its link. It holds no word of whoever asked for it: the address was typed by anybody, and a
 * stranger's words must not travel under our name.
 */
export function composeResult(
  { id, resultId, site, language, to, picks }: MailedResult,
  config: Pick<Config, 'siteHosts' | 'port'>,
): MailMessage {
  const { name } = SHOP;
  const texts = {
    en: {
      subject: 'Your result of the beverage quiz',
      opening: 'You asked for the result of the quiz. Here it is.',
      adventure: 'A small adventure',
      label: 'Open the result',
      reason: `You get this one e-mail because your address was entered at the end of the quiz of ${name}. It is used for nothing else.`,
    },
    fr: {
      subject: 'Votre résultat du jeu-questionnaire',
      opening: 'Vous avez demandé le résultat du jeu-questionnaire. Le voici.',
      adventure: 'Une petite aventure',
      label: 'Ouvrir le résultat',
      reason: `Vous recevez ce seul courriel parce que votre adresse a été saisie à la fin du jeu-questionnaire de ${name}. Elle ne sert à rien d’autre.`,
    },
  }[language];
  const { subject, opening, adventure, label, reason } = texts;
  const lines = picks.map((pick) =>
    pick.adventurous
      ? `${adventure}${language === 'fr' ? '\u00a0' : ''}: ${pick.name}. ${pick.reason}`
      : `${pick.name}. ${pick.reason}`,
  );
  const path = `/quiz/beverage?result=${encodeURIComponent(resultId)}`;
  return renderEmail({
    ...{ id, site, language, to, subject, reason },
    paragraphs: [opening, ...lines.map((line) => marked({ pick: line }).pick)],
    action: { label, url: pageUrl(config, site, language, path) },
  });
}
