import { type MouseEvent, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';

/** Milliseconds on a link after which its page is fetched, as with the router's own links. */
const INTENT_MS = 100;

interface LinkAreaProps {
  children: ReactNode;
  /** The page stays where it is scrolled to, and no link's page is fetched ahead: each leads to the same list with another filter. */
  inPlace?: boolean;
}

/**
 * Follows the plain links inside it within this document, and fetches a link's page when somebody is about to follow it. Menu,
 * footer, filters and cards of a list are some hundred and fifty links: each of the router's own costs the server several hooks, and would be
 * drawn anew, twice, whenever any page's address changes.
 */
export function LinkArea({ children, inPlace = false }: LinkAreaProps) {
  const navigate = useNavigate();
  const timer = useRef(0);
  const [intended, intend] = useState<string>();
  const leave = (): void => clearTimeout(timer.current);
  const near = (event: SyntheticEvent): void => {
    const to = targetOf(event);
    leave();
    if (to && !inPlace) timer.current = window.setTimeout(intend, INTENT_MS, to);
  };
  const follow = (event: MouseEvent): void => {
    const to = targetOf(event);
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!to || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    const { pathname, search, hash } = location;
    void navigate(to, { replace: to === pathname + search + hash, preventScrollReset: inPlace });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link that has the focus is clicked by the Enter key.
    <div
      className="contents"
      onClick={follow}
      onMouseOver={near}
      onFocus={near}
      onTouchStart={near}
      onMouseOut={leave}
      onBlur={leave}
    >
      {children}
      {intended && <PrefetchPageLinks page={intended} />}
    </div>
  );
}

/** The address in this shop of the link that an event is about. */
function targetOf({ target }: SyntheticEvent): string | undefined {
  const link = (target as Element).closest('a');
  const to = link?.getAttribute('href');
  return to?.startsWith('/') ? to : undefined;
}
