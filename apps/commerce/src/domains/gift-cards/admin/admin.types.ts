/** A card in the list of the back office. */
export interface ListedCard extends Record<string, unknown> {
  id: string;
  lastFour: string | null;
  /** Minor units. */
  amount: number;
  balance: number;
  orderCode: string;
  recipientEmail: string;
  createdAt: string;
  sendAt: string;
  sentAt: string | null;
  heldAt: string | null;
  voidedAt: string | null;
}
