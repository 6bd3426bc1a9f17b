import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  /** Milliseconds that the place must stay near: scrolling past loads nothing. */
  delayMs: number;
  children: ReactNode;
}

/** Renders its children when the visitor scrolls near, in the browser only: for personal parts far down the page. */
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
