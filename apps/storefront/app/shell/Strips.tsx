import { createContext, type ReactNode, useContext } from 'react';

/** The strip that the server renders; null in the browser. */
export const ServerStrip = createContext<ReactNode>(null);

const AS_IT_IS = { __html: '' };

/**
 * Place of the strips at the lower edge, over the page, so that nothing moves for them; the language's is on top. The
 * place itself takes no presses, nor does a strip in its first moment: presses meant for the page reach it.
 */
export function Strips() {
  const written = useContext(ServerStrip);
  return (
    <div id="strips" className="pointer-events-none fixed inset-x-0 bottom-0 z-10 print:hidden">
      {written ? (
        <div data-still="">{written}</div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what the server wrote stays.
        <div data-still="" suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />
      )}
    </div>
  );
}
