/** English and French have the same files and keys, and no message is empty. */
import { type File, type Finding, main, projectFiles } from '../source/check.ts';

const LANGUAGES = ['en', 'fr'] as const;

/** @param files JSON files below `…/messages/en/` and `…/messages/fr/`. */
export function findMissingTranslations(files: File[]): Finding[] {
  const messages = new Map(files.map(({ path, text }) => [path, flat(JSON.parse(text))]));
  return files.flatMap(({ path, text }) => {
    const [, language = ''] = path.match(/\/messages\/(en|fr)\//) ?? [];
    const at = (key: string): number => {
      const own = text.split('\n').findIndex((line) => line.includes(`"${key.split('.').pop()}"`));
      return own === -1 ? 1 : own + 1;
    };
    const empty = [...(messages.get(path) ?? [])]
      .filter(([, message]) => message.trim() === '')
      .map(([key]) => ({ path, line: at(key), message: `${key} is empty` }));
    const missing = LANGUAGES.filter((other) => other !== language).flatMap((other) => {
      const twin = messages.get(path.replace(`/messages/${language}/`, `/messages/${other}/`));
      return [...(messages.get(path)?.keys() ?? [])]
        .filter((key) => !twin?.has(key))
        .map((key) => ({ path, line: at(key), message: `${key} is missing in ${other}` }));
    });
    return [...empty, ...missing];
  });
}

/** Nested objects as one map from `a.b` to its message. */
function flat(value: unknown, prefix = ''): Map<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[prefix, String(value ?? '')]]);
  return new Map(
    Object.entries(value).flatMap(([key, inner]) => [...flat(inner, prefix ? `${prefix}.${key}` : key)]),
  );
}

main(import.meta, () => findMissingTranslations(projectFiles(/\/messages\/(en|fr)\/.*\.json$/)));
