/** What the fields are for. */
export interface PaidFor {
  /** Minor units; 0: nothing now, the card is for later. */
  amount: number;
  currency: string;
  /** Whether the card is kept for later charges. */
  keeps: boolean;
  /** A payment follows at once, with which the engine charges or keeps the card; else it is prepared for what comes later. */
  withOrder?: boolean;
}
