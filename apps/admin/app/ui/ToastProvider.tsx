import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTexts } from '../i18n/language.ts';
import { IconButton } from './Button.tsx';
import { type Toast, ToastContext } from './toasts.ts';

/** Long enough to read it, decide, and reach its button by keyboard. */
const SHOWN_MS = 20_000;

/** One notice at a time, at the foot of the page; it leaves by itself, but not while it has the focus or a pointer over it. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { shell } = useTexts();
  const [toast, setToast] = useState<Toast>();
  const [held, setHeld] = useState(false);
  const show = useCallback((next: Toast) => setToast({ ...next }), []);
  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(() => setToast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held]);
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-20 z-40 flex justify-center px-3"
      >
        {toast && (
          // biome-ignore lint/a11y/noStaticElementInteractions: only holds the notice while somebody is at it.
          <div
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            className={`pointer-events-auto flex max-w-full items-center gap-3 rounded-control py-1.5 pr-1.5 pl-4 shadow-lift motion-safe:animate-fade ${toast.tone === 'danger' ? 'bg-danger-soft text-danger' : 'bg-deep text-on-deep'}`}
          >
            <span className="min-w-0">{toast.text}</span>
            {toast.action && (
              <button
                type="button"
                className="min-h-9 rounded-control px-2 font-semibold underline underline-offset-4"
                onClick={() => {
                  toast.action?.run();
                  setHeld(false);
                  setToast(undefined);
                }}
              >
                {toast.action.label}
              </button>
            )}
            <IconButton
              icon="close"
              label={shell.close}
              className="text-current hover:bg-transparent hover:text-current"
              onClick={() => {
                setHeld(false);
                setToast(undefined);
              }}
            />
          </div>
        )}
      </div>
    </ToastContext>
  );
}
