import { createHash } from 'node:crypto';
import { type Language, SITES, type SiteId } from '@crema/brands';
import type { PricedCart } from '#domains/cart/index.ts';
import { podsOf } from '#domains/catalog/index.ts';
import { toPrice } from '#domains/pricing/index.ts';
import { addDays, type Day } from '#platform/clock/index.ts';
import { say } from '#platform/http/index.ts';
import type { PurchaseTerms } from '../hooks/hooks.types.ts';
import { type SmartRules, sent, smartDay } from '../schedule/supply.rules.ts';
import { type QuoteNeeds, quoteOf } from '../subscription/quote.rules.ts';
import { spokenDay } from '../subscription/subscription.messages.ts';
import type { PurchaseGroup, SubscriptionLine } from '../subscription/subscription.types.ts';

/** Increase it whenever the wording changes; the rest of the version is a hash of what is filled in. */
const WORDING = '2027-02';

/** A group of a purchase with its lines. */
export interface OfferedGroup extends PurchaseGroup {
  lines: readonly SubscriptionLine[];
}

/** The terms: the text beside the checkbox, and the version that the order must name. */
export interface ConsentTerms {
  version: string;
  text: string;
  groups: readonly OfferedGroup[];
}

/** A household's consumption, for a purchase with a smart schedule. */
export interface SmartAsk {
  cupsADay: number;
  /** Pods at home, without those of the cart. */
  podsOnHand: number;
  /** Weeks between orders if the pods do not decide, as after a skip. */
  frequencyWeeks: number;
  rules: SmartRules;
}

/** The recurring lines of a cart grouped by frequency, each with its second order's day and total; a smart purchase is one group. */
function groupsOf(
  needs: QuoteNeeds,
  { cart, sold }: Pick<PricedCart, 'cart' | 'sold'>,
  today: Day,
  smart?: SmartAsk,
  begins?: PurchaseTerms['begins'],
): OfferedGroup[] {
  const recurring = sold.filter(({ line }) => !line.oneTime);
  const group = (frequencyWeeks: number, chosen: typeof recurring) => {
    const lines = linesOf(chosen.map(({ line }) => line));
    const { totals } = quoteOf(needs, { ...cart, lines });
    return { frequencyWeeks, ceiling: totals.totalPriceWithTax, tax: totals.totalTax, lines };
  };
  if (smart && recurring.length > 0) {
    const { cupsADay, podsOnHand, frequencyWeeks, rules } = smart;
    const pods = recurring.reduce(
      (all, { line, variant }) => all + line.quantity * (podsOf(variant) ?? 0),
      0,
    );
    const before = { onHand: podsOnHand, countedOn: today, cupsADay };
    const supply = sent(before, { cycle: 0, pods }, today, rules.leadDays);
    const nextDate = smartDay(supply, today, rules) ?? addDays(today, frequencyWeeks * 7);
    return [{ ...group(frequencyWeeks, recurring), nextDate, smart: supply }];
  }
  const rhythms = [...new Set(recurring.map(({ line }) => line.frequencyWeeks))].sort((a, b) => a - b);
  return rhythms.map((weeks) => ({
    ...group(
      weeks,
      recurring.filter(({ line }) => line.frequencyWeeks === weeks),
    ),
    nextDate: begins?.frequencyWeeks === weeks ? begins.day : addDays(today, weeks * 7),
  }));
}

/** Lines of a subscription: each product once, with the sum of its quantities. */
export function linesOf(bought: readonly { code: string; quantity: number }[]): SubscriptionLine[] {
  const quantities = new Map<string, number>();
  for (const { code, quantity } of bought) quantities.set(code, (quantities.get(code) ?? 0) + quantity);
  return [...quantities].map(([code, quantity], lineNumber) => ({
    ...{ lineNumber, code, quantity },
    once: false,
    backups: [],
  }));
}

/** What knows a site’s name. */
interface Named {
  configuration(site: SiteId): { shopName: string };
}

/** Who sells: the site, and its name as shoppers read it. */
interface Seller {
  site: SiteId;
  name: string;
}

/** The terms of a cart in a language; undefined without a recurring line. */
export function consentTerms(
  needs: QuoteNeeds & Named,
  priced: PricedCart,
  today: Day,
  language: Language,
  smart?: SmartAsk,
  more?: PurchaseTerms,
): ConsentTerms | undefined {
  const groups = groupsOf(needs, priced, today, smart, more?.begins);
  if (groups.length === 0) return undefined;
  const { site } = priced.cart;
  const seller = { site, name: needs.configuration(site).shopName };
  return { ...wording(seller, groups, today, priced.paid, language, more?.commits), groups };
}

