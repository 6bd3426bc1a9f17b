import type { NoboService } from '#domains/nobo/index.ts';
import type { RecurringOrders } from '#domains/orders/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import type { Platform } from '#platform/index.ts';
import { REMOVED_ADDRESS } from '#platform/mail/address.ts';
import type { MailMessage } from '#platform/mail/index.ts';
import { renderEmail } from '#platform/mail/render-email.ts';
import type { Email } from '#platform/outbox/index.ts';
import { firstDay, spokenInstant } from '../subscription/subscription.messages.ts';
import { ordersToCome } from './confirmation.messages.ts';
import type { EmailsRepository } from './emails.repository.ts';
import { EMAIL_KINDS, type EmailData, type EmailKind, emailKindOf, outboxKind } from './emails.types.ts';
import { EMAIL_LABELS, EMAIL_TEXTS, type EmailFacts } from './texts.messages.ts';

/** Makes links by which readers may act without a log-in, many at once. Opening one changes nothing. */
export type NoLoginLinks = NoboService['links'];

interface Parts {
  platform: Pick<Platform, 'config' | 'outbox'>;
  repository: Pick<EmailsRepository, 'comingAfter'>;
  orders: Pick<RecurringOrders, 'byCodes' | 'confirmation'>;
  links: NoLoginLinks;
}

/** An e-mail as the outbox passes it to be composed. */
export type WrittenEmail = Email<EmailData>;

/** Declares what composes e-mails about subscriptions: many at once, with few statements. */
export function composeEmails({ platform: { config, outbox }, repository, orders, links }: Parts): void {
  const composeAll = async (mails: readonly WrittenEmail[]): Promise<Map<string, MailMessage>> => {
    const codes = mails.flatMap(({ kind, data }) =>
      emailKindOf(kind) === 'order' && data.orderCode ? [data.orderCode] : [],
    );
    const confirmed = codes.length > 0 ? await orders.byCodes(codes) : [];
    const byCode = new Map(confirmed.map((order) => [order.code, order]));
    const after = Map.groupBy(await repository.comingAfter(codes), ({ orderCode }) => orderCode);
    const asks = mails.flatMap(({ id, kind, site, language, data: { customerId, subscriptionId } }) =>
      COMING.has(emailKindOf(kind)) && customerId && subscriptionId
        ? [{ id, site, language, customerId, subscriptionId, scopes: ['skip', 'date'] as const }]
        : [],
    );
    const made = await links(asks);
    const linkOf = new Map(asks.map(({ id }, index) => [id, made[index]]));
    const composed = new Map<string, MailMessage>();
    for (const mail of mails) {
      const order = byCode.get(mail.data.orderCode ?? '');
      if (emailKindOf(mail.kind) !== 'order')
        composed.set(mail.id, composeEmail(mail, config, linkOf.get(mail.id)));
      else if (order && order.email !== REMOVED_ADDRESS)
        composed.set(
          mail.id,
          await orders.confirmation(order, ordersToCome(after.get(order.code) ?? [], order.language)),
        );
    }
    return composed;
  };
  outbox.defineAll(EMAIL_KINDS.map(outboxKind), composeAll);
}

/** E-mails about an order that can still be changed. */
const COMING: ReadonlySet<EmailKind> = new Set(['reminder-7', 'reminder-2', 'smart']);

/** An e-mail about a subscription, in the shopper's language, with its links: opening them changes nothing. */
function composeEmail(
  { id, site, language, email, kind: name, data }: WrittenEmail,
  config: Pick<Config, 'siteHosts' | 'port'>,
  noLogin?: string,
): MailMessage {
  const kind = emailKindOf(name);
  if (kind === 'order') throw new Error('An order confirms itself');
  const { currency } = data;
  const facts: EmailFacts = {
    firstName: data.firstName ?? '',
    date: data.date ? spokenDay(data.date, language) : '',
    ...(data.nextDate ? { nextDate: spokenDay(data.nextDate, language) } : {}),
    locksAt: data.locksAt ? spokenInstant({ site }, new Date(data.locksAt), language) : '',
    total: currency && data.total !== undefined ? toPrice(data.total, currency, language).formattedValue : '',
    lines: listed(
      (data.lines ?? []).map(({ name, quantity }) => `${quantity} × ${name}`),
      language,
    ),
    replaced: data.replaced ?? [],
    missing: listed(data.missing ?? [], language),
    ...(data.retryOn ? { retryOn: spokenDay(data.retryOn, language) } : {}),
    rhythm: rhythmOf(data, language),
    card: data.card ? `${data.card.brand} •••• ${data.card.lastFour}` : '',
    expires: data.card?.expires ?? '',
    ...(data.commitment ? { commitment: data.commitment } : {}),
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
      ? [{ label: labels.card, url: at('/account/payments') }]
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
