import type { CardPayment, CartAddress, CartPayment } from '#domains/cart/index.ts';
import type { Order } from '#domains/orders/index.ts';
import type { Likeness, Networks, ReferralRefusal } from '../referrals.types.ts';

const SHORT: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  boulevard: 'blvd',
  boul: 'blvd',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  place: 'pl',
  apartment: 'apt',
  app: 'apt',
  appartement: 'apt',
  suite: 'ste',
  bureau: 'ste',
  saint: 'st',
  sainte: 'ste',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  nord: 'n',
  sud: 's',
  est: 'e',
  ouest: 'o',
};

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => SHORT[word] ?? word)
    .join(' ');

/** Whether two addresses are one place, however they are written; an apartment that only one of them names does not count. */
export function isOnePlace(a: CartAddress, b: CartAddress): boolean {
  const area = ({ country, postalCode, line1 }: CartAddress) =>
    [
      country,
      plain(postalCode)
        .replaceAll(' ', '')
        .slice(0, country === 'US' ? 5 : 6),
      plain(line1),
    ].join('|');
  const [doorA, doorB] = [plain(a.line2 ?? ''), plain(b.line2 ?? '')];
  return area(a) === area(b) && (doorA === doorB || doorA === '' || doorB === '');
}

type Card = Pick<CartPayment, 'provider' | 'token' | 'card'>;

/** Whether two payments are by one card: one token, or the same brand, last digits and expiry. */
export function isOneCard(a: Card, b: Card): boolean {
  if (a.token !== '' && a.provider === b.provider && a.token === b.token) return true;
  return a.card !== undefined && b.card !== undefined && shown(a.card) === shown(b.card);
}

const shown = ({ brand, lastFour, expiryMonth, expiryYear }: CardPayment['card']): string =>
  [brand, lastFour, expiryMonth, expiryYear].join('|');

/** What the shop knows of a person's cards and addresses. */
export interface Traces {
  cards: readonly Card[];
  addresses: readonly CartAddress[];
}

/** In what the friend of an order is like the sender. */
export function likenesses(
  { payment, deliveryAddress }: Pick<Order, 'payment' | 'deliveryAddress'>,
  sender: Traces,
  networks: Networks,
): Likeness[] {
  const isNetwork = networks.sender !== undefined && networks.sender === networks.friend;
  return [
    ...(sender.cards.some((card) => isOneCard(card, payment.payment)) ? (['card'] as const) : []),
    ...(sender.addresses.some((one) => isOnePlace(one, deliveryAddress)) ? (['address'] as const) : []),
    ...(isNetwork ? (['network'] as const) : []),
  ];
}

type Line = Pick<
  Order['lines'][number],
  'entryNumber' | 'quantity' | 'delivered' | 'withdrawn' | 'refunded' | 'totalPrice'
>;

/** Whether all of an order has arrived after `more` of it did, without units that are not sent any more. */
export function isAllDelivered(
  lines: readonly Line[],
  more: readonly { entryNumber: number; delivered?: number; withdrawn?: number }[],
): boolean {
  const after = lines.map((line) => {
    const part = more.find(({ entryNumber }) => entryNumber === line.entryNumber);
    const delivered = line.delivered + (part?.delivered ?? 0);
    return { delivered, left: line.quantity - line.withdrawn - (part?.withdrawn ?? 0) - delivered };
  });
  return after.some(({ delivered }) => delivered > 0) && after.every(({ left }) => left === 0);
}

/** Why an order that was delivered earns no credit; undefined: it was kept. */
export function whyNotKept(
  { status, lines }: { status: Order['status']; lines: readonly Line[] },
  minimum: number,
): ReferralRefusal | undefined {
  if (status === 'returned' || status === 'cancelled') return 'returned';
  if (lines.every(({ quantity, refunded }) => refunded === quantity)) return 'refunded';
  const kept = lines.reduce(
    (sum, line) => sum + Math.round((line.totalPrice * (line.quantity - line.refunded)) / line.quantity),
    0,
  );
  return kept < minimum ? 'belowMinimum' : undefined;
}
