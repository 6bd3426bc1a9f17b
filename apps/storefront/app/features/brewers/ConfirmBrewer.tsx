import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { formatDate } from '#app/platform/i18n/formatDate.ts';
import texts from '#app/platform/i18n/generated/screens/brewers.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import type { Failure } from '#app/platform/store/failure.ts';
import { useAppDispatch, useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { BrewerFacts } from './BrewerFacts.tsx';
import { registerBrewer } from './brewers.thunks.ts';
import type { BrewerRegistration, RecognisedBrewer } from './brewers.types.ts';

interface ConfirmBrewerProps {
  head: RefObject<HTMLHeadingElement | null>;
  brewer: RecognisedBrewer;
  purchaseDate: string;
  /** The log-in, while nobody is logged in. */
  account: ReactNode;
  /** Goes back to the first step, with what is wrong there. */
  onBack: (error?: Failure['errors'][number]) => void;
  onDone: (registration: BrewerRegistration) => void;
}

/** The second step: shows which brewer it is, and registers it to the customer. */
export function ConfirmBrewer({ head, brewer, purchaseDate, account, onBack, onDone }: ConfirmBrewerProps) {
  const m = useScreenMessages(texts);
  const dispatch = useAppDispatch();
  const { brand, lang } = useAppSelector((state) => state.apiConfig);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { serialNumber, model } = brewer;
  const isKnown = !account;
  const ready = useRef<HTMLParagraphElement>(null);
  const wasKnown = useRef(isKnown);
  // The log-in form is gone: moves the focus of screen readers to what replaced it.
  useEffect(() => {
    if (isKnown && !wasKnown.current) ready.current?.focus();
    wasKnown.current = isKnown;
  }, [isKnown]);
  const register = async (): Promise<void> => {
    setFailed(undefined);
    setBusy(true);
    const answer = await dispatch(registerBrewer({ serialNumber, purchaseDate }));
    setBusy(false);
    if (!('failure' in answer)) return onDone(answer);
    const { errors, status } = answer.failure;
    const wrong = errors.find(({ subject }) => subject === 'serialNumber' || subject === 'purchaseDate');
    if (wrong) onBack(wrong);
    else setFailed((status && errors[0]?.message) || m.failed());
  };
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,28rem)_minmax(0,28rem)] lg:gap-20">
      <section aria-labelledby="brewer-found">
        <h2
          id="brewer-found"
          ref={head}
          tabIndex={-1}
          className="font-display text-2xl focus-visible:outline-none"
        >
          {m.found({ name: model.name })}
        </h2>
        <BrewerFacts
          model={model}
          facts={[
            [m.serialNumber(), serialNumber],
            [m.purchaseDate(), formatDate(purchaseDate, brand, lang)],
          ]}
        />
        <Button look="quiet" className="-ml-5" onClick={() => onBack()}>
          {m.change()}
        </Button>
      </section>
      <div>
        {failed && (
          <div className="mb-5">
            <Notice tone="danger" role="alert">
              {failed}
            </Notice>
          </div>
        )}
        {!isKnown ? (
          <section aria-labelledby="brewer-account" className="rounded-card bg-sunken p-6">
            <h2 id="brewer-account" className="font-display text-2xl">
              {m.logInTitle()}
            </h2>
            <p className="mt-2 mb-5">{m.logInText()}</p>
            {account}
          </section>
        ) : (
          <>
            <p ref={ready} tabIndex={-1} className="mb-5 text-lg focus-visible:outline-none">
              {m.ready()}
            </p>
            <Button busy={busy} className="w-full sm:w-auto" onClick={() => void register()}>
              {m.register()}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
