import { type Language, SITES, type SiteId } from '@crema/brands';
import { Type } from 'typebox';
import { fields, type Resource, type State } from '#platform/edits/index.ts';
import { badRequest, say, type Texts } from '#platform/http/index.ts';
import type { MailTexts, OwnTexts, SourceText } from '#platform/mail/texts.ts';
import { placeProblems } from '#platform/mail/texts.ts';
import type { ContentAdminRepository } from './admin.repository.ts';
import { fieldOf, fieldsOf, ownTexts, type Sources, shownTexts, type TextPair } from './mail-texts.rules.ts';

const kind = 'mail';
const TEXTS: Texts = ['Words', 'Textes'];
const LONGEST = 2000;

const text = (label: Texts, help?: Texts) =>
  fields.localized(
    { label, ...(help ? { help } : {}) },
    { widget: 'localized-multiline', maxLength: LONGEST },
  );

const schema = Type.Object({
  texts: Type.Unsafe<Record<string, TextPair>>({
    ...{ type: 'object', label: TEXTS, additionalProperties: text(['Text', 'Texte']), maxProperties: 40 },
  }),
  changed: fields.flag({ label: ['Own words', 'Textes modifiés'], readOnly: true }),
});

/** The sentences of every mail in both languages; what is as in the source is not kept. */
export const sourcesOf = (texts: MailTexts, site: SiteId, key: string): Sources => ({
  en: texts.sourceOf(key, site, 'en'),
  fr: texts.sourceOf(key, site, 'fr'),
});

/** What the mails of a site say. */
export function mailsResource(repository: ContentAdminRepository, texts: MailTexts): Resource {
  const stateOf = (site: SiteId, key: string, own: OwnTexts | undefined): State => ({
    texts: shownTexts(sourcesOf(texts, site, key), own),
    changed: own !== undefined,
  });
  const read: Resource['read'] = async (site, keys, options) => {
    const known = keys.filter((key) => texts.has(key));
    const entries = await repository.entriesBy({ site, kind }, known, options);
    const own = new Map(entries.map(({ key, value }) => [key, value as OwnTexts]));
    return new Map(known.map((key) => [key, stateOf(site, key, own.get(key))]));
  };
  const titleOf = (state: State, language: Language): string => {
    const { en = '', fr = '' } = (state.texts as Record<string, Partial<TextPair>>)[fieldOf(0)] ?? {};
    return (language === 'fr' && fr) || en;
  };
  return {
    ...{ name: 'mails', group: 'content', schema, columns: ['changed'] },
    title: ['Mails', 'Courriels'],
    one: ['Mail', 'Courriel'],
    description: [
      'What every mail of the shop says. A word in double braces is filled in for each reader.',
      'Ce que dit chaque courriel de la boutique. Un mot entre doubles accolades est rempli pour chaque personne.',
    ],
    keyTitle: ['Key', 'Clé'],
    operations: { list: 'adminListMails', get: 'adminGetMail', save: 'adminSaveMail' },
    titleOf: (_key, state, { language }) => titleOf(state, language),
    tags: (site) => [`cms:${site}`],
    read,
    list: async (site, { query = '', after, pageSize }, { language }) => {
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      const found = [...(await read(site, texts.keys(), { lock: false }))]
        .filter(([key, { texts: said }]) => {
          const all = `${key} ${JSON.stringify(said)}`.toLowerCase();
          return (after === undefined || key > after) && words.every((word) => all.includes(word));
        })
        .slice(0, pageSize);
      return found.map(([key, state]) => ({ key, state, title: titleOf(state, language) }));
    },
    schemaOf: (key, _state, { site }) => formOf(sourcesOf(texts, site.id, key), site.id),
    check: ({ key, after }, { site, language }) => {
      const sources = sourcesOf(texts, site.id, key);
      const shown = (after?.texts ?? {}) as Record<string, Partial<TextPair>>;
      refusePlaces(sources, ownTexts(sources, shown), language);
      refuseEmpty(sources, shown, SITES[site.id].languages, language);
    },
    write: async (site, changes) => {
      for (const { key, after } of changes) {
        const sources = sourcesOf(texts, site, key);
        const value = ownTexts(sources, (after?.texts ?? {}) as Record<string, Partial<TextPair>>);
        if (Object.keys(value).length === 0) await repository.removeEntry({ site, kind, key });
        else {
          const position = await repository.nextPosition(site);
          await repository.writeEntry({ site, kind, key, value, position });
        }
      }
    },
  };
}

const PARTS: Readonly<Record<SourceText['part'], Texts>> = {
  subject: ['Subject', 'Objet'],
  paragraph: ['Paragraph', 'Paragraphe'],
  button: ['Button', 'Bouton'],
  reason: ['Why the reader gets it', 'Pourquoi la personne le reçoit'],
};

/** The form of one mail: a field for each sentence, with its source beside it. */
function formOf(sources: Sources, site: SiteId) {
  const languages = SITES[site].languages;
  const field = (at: number) => {
    const [en, fr] = [sources.en[at], sources.fr[at]];
    const [english, french] = PARTS[en?.part ?? fr?.part ?? 'paragraph'];
    const usual = (language: Language) => sources[language][at]?.template ?? '';
    const shown = languages.map((language) => usual(language)).join(' · ');
    return text([english, french], [`Usually: ${shown}`, `D’habitude\u00a0: ${shown}`]);
  };
  const names = Array.from({ length: fieldsOf(sources) }, (_, at) => fieldOf(at));
  return Type.Object({
    texts: fields.group({ label: TEXTS }, Object.fromEntries(names.map((name, at) => [name, field(at)]))),
  });
}

/** @throws {OccError} 400 where a placeholder is not the mail’s, or one of the source’s is gone */
function refusePlaces(sources: Sources, own: OwnTexts, language: Language): void {
  for (const reader of ['en', 'fr'] as const) {
    const { unknown, lost } = placeProblems(sources[reader], own[reader] ?? {});
    const named = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
    if (unknown.length > 0)
      throw refusal(
        say(
          language,
          `This mail does not know ${named(unknown)} (${reader}). Use the words in braces that are there.`,
          `Ce courriel ne connaît pas ${named(unknown)} (${reader}). Utilisez les mots entre accolades qui s’y trouvent.`,
        ),
      );
    if (lost.length > 0)
      throw refusal(
        say(
          language,
          `The reader needs ${named(lost)} (${reader}): say it somewhere in the mail.`,
          `La personne a besoin de ${named(lost)} (${reader})\u00a0: mentionnez-le dans le courriel.`,
        ),
      );
  }
}

/** @throws {OccError} 400 where a subject, a button or a reason is empty in a language of the site */
function refuseEmpty(
  sources: Sources,
  shown: Readonly<Record<string, Partial<TextPair>>>,
  languages: readonly Language[],
  language: Language,
): void {
  for (const reader of languages)
    for (const [at, { part }] of sources[reader].entries())
      if (part !== 'paragraph' && shown[fieldOf(at)]?.[reader]?.trim() === '')
        throw refusal(
          say(
            language,
            `“${PARTS[part][0]}” (${reader}) is empty. Only paragraphs may be left out.`,
            `«\u00a0${PARTS[part][1]}\u00a0» (${reader}) est vide. Seuls les paragraphes peuvent être omis.`,
          ),
        );
}

const refusal = (message: string) =>
  badRequest('ValidationError', message, { reason: 'invalid', subject: 'texts', subjectType: 'field' });
