import { useState } from 'react';
import { fromWallTime } from '../../i18n/instants.ts';
import { useTexts } from '../../i18n/language.ts';
import { useSite } from '../../session/session.ts';

interface Sentences {
  from?: string;
  until?: string;
}

/**
 * A period that is being typed, in the site's time zone.
 *
 * @param optional empty means at once
 */
export function useWhen({ optional = false } = {}) {
  const { form } = useTexts();
  const { timeZone } = useSite();
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [tried, setTried] = useState(false);
  const begin = from ? fromWallTime(from, timeZone) : undefined;
  const end = until ? fromWallTime(until, timeZone) : undefined;
  const needsBegin = !optional || until !== '' || from !== '';
  const isPast = begin !== undefined && Date.parse(begin) <= Date.now();
  const wrong: Sentences = {
    from: needsBegin && !begin ? form.fromMissing : isPast ? form.fromPast : undefined,
    until: begin && end && end <= begin ? form.untilBefore : undefined,
  };
  return {
    ...{ from, until, setFrom, setUntil },
    /** Sentences, once somebody has tried to go on. */
    shown: tried ? wrong : NOTHING,
    /** The period; undefined where it cannot be, which is said from now on. */
    read: (): { from?: string; until?: string } | undefined => {
      setTried(true);
      return wrong.from || wrong.until ? undefined : { from: begin, until: end };
    },
  };
}

const NOTHING: Sentences = {};

export type WhenState = ReturnType<typeof useWhen>;
