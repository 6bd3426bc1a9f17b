import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTexts } from '../i18n/language.ts';
import { IconButton } from './Button.tsx';

const PLACES = {
  center: 'm-auto max-h-[92dvh] w-[min(36rem,calc(100vw-1.5rem))] rounded-card',
  wide: 'm-auto max-h-[92dvh] w-[min(64rem,calc(100vw-1.5rem))] rounded-card',
  full: 'm-auto h-dvh max-h-[96dvh] w-[min(96rem,calc(100vw-1rem))] rounded-card',
  left: 'my-0 mr-auto ml-0 h-dvh max-h-none w-[min(18rem,88vw)] motion-safe:animate-slide-right',
} as const;

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Names the dialog. */
  title: string;
  place?: keyof typeof PLACES;
  footer?: ReactNode;
  children: ReactNode;
}

/** The platform's own modal dialog: focus stays inside, Escape closes it, focus returns. */
export function Dialog({ open, onClose, title, place = 'center', footer, children }: DialogProps) {
  const { shell } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  // A dialog that is unmounted while open must be closed first, or the focus cannot return.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      className={`${PLACES[place]} overscroll-contain bg-surface p-0 text-ink shadow-lift backdrop:bg-shade/45`}
    >
      {open && (
        <div className="flex max-h-[inherit] min-h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-line border-b px-4 py-2">
            <h2 id={heading} className="font-semibold text-lg">
              {title}
            </h2>
            <IconButton icon="close" label={shell.close} onClick={onClose} className="-mr-2" />
          </div>
          <div className="grow overflow-y-auto px-4 py-4">{children}</div>
          {footer && (
            <div className="flex flex-wrap justify-end gap-2 border-line border-t px-4 py-3">{footer}</div>
          )}
        </div>
      )}
    </dialog>
  );
}
