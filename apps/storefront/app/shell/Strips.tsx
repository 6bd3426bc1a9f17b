import { createContext, type ReactNode, useContext } from 'react';

/** What only the server writes there; nothing in the browser. */
export const ServerStrip = createContext<ReactNode>(null);

const AS_IT_IS = { __html: '' };

/**
 * Where strips stand, at the lower edge and over the page, so that nothing moves for them. The language’s stands on top.
 * This place takes no press, and each strip none in its first moment: what was meant for the page gets there.
 */
export function Strips() {
  const written = useContext(ServerStrip);
  return (
    <div id="strips" className="pointer-events-none fixed inset-x-0 bottom-0 z-10 print:hidden">
      {written ? (
        <div>{written}</div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server wrote stays.
        <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
      )}
    </div>
  );
}
