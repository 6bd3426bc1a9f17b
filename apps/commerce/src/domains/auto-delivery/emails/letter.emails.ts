import { toPrice } from '#domains/pricing/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import { marked } from '#platform/mail/facts.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { Email } from '#platform/outbox/index.ts';
import { firstDay, spokenInstant } from '../subscription/subscription.messages.ts';
import { type EmailData, emailKindOf } from './emails.types.ts';
import { EMAIL_LABELS, EMAIL_TEXTS, type EmailFacts } from './texts.messages.ts';

/** An e-mail as the outbox passes it to be composed. */
export type WrittenEmail = Email<EmailData>;

/** What a reader may do by the mail alone: tokens of links. `noLogin`: a whole address; `payment`: pays what is open. */
export interface MailedLinks {
  noLogin?: string | undefined;
  payment?: string | undefined;
}

/** An e-mail about a subscription, in the shopper's language, with its links: opening them changes nothing. */
export function composeEmail(
  { id, site, language, email, kind: name, data }: WrittenEmail,
  config: Pick<Config, 'siteHosts' | 'port'>,
  { noLogin, payment }: MailedLinks = {},
): MailMessage {
  const kind = emailKindOf(name);
  if (kind === 'order') throw new Error('An order confirms itself');
  const { currency } = data;
  const facts: EmailFacts = {
    ...marked({
      firstName: data.firstName ?? '',
      date: data.date ? spokenDay(data.date, language) : '',
      ...(data.nextDate ? { nextDate: spokenDay(data.nextDate, language) } : {}),
      locksAt: data.locksAt ? spokenInstant({ site }, new Date(data.locksAt), language) : '',
      total:
        currency && data.total !== undefined ? toPrice(data.total, currency, language).formattedValue : '',
      lines: listed(
        (data.lines ?? []).map(({ name, quantity }) => `${quantity} × ${name}`),
        language,
      ),
      missing: listed(data.missing ?? [], language),
      ...(data.retryOn ? { retryOn: spokenDay(data.retryOn, language) } : {}),
      rhythm: rhythmOf(data, language),
      card: data.card ? `${data.card.brand} •••• ${data.card.lastFour}` : '',
      expires: data.card?.expires ?? '',
      ...(data.commitment ? { commitment: data.commitment } : {}),
    }),
    replaced: (data.replaced ?? []).map((one) => marked(one)),
    ...(data.bankAsks ? { bankAsks: true } : {}),
  };
  const { subject, paragraphs } = EMAIL_TEXTS[language][kind](facts);
  const labels = EMAIL_LABELS[language];
  const at = (path: string) => pageUrl(config, site, language, path);
  const card = kind.startsWith('card-') || kind === 'payment-failed' || kind === 'on-hold';
  const links = noLogin
    ? [
        { label: labels.skip, url: noLogin.replace('#', '&do=skip#') },
        { label: labels.date, url: noLogin.replace('#', '&do=date#') },
      ]
    : card
      ? [
          ...(payment ? [{ label: labels.pay, url: at(`/pay#${payment}`) }] : []),
          { label: labels.card, url: at('/account/payments') },
        ]
      : [{ label: labels.view, url: at('/auto-delivery') }];
  const [action, ...others] = links;
  return renderEmail({
    ...{
      id,
      site,
      language,
      to: email,
      subject,
      paragraphs,
      reason: labels.reason,
    },
    ...(action ? { action } : {}),
    others,
  });
}

const LOCALES = { en: 'en', fr: 'fr-CA' } as const;

const spokenDay = (day: Day, language: 'en' | 'fr'): string =>
  firstDay(dayFormat(language).format(new Date(`${day}T12:00:00Z`)), language);

const dayFormats = new Map<string, Intl.DateTimeFormat>();
function dayFormat(language: 'en' | 'fr'): Intl.DateTimeFormat {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const format = dayFormats.get(language) ?? new Intl.DateTimeFormat(LOCALES[language], options);
  dayFormats.set(language, format);
  return format;
}

const rhythmOf = (
  { frequencyWeeks: weeks = 1, cupsPerDay }: Pick<EmailData, 'frequencyWeeks' | 'cupsPerDay'>,
  language: 'en' | 'fr',
): string => {
  if (cupsPerDay !== undefined)
    return language === 'fr' ? 'chaque fois que vos capsules s’épuisent' : 'whenever your pods run low';
  if (language === 'fr') return weeks === 1 ? 'chaque semaine' : `toutes les ${weeks} semaines`;
  return weeks === 1 ? 'every week' : `every ${weeks} weeks`;
};

const listed = (parts: readonly string[], language: 'en' | 'fr'): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(parts);
