import type { Language } from '@crema/brands';
import type { OwnTexts, SourceText } from '#platform/mail/texts.ts';

/** The sentences of a mail in one place of a form: of both languages, side by side. */
export interface TextPair {
  en: string;
  fr: string;
}

/** Of each language, the sentences of a mail as the source has them. */
export type Sources = Readonly<Record<Language, readonly SourceText[]>>;

/** Name of the field of a sentence: by its place, which the form shows in order. */
export const fieldOf = (at: number): string => `text${String(at + 1).padStart(2, '0')}`;

/** How many fields a mail has: the languages may differ. */
export const fieldsOf = ({ en, fr }: Sources): number => Math.max(en.length, fr.length);

/** What a form shows: the words of staff, else the source’s. */
export function shownTexts(sources: Sources, own: OwnTexts | undefined): Record<string, TextPair> {
  const text = (language: Language, at: number): string => {
    const template = sources[language][at]?.template;
    return template === undefined ? '' : (own?.[language]?.[template] ?? template);
  };
  return Object.fromEntries(
    Array.from({ length: fieldsOf(sources) }, (_, at) => [
      fieldOf(at),
      { en: text('en', at), fr: text('fr', at) },
    ]),
  );
}

/** What is kept of a form: sentences that differ from the source’s, by those. */
export function ownTexts(sources: Sources, shown: Readonly<Record<string, Partial<TextPair>>>): OwnTexts {
  const of = (language: Language): Record<string, string> =>
    Object.fromEntries(
      sources[language].flatMap(({ template }, at) => {
        const text = shown[fieldOf(at)]?.[language]?.trim();
        return text === undefined || text === template.trim() ? [] : [[template, text]];
      }),
    );
  const [en, fr] = [of('en'), of('fr')];
  return {
    ...(Object.keys(en).length > 0 ? { en } : {}),
    ...(Object.keys(fr).length > 0 ? { fr } : {}),
  };
}
