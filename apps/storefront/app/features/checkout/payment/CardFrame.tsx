import { type Ref, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { paymentProvider } from '#app/platform/store/setting.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { cardAppearance } from './cardAppearance.ts';
import { type CardFields, useCardFrame } from './useCardFrame.ts';

const FRAME = '/payments/test/frame';
/** What the fields take on a phone and from a small tablet on, kept free until they say it: Pay must not move under a finger. */
const EXPECTED = 'h-[216px] sm:h-[199px]';

/**
 * The payment provider's card fields, in a frame that this page cannot look into. `onEnter` is told the token when the
 * shopper sends the fields off from inside.
 */
export function CardFrame({ ref, onEnter }: { ref: Ref<CardFields>; onEnter: (token: string) => void }) {
  const m = useScreenMessages(texts);
  const { lang } = useAppSelector((state) => state.apiConfig);
  const takesNone = useAppSelector(paymentProvider) === 'none';
  const { frame, state, height, restart } = useCardFrame(ref, onEnter);
  const [attempt, setAttempt] = useState(0);
  const [look] = useState(cardAppearance);

  if (takesNone) {
    return (
      <Notice tone="danger" role="alert">
        {m.paymentNotSetUp()}
      </Notice>
    );
  }
  return (
    <div className="relative">
      {state === 'loading' && (
        <p role="status" className="absolute inset-x-0 top-0 text-muted text-sm">
          {m.cardLoading()}
        </p>
      )}
      {state === 'broken' && (
        <div className="space-y-3">
          <Notice tone="danger" role="alert">
            {m.cardUnavailable()}
          </Notice>
          <Button
            look="secondary"
            onClick={() => {
              setAttempt(attempt + 1);
              restart();
            }}
          >
            {m.cardReload()}
          </Button>
        </div>
      )}
      {/* Stays when it is taken for broken: it may only be slow. Wider than its fields by their focus rings. Of one scheme
          with the page in it, whose colours are given to it: else the browser puts white behind it. */}
      <iframe
        key={attempt}
        ref={frame}
        src={`${FRAME}?lang=${lang}#${look}`}
        title={m.cardTitle()}
        height={height}
        className={`scheme-light -mx-1 w-[calc(100%+0.5rem)] border-0 ${height ? '' : EXPECTED} ${{ ready: 'block', loading: 'block opacity-0', broken: 'hidden' }[state]}`}
      />
    </div>
  );
}
