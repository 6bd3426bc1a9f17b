import type { Language, SiteId } from '@crema/brands';
import { factsIn, filled, OF_SHOP, placesIn, templateOf } from './facts.ts';
import type { Edit, MailMessage, Part } from './message.ts';

/** A sentence of a mail as the source has it, with placeholders. */
export interface SourceText {
  part: Part;
  template: string;
}

/** What staff have a mail say, by language and by the source’s sentence; an empty text leaves it out. */
export type OwnTexts = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/** A mail with sample data, once for each way in which its sentences differ. */
export type Sample = (site: SiteId, language: Language) => readonly MailMessage[];

/** Every mail of the shop by key, with the words that staff have given it. */
export function createMailTexts() {
  const samples = new Map<string, Sample>();
  let own: (site: SiteId, key: string) => OwnTexts | undefined = () => undefined;
  const sampleOf = (key: string, site: SiteId, language: Language): readonly MailMessage[] =>
    samples.get(key)?.(site, language) ?? [];
  return {
    /** Declares a mail by a sample: what it says, and what a preview shows. */
    describe: (key: string, sample: Sample): void => void samples.set(key, sample),
    keys: (): string[] => [...samples.keys()].sort(),
    has: (key: string): boolean => samples.has(key),
    sampleOf,
    /** The sentences of a mail in the order in which they are read, each once. */
    sourceOf: (key: string, site: SiteId, language: Language): SourceText[] =>
      sourceOf(sampleOf(key, site, language)),
    /** Sets where the words of staff are read; synchronous, always current. */
    readFrom: (source: typeof own): void => {
      own = source;
    },
    /** A mail in the words of staff; as it is where they have given it none. */
    told: (message: MailMessage, site: SiteId, language: Language, kind: string): MailMessage => {
      const texts = own(site, message.key ?? kind)?.[language];
      return texts ? retold(message, texts) : message;
    },
  };
}

export type MailTexts = ReturnType<typeof createMailTexts>;

function sourceOf(messages: readonly MailMessage[]): SourceText[] {
  const found = new Map<string, SourceText>();
  for (const { retell } of messages)
    retell?.((sentence, part) => {
      const template = templateOf(sentence);
      if (!found.has(template)) found.set(template, { part, template });
      return [sentence];
    });
  return [...found.values()];
}

/** A mail with sentences in other words. One whose facts this mail does not have is said as in the source. */
export function retold(message: MailMessage, texts: Readonly<Record<string, string>>): MailMessage {
  if (!message.retell) return message;
  let facts: Readonly<Record<string, string>> = {};
  message.retell((sentence) => {
    facts = { ...facts, ...factsIn(sentence) };
    return [sentence];
  });
  const edit: Edit = (sentence, part) => {
    const text = texts[templateOf(sentence)];
    if (text === undefined) return [sentence];
    // Its own facts first: a quotation has the same one in every line.
    const said = filled(text, { ...facts, ...factsIn(sentence) });
    if (said === undefined) return [sentence];
    if (part !== 'paragraph') return [said.split('\n').map((line) => line.trim()).filter(Boolean).join(' ')];
    return said.split(/\n+/).filter((line) => line.trim() !== '');
  };
  return { ...message, ...message.retell(edit) };
}

/** What is wrong with the words for a mail: placeholders that it does not have, and those of the source that are gone. */
export function placeProblems(
  source: readonly SourceText[],
  texts: Readonly<Record<string, string>>,
): { unknown: string[]; lost: string[] } {
  const before = new Set(source.flatMap(({ template }) => placesIn(template)));
  const after = new Set(source.flatMap(({ template }) => placesIn(texts[template] ?? template)));
  return {
    unknown: [...after].filter((name) => !before.has(name) && !OF_SHOP.has(name)),
    lost: [...before].filter((name) => !after.has(name) && !OF_SHOP.has(name)),
  };
}
