import { useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/agent.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { readActing } from '#app/platform/session/agent/agentSession.ts';
import { endActing } from '#app/platform/session/agent/endActing.ts';
import { useSiteLink } from '#app/platform/siteLink.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { paymentProvider } from '#app/platform/store/setting.ts';
import { stopActing } from './agents.thunks.ts';

const LAST_MINUTE = 60;

/** Shown on every page while an agent acts for a customer: for whom, and how much time is left. */
export function AgentBar() {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const link = useSiteLink();
  const isTest = useAppSelector(paymentProvider) === 'test';
  const [acting] = useState(readActing);
  const [left, setLeft] = useState(() => secondsUntil(acting?.endsAt));
  useEffect(() => {
    const clock = setInterval(() => {
      const seconds = secondsUntil(acting?.endsAt);
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(clock);
      endActing();
    }, 1000);
    return () => clearInterval(clock);
  }, [acting]);
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? liftStrips(bar.current) : undefined), []);
  if (!acting) return null;
  const stop = async (): Promise<void> => {
    await dispatch(stopActing());
    location.assign(link('/agent'));
  };
  return (
    <section
      ref={bar}
      aria-label={m.bar()}
      className="sticky bottom-0 z-20 border-warning border-t-4 bg-deep text-on-deep print:hidden"
    >
      <div className="page-width flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p className="grow">
          {m.actingFor({ name: acting.customerName })}
          {isTest && <span className="block text-sm">{m.testPayments()}</span>}
        </p>
        <a href={link('/agent')} className="inline-flex min-h-11 items-center underline underline-offset-4">
          {m.customerPage()}
        </a>
        <p className="tabular">
          <span className="sr-only">{m.timeLeft()}</span> <time>{asMinutes(left)}</time>
        </p>
        <button
          type="button"
          onClick={() => void stop()}
          className="min-h-11 rounded-control border border-on-deep px-4 font-semibold"
        >
          {m.stop()}
        </button>
        <p role="status" className="sr-only">
          {left <= LAST_MINUTE && m.lastMinute()}
        </p>
      </div>
    </section>
  );
}

/**
 * Lifts what else is fixed to the lower edge, such as the question about cookies, above the bar. Answers a function
 * that undoes it.
 */
function liftStrips(bar: HTMLElement): (() => void) | undefined {
  const strips = document.getElementById('strips');
  if (!strips) return undefined;
  const watch = new ResizeObserver(() => {
    strips.style.bottom = `${bar.offsetHeight}px`;
  });
  watch.observe(bar);
  return () => {
    watch.disconnect();
    strips.style.bottom = '';
  };
}

function secondsUntil(endsAt = 0): number {
  return Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
}

const asMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
