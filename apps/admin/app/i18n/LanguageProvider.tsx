import { type ReactNode, useState } from 'react';
import { answerIn } from '../api/client.ts';
import type { Language } from '../api/types.ts';
import { keepLanguage, SpokenContext } from './language.ts';
import { type Messages, messagesOf } from './messages.ts';

interface LanguageProviderProps {
  initial: { language: Language; texts: Messages };
  children: ReactNode;
}

/** Everything below speaks one language; changing it takes what the engine says along. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [spoken, setSpoken] = useState(initial);
  const choose = async (language: Language): Promise<void> => {
    const texts = await messagesOf(language);
    keepLanguage(language);
    speak(language);
    setSpoken({ language, texts });
  };
  return (
    <SpokenContext value={{ ...spoken, choose: (language) => void choose(language) }}>
      {children}
    </SpokenContext>
  );
}

/** Tells the engine and the browser. */
export function speak(language: Language): void {
  answerIn(language);
  document.documentElement.lang = language;
}
