import type { Language, SiteId } from '@crema/brands';
import { tellable } from './facts.ts';
import type { MailMessage } from './message.ts';
import { colonIn, escapeHtml, mailButton, mailLink, mailPage, mailSmallPrint } from './page.ts';
import { SHOP } from './shop.ts';

/** A mail of a few sentences with one link: the look of every mail that is not about an order. */
export interface Letter {
  id: string;
  site: SiteId;
  language: Language;
  to: string;
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** Further links, one on each line. */
  others?: readonly { label: string; url: string }[];
  /** Why the reader gets this mail; small print at its end. */
  reason: string;
  /** For marketing: the link that unsubscribes, and the address of its one-click form. */
  unsubscribe?: { label: string; url: string; oneClickUrl: string };
}

/** The email as text and as HTML that a screen reader reads in order; its sentences can be said in other words. */
export const renderEmail = (letter: Letter): MailMessage =>
  tellable((edit) => {
    const [subject = ''] = edit(letter.subject, 'subject');
    const paragraphs = letter.paragraphs.flatMap((paragraph) => edit(paragraph, 'paragraph'));
    const { action } = letter;
    const [label = action?.label ?? ''] = action ? edit(action.label, 'button') : [];
    const [reason = ''] = edit(letter.reason, 'reason');
    return rendered({
      ...{ ...letter, subject, paragraphs, reason },
      ...(action ? { action: { ...action, label } } : {}),
    });
  });

function rendered(letter: Letter): MailMessage {
  const { id, language, to, subject, paragraphs, action, reason, unsubscribe } = letter;
  const links = [...(action ? [action] : []), ...(letter.others ?? [])];
  const foot =
    language === 'fr' ? `Des questions? Appelez le ${SHOP.phone}.` : `Questions? Call ${SHOP.phone}.`;
  const colon = colonIn(language);
  const text = [
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...links.flatMap(({ label, url }) => [`${label}${colon} ${url}`, '']),
    foot,
    SHOP.name,
    '',
    reason,
    ...(unsubscribe ? [`${unsubscribe.label}${colon} ${unsubscribe.url}`] : []),
  ].join('\n');
  const [main, ...rest] = links;
  const end = unsubscribe ? `<br>${mailLink(unsubscribe)}` : '';
  const body = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(main ? [`<p style="margin:24px 0">${mailButton(main)}</p>`] : []),
    ...rest.map((link) => `<p>${mailLink(link)}</p>`),
    `<p>${foot}</p>`,
    mailSmallPrint(`${escapeHtml(reason)}${end}`),
  ].join('\n');
  const html = mailPage({ language, title: subject, body });
  return {
    ...{ id, to, subject, text: text + SHOP.address, html },
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.oneClickUrl } : {}),
  };
}
