import type { Language } from '@crema/brands';
import type { Localized, QuizDefinition } from './definition/definition.types.ts';

/** The text of a language, else the English. */
export const said = (text: Localized, language: Language): string => text[language] ?? text.en;

export const presentQuestion = (
  { code, text, options }: QuizDefinition['questions'][number],
  language: Language,
) => ({
  code,
  text: said(text, language),
  options: options.map((option) => ({ code: option.code, text: said(option.text, language) })),
});

export const presentShortcuts = ({ shortcuts }: QuizDefinition, language: Language) =>
  shortcuts.map(({ text, url }) => ({ text: said(text, language), url }));
