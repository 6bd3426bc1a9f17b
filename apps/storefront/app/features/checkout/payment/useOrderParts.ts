import { type RefObject, useCallback, useRef, useState } from 'react';
import type { More } from '../placement/placement.thunks.ts';

/** One thing that is asked before an order: consent, or an account. */
export interface Part {
  takes?: { account?: boolean; card?: boolean };
  answer: () => More | undefined;
  focus: () => void;
}

export interface OrderParts {
  join: (part: Part) => () => void;
  takesAccount: boolean;
  takesCard: boolean;
  /** All answers; undefined while something is missing, all of which is then shown. */
  answer: () => More | undefined;
  /** Focuses the first that is missing. */
  focus: () => void;
}

/** Collects what is asked before an order, by whoever is on the screen. */
export function useOrderParts(): OrderParts {
  const [parts, setParts] = useState<readonly Part[]>([]);
  // Read when it is answered: a press asks for the card first, and meanwhile parts may come.
  const latest = useRef(parts);
  latest.current = parts;
  const missing: RefObject<Part | undefined> = useRef(undefined);
  const join = useCallback((part: Part) => {
    setParts((now) => [...now, part]);
    return () => setParts((now) => now.filter((one) => one !== part));
  }, []);
  return {
    join,
    takesAccount: parts.some(({ takes }) => takes?.account),
    takesCard: parts.some(({ takes }) => takes?.card),
    answer: () => {
      const answers = latest.current.map((part) => part.answer());
      missing.current = latest.current[answers.indexOf(undefined)];
      return missing.current ? undefined : Object.assign({}, ...answers);
    },
    focus: () => missing.current?.focus(),
  };
}
