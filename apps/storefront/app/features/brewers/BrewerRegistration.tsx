import { type ReactNode, useEffect, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/brewers.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import type { Draft, BrewerRegistration as Registration } from './brewers.types.ts';
import { ConfirmBrewer } from './ConfirmBrewer.tsx';
import { RegisteredBrewer } from './RegisteredBrewer.tsx';
import { readDraft, writeDraft } from './registration.storage.ts';
import { SerialForm } from './SerialForm.tsx';
import { SerialLabel } from './SerialLabel.tsx';

const EMPTY: Draft = { serialNumber: '', purchaseDate: '' };

interface BrewerRegistrationProps {
  /** Whether a customer is logged in: a brewer belongs to an account. Called in the browser only. */
  isCustomer: () => boolean;
  /** A log-in in place; composed by the route. */
  account: ReactNode;
}

/**
 * Registers a brewer in two steps, the second for customers who are logged in. What was typed is kept until it is done.
 */
export default function BrewerRegistration({ isCustomer, account }: BrewerRegistrationProps) {
  const m = useScreenMessages(texts);
  const site = useAppSelector((state) => state.apiConfig.brand);
  const [draft, setDraft] = useState(EMPTY);
  /** Set when the shopper is back at the first step; `error`: why the engine refused the second. */
  const [returned, setReturned] = useState<{ error?: Failure['errors'][number] }>();
  const [registration, setRegistration] = useState<Registration>();
  const step = registration ? 'done' : draft.brewer ? 'confirm' : 'serial';
  const head = useStepFocus(step);
  useEffect(() => {
    const kept = readDraft(site);
    if (kept) setDraft(kept);
  }, [site]);
  const keep = (next: Draft): void => {
    setDraft(next);
    writeDraft(site, next);
  };
  const { serialNumber, purchaseDate } = draft;
  const back = (error?: Failure['errors'][number]): void => {
    setReturned(error ? { error } : {});
    keep({ serialNumber, purchaseDate });
  };
  const done = (registered: Registration): void => {
    writeDraft(site, undefined);
    setDraft(EMPTY);
    setReturned({});
    setRegistration(registered);
  };
  return (
    // The footer begins below the fold in every step, so that nothing visible moves when the next one comes.
    <div className="page-width min-h-dvh pt-8 pb-section">
      {registration ? (
        <RegisteredBrewer
          head={head}
          registration={registration}
          onAnother={() => setRegistration(undefined)}
        />
      ) : (
        <>
          <h1 className="font-display text-4xl leading-tight">{m.title()}</h1>
          <p className="mt-4 max-w-prose text-lg text-muted">{m.text()}</p>
          {draft.brewer ? (
            <ConfirmBrewer
              head={head}
              brewer={draft.brewer}
              purchaseDate={purchaseDate}
              account={isCustomer() ? undefined : account}
              onBack={back}
              onDone={done}
            />
          ) : (
            <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:gap-20">
              <SerialForm
                draft={draft}
                returned={returned}
                onChange={keep}
                onRecognised={(brewer) => keep({ ...draft, brewer })}
              />
              <SerialLabel />
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Focuses the heading of a step when it opens, so that it is read out; the first step has no heading. */
function useStepFocus(step: string) {
  const head = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) head.current?.focus();
    before.current = step;
  }, [step]);
  return head;
}
