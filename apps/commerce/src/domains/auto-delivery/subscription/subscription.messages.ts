import { type Language, SITES } from '@crema/brands';
import { toPrice } from '#domains/pricing/index.ts';
import { type Day, dayOf } from '#platform/clock/index.ts';
import { say } from '#platform/http/index.ts';
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
  const key = `${locale} ${timeZone} ${Object.keys(options).join()}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, format);
  return format;
}

const DAY_PARTS = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const HOUR_PARTS = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
} as const;

/** `Monday, February 1, 2027`, `lundi 1er février 2027`. */
export function spokenDay(of: Pick<Subscription, 'site'>, day: Day, language: Language): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return firstDay(formatOf(localeOf(of, language), 'UTC', DAY_PARTS).format(noon), language);
}

/** French counts the first of a month: `lundi 1er février`. */
export const firstDay = (text: string, language: Language): string =>
  language === 'fr' ? text.replace(/(^|\s)1(?=\s\p{L})/u, '$11er') : text;

/** The same with the hour, by the site's clocks. */
export function spokenInstant(of: Pick<Subscription, 'site'>, at: Date, language: Language): string {
  const format = formatOf(localeOf(of, language), SITES[of.site].timeZone, HOUR_PARTS);
  return firstDay(format.format(at), language);
}

function nothingFollows({ site, endedAt }: Pick<Told, 'site' | 'endedAt'>, language: Language): string {
  if (!endedAt)
    return say(
      language,
      'No order follows and nothing more is charged.',
      'Aucune commande ne suivra et rien d’autre ne sera débité.',
    );
  const since = spokenDay({ site }, dayOf(endedAt, SITES[site].timeZone), language);
  return say(
    language,
    `It ended on ${since}: no order follows and nothing more is charged.`,
    `Elle a pris fin le ${since}\u00a0: aucune commande ne suivra et rien d’autre ne sera débité.`,
  );
}

/** What happens next, in calendar days, with the most that will be charged. Part of every answer to a change. */
export function whatIsNext(subscription: Told, language: Language): string {
  const { status, nextDate, locksAt, ceiling, currency } = subscription;
  const most = toPrice(ceiling, currency, language).formattedValue;
  if (status === 'CANCELLED' || status === 'COMPLETED' || !nextDate || !locksAt)
    return nothingFollows(subscription, language);
  const day = spokenDay(subscription, nextDate, language);
  if (status === 'PAYMENT_FAILED')
    return say(
      language,
      `We try again to charge the open order, at most ${most}; after that, the next order is on ${day}.`,
      `Nous essaierons à nouveau de débiter la commande en suspens, au plus ${most}; la suivante est prévue le ${day}.`,
    );
  if (status === 'ON_HOLD')
    return say(
      language,
      'Nothing is sent or charged until you choose another card.',
      'Rien ne sera expédié ni débité avant que vous choisissiez une autre carte.',
    );
  const until = spokenInstant(subscription, locksAt, language);
  return say(
    language,
    // Canada's “6:00 a.m.” ends no sentence: it brings a full stop of its own.
    `Your next order is on ${day}, for at most ${most}. Until ${until} you can change it.`,
    `Votre prochaine commande est le ${day}, pour au plus ${most}. Vous pouvez la modifier jusqu’au ${until}.`,
  );
}

/** What was done, by the action's name; `whatIsNext` follows it. */
export const DONE = {
  change: (language) => say(language, 'Your changes are saved.', 'Vos modifications sont enregistrées.'),
  skip: (language) =>
    say(
      language,
      'This order is skipped; you can take that back.',
      'Cette commande est sautée; vous pouvez l’annuler.',
    ),
  'undo-skip': (language) => say(language, 'The order is back.', 'La commande est rétablie.'),
  pause: (language) =>
    say(language, 'Your auto-delivery is paused.', 'Votre livraison automatique est suspendue.'),
  resume: (language) => say(language, 'Your auto-delivery goes on.', 'Votre livraison automatique reprend.'),
  'ship-now': (language) =>
    say(
      language,
      'Your order is being made now and ships next.',
      'Votre commande est préparée dès maintenant et sera expédiée.',
    ),
  swap: (language) => say(language, 'The product is exchanged.', 'Le produit est remplacé.'),
  'backup-product': (language) =>
    say(language, 'Your backup products are saved.', 'Vos produits de rechange sont enregistrés.'),
  cancel: (language) =>
    say(language, 'Your auto-delivery is cancelled.', 'Votre livraison automatique est annulée.'),
  'change-card': (language) => say(language, 'The new card is saved.', 'La nouvelle carte est enregistrée.'),
} satisfies Record<string, (language: Language) => string>;

export type Done = keyof typeof DONE;
