import type { Language } from '@crema/brands';
import { colorOfShop, SHOP } from './shop.ts';

/** A mail as a page of its brand. */
export interface MailPage {
  language: Language;
  /** Also its heading. Text, not HTML. */
  title: string;
  /** Complete and safe HTML. */
  body: string;
}

/** Mail programs have fonts of their own and fetch no others. */
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The HTML of a mail: one column that a screen reader reads in order, in the brand's colours. Its styles are attributes,
 * because mail programs drop style sheets.
 */
export function mailPage({ language, title, body }: MailPage): string {
  const [paper, surface, ink] = [colorOfShop('paper'), colorOfShop('surface'), colorOfShop('ink')];
  const [line, accent] = [colorOfShop('line'), colorOfShop('accent')];
  const heading = escapeHtml(title);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="margin:0;padding:24px 12px;background:${paper};color:${ink};font:16px/1.5 ${FONT}">
<div style="max-width:560px;margin:0 auto;padding:28px 24px;background:${surface};border:1px solid ${line};border-top:4px solid ${accent}">
<p style="margin:0 0 20px;font-weight:700">${SHOP.name}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${heading}</h1>
${body}
</div></body></html>
`;
}

/** A mail's main link, as a button; `url` opens in the reader's browser. */
export function mailButton({ label, url }: { label: string; url: string }): string {
  const [accent, onAccent] = [colorOfShop('accent'), colorOfShop('on-accent')];
  const look = `display:inline-block;padding:12px 20px;background:${accent};color:${onAccent};border-radius:6px;font-weight:600;text-decoration:none`;
  return `<a href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a>`;
}

export function mailLink({ label, url }: { label: string; url: string }): string {
  return `<a href="${escapeHtml(url)}" style="color:${colorOfShop('accent')}">${escapeHtml(label)}</a>`;
}

/**
 * The small print at the end, such as why the reader got the mail.
 *
 * @param html complete and safe
 */
export function mailSmallPrint(html: string): string {
  const [line, muted] = [colorOfShop('line'), colorOfShop('muted')];
  return `<p style="margin:20px 0 0;padding:16px 0 0;border-top:1px solid ${line};color:${muted};font-size:14px">${html}${SHOP.address}</p>`;
}

/** The colon after a name: in French after a no-break space. */
export const colonIn = (language: Language): string => (language === 'fr' ? '\u00a0:' : ':');

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
