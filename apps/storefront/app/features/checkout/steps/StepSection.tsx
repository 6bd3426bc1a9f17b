import { type ReactNode, useId } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { Icon } from '#app/ui/Icon.tsx';
import type { Step } from '../checkout.types.ts';

interface StepSectionProps {
  step: Step;
  /** What is shown as its number: a step that is left out is not counted. */
  number: number;
  title: string;
  state: 'open' | 'done' | 'ahead';
  /** Summary of what was entered, once the step is done. */
  summary?: ReactNode;
  /** Accessible name of the button that reopens a step. */
  changeLabel?: string;
  onChange?: () => void;
  /** Stays mounted while the step is closed, so that what was typed is kept. */
  children: ReactNode;
}

/** The id of a step's heading, where focus goes when the step opens. */
export const stepHeading = (step: Step): string => `checkout-step-${step}`;

/** One of the steps. */
export function StepSection({
  step,
  number,
  title,
  state,
  summary,
  changeLabel,
  onChange,
  children,
}: StepSectionProps) {
  const m = useScreenMessages(texts);
  const id = useId();
  const marks = {
    open: 'bg-accent text-on-accent',
    done: 'bg-success-soft text-success',
    ahead: 'bg-sunken text-muted',
  };
  return (
    <section
      aria-labelledby={stepHeading(step)}
      className="border-line border-t py-5 first:border-t-0 first:pt-0"
    >
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={`tabular inline-flex size-8 shrink-0 items-center justify-center rounded-full font-semibold text-sm ${marks[state]}`}
        >
          {state === 'done' ? <Icon name="check" className="size-5" /> : number}
        </span>
        <h2
          id={stepHeading(step)}
          tabIndex={-1}
          className={`scroll-mt-24 rounded-control font-display text-xl leading-tight sm:text-2xl ${state === 'ahead' ? 'text-muted' : ''}`}
        >
          {title}
          {state === 'done' && <span className="sr-only">, {m.stepDone()}</span>}
        </h2>
        {state === 'done' && onChange && (
          <button
            type="button"
            aria-label={changeLabel}
            aria-controls={id}
            onClick={onChange}
            className="ml-auto inline-flex min-h-11 items-center px-2 font-semibold text-accent underline-offset-4 hover:underline"
          >
            {m.change()}
          </button>
        )}
      </div>
      {state === 'done' && summary && <div className="mt-1 pl-11 text-muted">{summary}</div>}
      <div id={id} hidden={state !== 'open'} className="pt-5 lg:pl-11">
        {children}
      </div>
    </section>
  );
}
