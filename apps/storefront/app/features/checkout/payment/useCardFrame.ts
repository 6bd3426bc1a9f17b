import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';

/** What the provider's fields answer: a token, or why there is none; `refused`: a sentence of why the card was. */
export type Tokenized = { token: string } | { refused: string } | 'invalid' | 'unavailable';

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
const [LEAST, MOST] = [150, 480];
/** Milliseconds after which the frame is taken for broken. */
const PATIENCE = 15_000;

/**
 * Talks with the frame of the card fields. `onEnter` is told the token when the shopper sends the fields off from inside.
 *
 * @returns `height`: pixels that the fields take, once they have said it; `restart`: waits again, for a frame loaded anew.
 */
export function useCardFrame(ref: Ref<CardFields>, onEnter: (token: string) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const asked = useRef<(answer: Tokenized) => void>(undefined);
  /** Its script has come. Beside `state`, which is known only when React has drawn it. */
  const hears = useRef(false);
  const entered = useRef(onEnter);
  entered.current = onEnter;
  const [state, setState] = useState<'loading' | 'ready' | 'broken'>('loading');
  const [height, setHeight] = useState<number>();

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
        hears.current = true;
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
        if (hears.current) target.postMessage(REQUEST, location.origin);
      }),
  }));

  const restart = (): void => {
    hears.current = false;
    setState('loading');
  };
  return { frame, state, height, restart };
}
