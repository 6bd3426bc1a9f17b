import { useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/perks.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { perksOptIn } from './perksOptIn.slice.ts';

interface LeaveProgrammeProps {
  /** All points of the member, those on the way included. */
  points: number;
  /** Days for which they are kept. */
  keptDays?: number;
}

/** Leaves the programme, after a question in place that says what becomes of the points. */
export default function LeaveProgramme({ points, keptDays }: LeaveProgrammeProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { loading, error } = useAppSelector(perksOptIn.select);
  const [asking, setAsking] = useState(false);
  const sure = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asking) sure.current?.focus();
    else if (asked.current) opener.current?.querySelector('button')?.focus();
    asked.current = asking;
  }, [asking]);
  return (
    <section aria-labelledby="perks-leave" className="max-w-2xl border-line border-t pt-8">
      <h2 id="perks-leave" className="font-semibold">
        {m.leaveTitle()}
      </h2>
      <p className="mt-2 text-muted">
        {points > 0 && keptDays !== undefined ? m.leaveText({ points, days: keptDays }) : m.leaveTextNone()}
      </p>
      {asking ? (
        <div className="mt-4 rounded-card bg-sunken p-4 sm:p-5">
          <p ref={sure} tabIndex={-1} className="font-semibold focus-visible:outline-none">
            {m.leaveSure()}
          </p>
          {error && (
            <div className="mt-3">
              <Notice tone="danger" role="alert">
                {(error.status && error.errors[0]?.message) || m.saveFailed()}
              </Notice>
            </div>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button look="secondary" busy={loading} onClick={() => void dispatch(perksOptIn.load(false))}>
              {m.leave()}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {m.stay()}
            </Button>
          </div>
        </div>
      ) : (
        <div ref={opener} className="mt-3">
          <Button
            look="quiet"
            className="-ml-5"
            onClick={() => {
              dispatch(perksOptIn.actions.reset());
              setAsking(true);
            }}
          >
            {m.leave()}
          </Button>
        </div>
      )}
    </section>
  );
}
