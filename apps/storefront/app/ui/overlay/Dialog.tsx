import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon.tsx';

/** As high as the screen, with the foot always in sight; on a low one, as a phone held sideways, all of it scrolls. */
const SCREEN_HIGH = 'h-dvh max-h-none [@media(height>=34rem)]:max-h-dvh';
const PLACES = {
  center: 'm-auto max-h-[90dvh] w-[min(40rem,calc(100vw-2rem))] rounded-card',
  right: `my-0 mr-0 ml-auto ${SCREEN_HIGH} w-[min(28rem,100vw)] motion-safe:animate-slide-left`,
  left: `my-0 mr-auto ml-0 ${SCREEN_HIGH} w-[min(22rem,92vw)] motion-safe:animate-slide-right`,
  bottom:
    'mt-auto mb-0 mx-auto max-h-[88dvh] w-full max-w-none rounded-t-card lg:w-[40rem] motion-safe:animate-slide-up',
  full: `m-0 ${SCREEN_HIGH} w-screen max-w-none motion-safe:animate-fade`,
  top: 'mt-0 mb-auto mx-auto w-full max-w-none max-h-[92dvh] motion-safe:animate-fade',
} as const;

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Names the dialog; shown as its heading unless `header` replaces it. */
  title: string;
  closeLabel: string;
  place?: keyof typeof PLACES;
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The platform's own modal dialog: focus stays inside, Escape and the backdrop close it, focus returns. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  place = 'center',
  header,
  footer,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);
  // A dialog that is unmounted while open must be closed first, or the focus cannot return.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a <dialog>; the click is the pointer's way to the same.
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        // Escape: handled before the browser closes it. The `close` event comes a frame later, or much later on a busy
        // machine; a press that opens the dialog again in between would be undone by it.
        if (event.target === dialog.current) onClose();
      }}
      onClose={() => {
        // A dialog that was opened again meanwhile stays open.
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className={`${PLACES[place]} overscroll-contain bg-surface p-0 text-ink shadow-lift backdrop:bg-shade/45`}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-line border-b px-5 py-3">
            <h2 id={heading} className={header ? 'sr-only' : 'font-display text-xl'}>
              {title}
            </h2>
            {header}
            <button
              type="button"
              onClick={onClose}
              aria-label={closeLabel}
              className="-mr-2 inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken"
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="grow overflow-y-auto px-5 py-5">{children}</div>
          {footer && <div className="border-line border-t bg-surface px-5 py-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
