import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import texts from '#app/platform/i18n/generated/screens/checkout.js';
import { useScreenMessages } from '#app/platform/i18n/messages.tsx';
import { useAppSelector } from '#app/platform/store/hooks.ts';
import { Button } from '#app/ui/Button.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { cardAppearance } from './cardAppearance.ts';

/** What the provider's fields answer: a token, or why there is none. */
export type Tokenized = { token: string } | 'invalid' | 'unavailable';

export interface CardFields {
  /** Asks the provider's fields for a token. They show by themselves what is wrong with them. */
  tokenize(): Promise<Tokenized>;
}

/** What the frame tells, with `source: 'crema-card-frame'`. */
type FrameMessage =
  | { type: 'ready' }
  | { type: 'resize'; height: number }
  | { type: 'invalid' }
  | { type: 'token'; token: string };

const REQUEST = { type: 'tokenize' };
const FRAME = '/payments/test/frame';
const [LEAST, MOST] = [150, 480];
/** Milliseconds after which the frame is taken for broken. */
const PATIENCE = 15_000;

/**
 * The payment provider's card fields, in a frame that this page cannot look into. `onEnter` is told the token when the
 * shopper sends the fields off from inside.
 */
export function CardFrame({ ref, onEnter }: { ref: Ref<CardFields>; onEnter: (token: string) => void }) {
  const m = useScreenMessages(texts);
  const { lang } = useAppSelector((state) => state.apiConfig);
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef<(answer: Tokenized) => void>(undefined);
  const entered = useRef(onEnter);
  entered.current = onEnter;
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading');
  const [height, setHeight] = useState(LEAST);
  const [attempt, setAttempt] = useState(0);
  const [look] = useState(cardAppearance);

  useEffect(() => {
    const answer = (value: Tokenized): boolean => {
      const waiting = asked.current;
      asked.current = undefined;
      waiting?.(value);
      return waiting !== undefined;
    };
    const listen = (event: MessageEvent): void => {
      if (event.origin !== location.origin || event.source !== frame.current?.contentWindow) return;
      if (event.data?.source !== 'crema-card-frame') return;
      const message = event.data as FrameMessage;
      if (message.type === 'ready') {
        setState('ready');
        // Asked before its script had come.
        if (asked.current) frame.current?.contentWindow?.postMessage(REQUEST, location.origin);
      }
      if (message.type === 'resize') setHeight(Math.min(MOST, Math.max(LEAST, Math.ceil(message.height))));
      if (message.type === 'invalid') answer('invalid');
      if (message.type === 'token' && !answer({ token: message.token })) entered.current(message.token);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('broken'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);

  useImperativeHandle(ref, () => ({
    tokenize: () =>
      new Promise<Tokenized>((resolve) => {
        const target = frame.current?.contentWindow;
        if (!target) return resolve('unavailable');
        asked.current = resolve;
        setTimeout(() => {
          if (asked.current === resolve) asked.current = undefined;
          resolve('unavailable');
        }, PATIENCE);
        if (state === 'ready') target.postMessage(REQUEST, location.origin);
      }),
  }));

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
              setState('loading');
            }}
          >
            {m.cardReload()}
          </Button>
        </div>
      )}
      {/* Stays when it is taken for broken: it may only be slow. Wider than its fields by their focus rings. */}
      <iframe
        key={attempt}
        ref={frame}
        src={`${FRAME}?lang=${lang}#${look}`}
        title={m.cardTitle()}
        height={height}
        className={`-mx-1 w-[calc(100%+0.5rem)] border-0 ${{ ready: 'block', loading: 'block opacity-0', broken: 'hidden' }[state]}`}
      />
    </div>
  );
}
