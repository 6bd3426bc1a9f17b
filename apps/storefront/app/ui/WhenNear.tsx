import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Milliseconds that the visitor must stay near: who scrolls past fetches nothing. */
  delayMs: number;
  children: ReactNode;
}

/** Draws its children when the visitor comes near, in the browser only: for what stands far below and is the person's. */
export function WhenNear({ delayMs, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    let timer = 0;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = window.setTimeout(setNear, delayMs, true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [delayMs]);
  return <div ref={place}>{near && children}</div>;
}
