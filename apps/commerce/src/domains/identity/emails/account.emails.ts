import { type Language, SITES, type SiteId } from '@crema/brands';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import { SHOP } from '#platform/mail/shop.ts';
import { UNKNOWN_DEVICE } from '../sessions/device.rules.ts';
import type { AccountEmail, EmailText, LogInNews } from './emails.types.ts';
import { englishTexts } from './english.messages.ts';
import { frenchTexts } from './french.messages.ts';

export interface EmailInput {
  /** The same for the same email, however often it is sent. */
  id: string;
  kind: AccountEmail;
  site: SiteId;
  language: Language;
  to: string;
  /** Of its link; behind `#`, which browsers do not send: it is in no log and no cache. */
  token?: string;
  logIn?: LogInNews;
}

const TEXTS: Record<Language, (name: string, logIn: string) => Record<AccountEmail, EmailText>> = {
  en: englishTexts,
  fr: frenchTexts,
};

/** Where the link of an email leads. */
const PATHS: Record<AccountEmail, string> = {
  reset: '/login/reset',
  logIn: '/login/link',
  email: '/account/email',
  removal: '/account/removal',
  duplicate: '/login',
  passwordChanged: '/login',
  emailChanged: '/login',
  newDevice: '/account/privacy',
};

/** The email in the reader's language. */
export function composeAccountEmail(
  { id, kind, site, language, to, token, logIn }: EmailInput,
  config: Pick<Config, 'siteHosts' | 'port'>,
): MailMessage {
  const { news } = marked({ news: logIn ? logInLine(logIn, site, language) : '' });
  const { subject, paragraphs, label, reason } = TEXTS[language](SHOP.name, news)[kind];
  const at = (path: string) => pageUrl(config, site, language, path);
  const url = `${at(PATHS[kind])}${token ? `#${token}` : ''}`;
  const others = OFFERS_NEW_PASSWORD.has(kind)
    ? [{ label: FORGOTTEN[language], url: at('/login?mode=forgotten') }]
    : undefined;
  return renderEmail({
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

/** A log-in as its owner recognises it: the device, and when it was in the shop's time zone. */
function logInLine({ device, at }: LogInNews, site: SiteId, language: Language): string {
  const when = new Intl.DateTimeFormat(language === 'fr' ? 'fr-CA' : 'en', {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone: SITES[site].timeZone, timeZoneName: 'short' },
  }).format(new Date(at));
  const day = language === 'fr' ? when.replace(/^1(?=\s)/, '1er') : when;
  const unsaid = language === 'fr' ? 'appareil inconnu' : 'unknown device';
  return `${device === UNKNOWN_DEVICE ? unsaid : device}, ${day}`;
}

/** Emails that tell that somebody else may be logged in, whom a new password logs out. */
const OFFERS_NEW_PASSWORD: ReadonlySet<AccountEmail> = new Set(['newDevice', 'removal']);

const FORGOTTEN: Record<Language, string> = {
  en: 'Choose a new password',
  fr: 'Choisir un nouveau mot de passe',
};