/** The completed text, and its version. `paid`: how the order of today is paid. */
export function wording(...terms: Parameters<typeof consentText>): Pick<ConsentTerms, 'version' | 'text'> {
  const text = consentText(...terms);
  const stamp = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { version: `${WORDING}.${stamp}`, text };
}

function consentText(
  { site, name }: Seller,
  groups: readonly PurchaseGroup[],
  today: Day,
  paid: PricedCart['paid'],
  language: Language,
  commits = false,
): string {
  const price = (minor: number) => toPrice(minor, SITES[site].currency, language).formattedValue;
  const day = (date: Day) => spokenDay({ site }, date, language);
  const each = groups.map(({ frequencyWeeks, nextDate, ceiling, smart }) =>
    smart
      ? say(
          language,
          `${price(ceiling)} each time my pods run low at ${cups(smart.cupsADay, language)} a day, for the first time around ${day(nextDate)} and each time 48 hours after I am told`,
          `${price(ceiling)} chaque fois que mes capsules s’épuisent à raison de ${cups(smart.cupsADay, language)} par jour, la première fois vers le ${day(nextDate)} et toujours 48 heures après m’avoir prévenu`,
        )
      : say(
          language,
          `${price(ceiling)} every ${frequencyWeeks === 1 ? 'week' : `${frequencyWeeks} weeks`} from ${day(nextDate)} on`,
          `${price(ceiling)} ${frequencyWeeks === 1 ? 'chaque semaine' : `toutes les ${frequencyWeeks} semaines`} à partir du ${day(nextDate)}`,
        ),
  );
  const commitment = commits
    ? say(
        language,
        'The commitment of the kit is agreed to separately.',
        'L’engagement de la trousse fait l’objet d’un accord séparé.',
      )
    : say(language, 'There is no commitment.', 'Il n’y a aucun engagement.');
  return say(
    language,
    `I agree to auto-delivery by ${name}. ${chargedToday(paid, day(today), price, language)}, then ${each.join(', and ')}, shipping and tax included, until I cancel.${chargedLater(paid, language)} ${commitment} If the price changes I am told before, and I am never charged more than I was told last. I can skip, pause, change or cancel online under Auto-delivery in my account, or by the links in every reminder, until 6:00 a.m. on the day before an order.`,
    `J’accepte la livraison automatique de ${name}. ${chargedToday(paid, day(today), price, language)}, puis de ${each.join(', et de ')}, livraison et taxes comprises, jusqu’à ce que j’annule.${chargedLater(paid, language)} ${commitment} Si le prix change, j’en suis informé avant et je ne paie jamais plus que le dernier montant annoncé. Je peux sauter, suspendre, modifier ou annuler en ligne sous Livraison automatique dans mon compte, ou par les liens de chaque rappel, jusqu’à 6 h la veille d’une commande.`,
  );
}

/** What the card is charged today, and what is paid by something else. */
function chargedToday(
  { amountDue, sources }: PricedCart['paid'],
  today: string,
  price: (minor: number) => string,
  language: Language,
): string {
  const parts = sources.map((source) => {
    const amount = price(source.amount);
    return say(
      language,
      `${named(source, language)} pays ${amount}`,
      `payé par ${named(source, language)}\u00a0: ${amount}`,
    );
  });
  const otherwise = parts.length > 0 ? ` (${parts.join(', ')})` : '';
  return say(
    language,
    `My card is charged ${price(amountDue)} today, ${today}${otherwise}`,
    `Ma carte est débitée de ${price(amountDue)} aujourd’hui, ${today}${otherwise}`,
  );
}

/** Whoever pays today by something else reads that the card alone pays for what follows. */
function chargedLater({ sources }: PricedCart['paid'], language: Language): string {
  if (sources.length === 0) return '';
  const names = sources.map((source) => named(source, language));
  return say(
    language,
    ` Later orders are charged to my card in full, and never paid by ${names.join(' or ')}.`,
    ` Les commandes suivantes sont entièrement portées à ma carte, jamais payées par ${names.join(' ou ')}.`,
  );
}

/** A source in the middle of a sentence. */
function named({ label }: PricedCart['paid']['sources'][number], language: Language): string {
  const name = label[language];
  return name.charAt(0).toLocaleLowerCase() + name.slice(1);
}

function cups(aDay: number, language: Language): string {
  const number = aDay.toLocaleString(language === 'fr' ? 'fr-CA' : 'en-US');
  return say(
    language,
    `${number} ${aDay === 1 ? 'cup' : 'cups'}`,
    `${number} ${aDay < 2 ? 'tasse' : 'tasses'}`,
  );
}
