import { useSearchParams } from 'react-router';
import { dayOf } from '../../i18n/instants.ts';
import { useSite } from '../../session/session.ts';

/** Days from today. */
export interface Span {
  first: number;
  last: number;
}

const LAST_THIRTY: Span = { first: -29, last: 0 };

export interface PeriodState {
  from: string;
  to: string;
  isBackwards: boolean;
  /** Both days are there, in their order. */
  isWhole: boolean;
  /** Keeps what was chosen in the address; another choice begins at the first page. */
  choose(change: Record<string, string>): void;
}

/** A period of days, as the address says: the last thirty unless told. @param usual what it is without an address */
export function usePeriod(usual: Span = LAST_THIRTY): PeriodState {
  const site = useSite();
  const [parameters, setParameters] = useSearchParams();
  const now = new Date();
  const from = parameters.get('from') ?? dayOf(now, site.timeZone, usual.first);
  const to = parameters.get('to') ?? dayOf(now, site.timeZone, usual.last);
  const isBackwards = from !== '' && to !== '' && from > to;
  return {
    ...{ from, to, isBackwards },
    isWhole: from !== '' && to !== '' && !isBackwards,
    choose: (change) => {
      const { after: _, ...kept } = Object.fromEntries(parameters);
      setParameters({ ...kept, from, to, ...change }, { replace: true });
    },
  };
}
