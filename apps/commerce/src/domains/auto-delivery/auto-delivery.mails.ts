import { SITES } from '@crema/brands';
import type { NoboService } from '#domains/nobo/index.ts';
import type { RecurringOrders } from '#domains/orders/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import type { Day } from '#platform/clock/index.ts';
import type { Config } from '#platform/config/index.ts';
import { pageUrl } from '#platform/config/origins.ts';
import type { Platform } from '#platform/index.ts';
import type { Mailer, MailMessage } from '#platform/mail/index.ts';
import { composeLetter } from '#platform/mail/letter.ts';
import type { MailsRepository, WaitingMail } from './auto-delivery.mails.repository.ts';
import { MAIL_LABELS, MAIL_TEXTS, type MailFacts } from './auto-delivery.mails.texts.ts';
import type { MailData, MailKind } from './auto-delivery.mails.types.ts';
import { firstDay } from './auto-delivery.messages.ts';
import { ordersToCome } from './auto-delivery.order-mail.ts';

/** Where readers may do something without a log-in, many at once. Opening it changes nothing. */
export type NoLoginLinks = NoboService['links'];

interface Parts {
  platform: Pick<Platform, 'clock' | 'config' | 'log'>;
  repository: MailsRepository;
  orders: Pick<RecurringOrders, 'byCodes' | 'confirmation'>;
  mailer: Mailer;
  links: NoLoginLinks;
}

const AT_ONCE = 100;
/** How many the mail server is handed at once. */
const CONNECTIONS = 5;
/** How long who took mails may take to send them. */
const TAKEN_MS = 60_000;

/** Sends the mails that wait, a hundred at a time. A mail sent twice by a crash in between carries the same id. */
export function createMailing({ platform, repository, orders, mailer, links }: Parts) {
  const { clock, config, log } = platform;

  const composeAll = async (mails: readonly WaitingMail[]): Promise<Map<number, MailMessage>> => {
    const codes = mails.flatMap(({ kind, data }) =>
      kind === 'order' && data.orderCode ? [data.orderCode] : [],
    );
    const confirmed = codes.length > 0 ? await orders.byCodes(codes) : [];
    const byCode = new Map(confirmed.map((order) => [order.code, order]));
    const after = Map.groupBy(await repository.comingAfter(codes), ({ orderCode }) => orderCode);
    const asks = mails.flatMap(({ id, kind, site, language, data: { customerId, subscriptionId } }) =>
      COMING.has(kind) && customerId && subscriptionId
        ? [{ id, site, language, customerId, subscriptionId, scopes: ['skip', 'date'] as const }]
        : [],
    );
    const made = await links(asks);
    const linkOf = new Map(asks.map(({ id }, index) => [id, made[index]]));
    const composed = new Map<number, MailMessage>();
    for (const mail of mails) {
      const order = byCode.get(mail.data.orderCode ?? '');
      if (mail.kind !== 'order') composed.set(mail.id, composeMail(mail, config, linkOf.get(mail.id)));
      else if (order)
        composed.set(
          mail.id,
          orders.confirmation(order, ordersToCome(after.get(order.code) ?? [], order.language)),
        );
    }
    return composed;
  };

  /** Answers how many were sent. One that the server does not take waits for the next round. */
  const sendSome = async (): Promise<{ taken: number; sent: number }> => {
    const now = clock.now();
    const mails = await repository.take(now, new Date(now.getTime() + TAKEN_MS), AT_ONCE);
    if (mails.length === 0) return { taken: 0, sent: 0 };
    const composed = await composeAll(mails);
    const sent: number[] = [];
    const queue = [...mails];
    const next = async (): Promise<void> => {
      for (let mail = queue.shift(); mail; mail = queue.shift()) {
        const message = composed.get(mail.id);
        try {
          if (message) await mailer.send(message);
          sent.push(mail.id);
        } catch (error) {
          log.warn({ err: error, mail: mail.key }, 'mail not sent');
        }
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, next));
    await repository.sent(sent, clock.now());
    return { taken: mails.length, sent: sent.length };
  };

  return {
    /** Sends until none waits, or none goes out. */
    sendAll: async (): Promise<number> => {
      let all = 0;
      for (;;) {
        const { sent } = await sendSome();
        if (sent === 0) return all;
        all += sent;
      }
    },
  };
}

/** Mails about an order that can still be changed. */
const COMING: ReadonlySet<MailKind> = new Set(['reminder-7', 'reminder-2', 'smart']);

/** A mail about a subscription, in the shopper's language, with its links: they change nothing by being opened. */
export function composeMail(
  { key, site, language, email, kind, data }: WaitingMail,
  config: Pick<Config, 'siteHosts' | 'port'>,
  noLogin?: string,
): MailMessage {
  if (kind === 'order') throw new Error('An order confirms itself');
  const { currency } = data;
  const facts: MailFacts = {
    firstName: data.firstName ?? '',
    date: data.date ? spokenDay(data.date, language) : '',
    ...(data.nextDate ? { nextDate: spokenDay(data.nextDate, language) } : {}),
    locksAt: data.locksAt ? spokenInstant(data.locksAt, language, SITES[site].timeZone) : '',
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
  };
  const { subject, paragraphs } = MAIL_TEXTS[language][kind](facts);
  const labels = MAIL_LABELS[language];
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
  return composeLetter({
    ...{
      id: key.replaceAll(':', '-'),
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

const formats = new Map<string, Intl.DateTimeFormat>();
function format(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const made = formats.get(key) ?? make();
  formats.set(key, made);
  return made;
}
const dayFormat = (language: 'en' | 'fr') =>
  format(language, () => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }));
const spokenInstant = (at: string, language: 'en' | 'fr', timeZone: string): string =>
  firstDay(
    format(
      `${language} ${timeZone}`,
      () => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeStyle: 'short', timeZone }),
    ).format(new Date(at)),
    language,
  );

const rhythmOf = (
  { frequencyWeeks: weeks = 1, cupsPerDay }: Pick<MailData, 'frequencyWeeks' | 'cupsPerDay'>,
  language: 'en' | 'fr',
): string => {
  if (cupsPerDay !== undefined)
    return language === 'fr' ? 'chaque fois que vos capsules s’épuisent' : 'whenever your pods run low';
  if (language === 'fr') return weeks === 1 ? 'chaque semaine' : `toutes les ${weeks} semaines`;
  return weeks === 1 ? 'every week' : `every ${weeks} weeks`;
};

const listed = (parts: readonly string[], language: 'en' | 'fr'): string =>
  new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(parts);
