import { useSearchParams } from 'react-router';
import { dayOf } from '../../i18n/instants.ts';
import { useSite } from '../../session/session.ts';

const DAYS = 30;

export interface PeriodState {
  from: string;
  to: string;
  isBackwards: boolean;
  /** Both days are there, in their order. */
  isWhole: boolean;
  /** Keeps what was chosen in the address; another choice begins at the first page. */
  choose(change: Record<string, string>): void;
}

/** The period of a report, as its address says: the last thirty days unless told. */
export function usePeriod(): PeriodState {
  const site = useSite();
  const [parameters, setParameters] = useSearchParams();
  const now = new Date();
  const from = parameters.get('from') ?? dayOf(now, site.timeZone, 1 - DAYS);
  const to = parameters.get('to') ?? dayOf(now, site.timeZone);
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
