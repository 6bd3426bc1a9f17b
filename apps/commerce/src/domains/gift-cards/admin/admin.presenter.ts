import type { ValueEntry } from '#domains/value/index.ts';
import type { GiftCard } from '../gift-cards.types.ts';
import type { ListedCard } from './admin.types.ts';

const stateOf = (card: { heldAt?: unknown; voidedAt?: unknown; sentAt?: unknown }) =>
  card.voidedAt ? 'void' : card.heldAt ? 'held' : card.sentAt ? 'sent' : 'waiting';

export const presentListed = ({
  lastFour,
  createdAt,
  sendAt,
  sentAt,
  heldAt,
  voidedAt,
  ...card
}: ListedCard) => ({
  ...card,
  ...(lastFour === null ? {} : { lastFour }),
  state: stateOf({ sentAt, heldAt, voidedAt }),
  createdAt: new Date(createdAt).toISOString(),
  sendAt: new Date(sendAt).toISOString(),
});

interface Read {
  balance: number;
  entries: readonly ValueEntry[];
  /** Emails of members of staff by their ids. */
  names: ReadonlyMap<string, string>;
}

/** A card as staff see it. The sender's words are between sender and recipient: they are not shown. */
export function presentCard(card: GiftCard, { balance, entries, names }: Read) {
  const { id, amount, orderCode, recipientEmail, recipientName, senderName, lastFour, voidReason } = card;
  return {
    ...{ id, amount, balance, orderCode, recipientEmail, state: stateOf(card) },
    ...{ createdAt: card.createdAt.toISOString(), sendAt: card.sendAt.toISOString() },
    ...(lastFour === undefined ? {} : { lastFour }),
    ...(recipientName === undefined ? {} : { recipientName }),
    ...(senderName === undefined ? {} : { senderName }),
    ...(card.sentAt ? { sentAt: card.sentAt.toISOString() } : {}),
    ...(voidReason === undefined ? {} : { voidReason }),
    ...{ mayVoid: !card.voidedAt, maySend: !card.voidedAt },
    entries: entries.map(({ at, kind, currency: _, staffId, ...entry }) => {
      const by = staffId === undefined ? undefined : names.get(staffId);
      return { ...entry, at: at.toISOString(), kind, ...(by ? { by } : {}) };
    }),
  };
}
