import { createContext, type ReactNode, useContext } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import type { Messages } from './generated/messages.d.ts';

const MessagesContext = createContext<Messages | null>(null);

export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** The page's language as typed functions: `m.catalog.count({ count, unit })`. */
export function useMessages(): Messages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('useMessages needs a MessagesProvider above it');
  return messages;
}

/**
 * The texts of a screen or dialog that not every page has, in the page's language. They come with the code that
 * imports them: `import texts from '#app/platform/i18n/generated/screens/compare.js'`.
 */
export function useScreenMessages<Texts>(texts: { en: Texts; fr: Texts }): Texts {
  return texts[useAppSelector((state) => state.apiConfig.lang)];
}
