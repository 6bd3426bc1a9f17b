import type { ReactNode, Ref } from 'react';
import type { BoxChange } from '../campaigns.thunks.ts';

/** Handle of the provider's card fields: answers a token, or why there is none. */
export interface CardTokens {
  tokenize(): Promise<{ token: string } | { refused: string } | 'invalid' | 'unavailable'>;
}

/** Draws the cards that a customer keeps and the provider's fields for another. */
export type CardPicker = (parts: {
  ref: Ref<CardTokens>;
  /** Id of a kept card; absent: one that is typed. */
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** The fields were sent off from inside, and gave this token. */
  onEnter: (token: string) => void;
}) => ReactNode;

/** What the route passes in from other features. */
export interface BoxParts {
  cardPicker: CardPicker;
  /** States or provinces that are delivered to, code and name. */
  regions: readonly (readonly [string, string])[];
}

/** Changing a box. */
export interface BoxEditing {
  busy: boolean;
  /** What went wrong with the last change. */
  problem: string;
  /** Answers whether it succeeded; `done` is then said. */
  onChange: (change: BoxChange, done: string) => Promise<boolean>;
}
