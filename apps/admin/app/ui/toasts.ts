import { createContext, useContext } from 'react';

export interface Toast {
  text: string;
  tone?: 'success' | 'danger';
  /** Offered beside the text. */
  action?: { label: string; run(): void };
}

/** Shows a notice over the page. */
export const ToastContext = createContext<(toast: Toast) => void>(() => {});

export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);
