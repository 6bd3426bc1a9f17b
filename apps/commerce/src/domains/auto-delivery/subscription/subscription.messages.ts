import { type Language, SITES } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import { type Day, dayOf } from '#platform/clock/index.ts';
import { say } from '#platform/http/index.ts';
import { plain } from '#platform/mail/facts.ts';
import type { Subscription } from './subscription.types.ts';

type Told = Pick<
  Subscription,
  'site' | 'currency' | 'status' | 'nextDate' | 'locksAt' | 'ceiling' | 'payment' | 'endedAt'
>;

const localeOf = ({ site }: Pick<Subscription, 'site'>, language: Language): string =>
  language === 'fr' ? 'fr-CA' : SITES[site].country === 'CA' ? 'en-CA' : 'en-US';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than all else in an answer, so each is made once. */
function formatOf(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${Object.entries(options).join()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, format);
  return format;
}

const DAY_PARTS = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT_DAY_PARTS = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const MOMENT_PARTS = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** `Monday, February 1, 2027`, `lundi 1er février 2027`. */
export const spokenDay = (of: Pick<Subscription, 'site'>, day: Day, language: Language): string =>
  dayAs(DAY_PARTS, of, day, language);

/** `Mon, Feb 1, 2027`, `lun. 1er févr. 2027`: for answers, which are read at a glance. */
export const shortDay = (of: Pick<Subscription, 'site'>, day: Day, language: Language): string =>
  dayAs(SHORT_DAY_PARTS, of, day, language);

function dayAs(
  parts: Intl.DateTimeFormatOptions,
  of: Pick<Subscription, 'site'>,
  day: Day,
  language: Language,
): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return firstDay(formatOf(localeOf(of, language), 'UTC', parts).format(noon), language);
}

/** French counts the first of a month: `lundi 1er février`. */
export const firstDay = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/(^|\s)1(?=\s\p{L})/u, '$11er') : text;

/** A moment by the site's clocks, short: `Sun, Jan 31, 6 AM`, `dim. 31 janv., 6 h`. */
export function spokenInstant(of: Pick<Subscription, 'site'>, at: Date, language: Language): string {
  const format = formatOf(localeOf(of, language), SITES[of.site].timeZone, MOMENT_PARTS);
  return firstDay(format.format(at), language).replace(/:00|\s00$/, '');
}

/** A sentence with its full stop: Canada's “6 a.m.” brings one of its own. */
export const ended = (sentence: string): string =>
  plain(sentence).endsWith('.') ? sentence : `${sentence}.`;

function nothingFollows(
  { site, endedAt }: Pick<Told, 'site' | 'endedAt'>,
  language: Language,
  commitment: string | undefined,
): string {
  if (commitment !== undefined)
    return `${say(language, 'There are no more orders.', 'Il n’y aura plus de commande.')} ${commitment}`;
  if (!endedAt)
    return say(
      language,
      'There are no more orders, and nothing more is charged.',
      'Il n’y aura plus de commande, et rien d’autre ne sera débité.',
    );
  const since = shortDay({ site }, dayOf(endedAt, SITES[site].timeZone), language);
  return say(
    language,
    `It ended on ${since}. There are no more orders, and nothing more is charged.`,
    `Elle a pris fin le ${since}. Il n’y aura plus de commande, et rien d’autre ne sera débité.`,
  );
}

/**
 * What happens next, in calendar days, with the most that will be charged. Part of every answer to a change.
 *
 * @param commitment what becomes of a commitment that came with it, once it has ended
 */
export function whatIsNext(subscription: Told, language: Language, commitment?: string): string {
  const { status, nextDate, locksAt, ceiling, currency } = subscription;
  const most = toPrice(ceiling, currency, language).formattedValue;
  if (status === 'CANCELLED' || status === 'COMPLETED' || !nextDate || !locksAt)
    return nothingFollows(subscription, language, commitment);
  const day = shortDay(subscription, nextDate, language);
  if (status === 'PAYMENT_FAILED')
    return say(
      language,
      `We will try again to charge your unpaid order, at most ${most}. Your next order is on ${day}.`,
      `Nous essaierons à nouveau de débiter votre commande impayée, au plus ${most}. Votre prochaine commande est le ${day}.`,
    );
  if (status === 'ON_HOLD')
    return say(
      language,
      'Nothing ships or is charged until you choose another card.',
      'Rien ne sera expédié ni débité avant que vous choisissiez une autre carte.',
    );
  const until = spokenInstant(subscription, locksAt, language);
  return say(
    language,
    ended(`Your next order is on ${day}, for at most ${most}. Make changes by ${until}`),
    ended(`Votre prochaine commande est le ${day}, pour au plus ${most}. Modifiable jusqu’au ${until}`),
  );
}

/** What was done, by the action's name; `whatIsNext` follows it. */
export const DONE = {
  change: (language) => say(language, 'Your changes are saved.', 'Vos modifications sont enregistrées.'),
  skip: (language) =>
    say(language, 'Order skipped. You can undo this.', 'Commande sautée. Vous pouvez la rétablir.'),
  'undo-skip': (language) => say(language, 'Skip undone.', 'La commande est rétablie.'),
  pause: (language) =>
    say(language, 'Your auto-delivery is paused.', 'Votre livraison automatique est en pause.'),
  resume: (language) =>
    say(language, 'Your auto-delivery is resumed.', 'Votre livraison automatique reprend.'),
  'ship-now': (language) =>
    say(
      language,
      'Your order is being placed now and ships next.',
      'Votre commande est passée dès maintenant et sera expédiée.',
    ),
  swap: (language) => say(language, 'Product swapped.', 'Produit remplacé.'),
  'backup-product': (language) =>
    say(language, 'Your backup products are saved.', 'Vos produits de rechange sont enregistrés.'),
  cancel: (language) =>
    say(language, 'Your auto-delivery is cancelled.', 'Votre livraison automatique est annulée.'),
  'charge-again': (language) =>
    say(language, 'The charge is being tried again.', 'Le paiement est tenté de nouveau.'),
  'change-card': (language) => say(language, 'The new card is saved.', 'La nouvelle carte est enregistrée.'),
} satisfies Record<string, (language: Language) => string>;

export type Done = keyof typeof DONE;
