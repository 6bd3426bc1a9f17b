import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Language } from '../api/types.ts';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import type { Messages } from '../i18n/messages.ts';
import { ToastProvider } from '../ui/ToastProvider.tsx';
import { createQueries } from './queryClient.ts';

interface ProvidersProps {
  initial: { language: Language; texts: Messages };
  children: ReactNode;
}

/** What every screen has: a language, answers of the engine, notices. */
export function Providers({ initial, children }: ProvidersProps) {
  const [queries] = useState(createQueries);
  return (
    <LanguageProvider initial={initial}>
      <QueryClientProvider client={queries}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}
