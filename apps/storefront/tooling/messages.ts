import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { messageArguments } from './message-arguments.ts';

// The package is CommonJS, although its types say otherwise.
const require = createRequire(import.meta.url);
const MessageFormat: typeof import('@messageformat/core').default = require('@messageformat/core');
const compileModule: typeof import('@messageformat/core/lib/compile-module.js').default = require('@messageformat/core/compile-module');

export const messagesFolder = resolve(import.meta.dirname, '../app/platform/i18n/messages');

/** The locale whose plural rules and number formats a language uses. */
const LOCALES = { en: 'en', fr: 'fr-CA' } as const;
type Areas = Record<string, Record<string, string>>;
const SCREENS = 'screens';

/**
 * Compiles ICU messages to modules of plain functions with types; answers path → text. `messages/{en,fr}/{area}.json`
 * is in every page, one file for each language; `messages/{en,fr}/screens/{area}.json` is loaded with the code that
 * imports it, in both languages.
 */
export async function compileMessages(): Promise<Map<string, string>> {
  const [en, fr, enScreens, frScreens] = await Promise.all([
    readAreas('en'),
    readAreas('fr'),
    readAreas('en', SCREENS),
    readAreas('fr', SCREENS),
  ]);
  const problems = [...differences(en, fr), ...differences(enScreens, frScreens)];
  if (problems.length > 0) throw new Error(`The messages disagree:\n${problems.join('\n')}`);
  const folder = 'platform/i18n/generated';
  const declaration = `import type { Messages } from './messages.d.ts';\ndeclare const messages: Messages;\nexport default messages;\n`;
  return new Map([
    [`${folder}/en.js`, compileAreas('en', en)],
    [`${folder}/fr.js`, compileAreas('fr', fr)],
    [`${folder}/en.d.ts`, declaration],
    [`${folder}/fr.d.ts`, declaration],
    [`${folder}/messages.d.ts`, typesOf(en)],
    ...Object.entries(enScreens).flatMap(([area, messages]) => {
      const file = `${folder}/${SCREENS}/${area}`;
      return [
        [`${file}.en.js`, compileAreas('en', messages)],
        [`${file}.fr.js`, compileAreas('fr', frScreens[area] ?? {})],
        [
          `${file}.js`,
          `import en from './${area}.en.js';\nimport fr from './${area}.fr.js';\nexport default { en, fr };\n`,
        ],
        [`${file}.d.ts`, screenTypes(messages)],
      ] satisfies [string, string][];
    }),
  ]);
}

async function readAreas(language: keyof typeof LOCALES, part = ''): Promise<Areas> {
  const folder = join(messagesFolder, language, part);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const pairs = files.map(async (name) => [
    basename(name, '.json'),
    JSON.parse(await readFile(join(folder, name), 'utf8')),
  ]);
  return Object.fromEntries(await Promise.all(pairs));
}

/** Keys in one language only, and messages whose arguments differ between the two, the country's in English apart. */
export function differences(en: Areas, fr: Areas): string[] {
  const flat = (areas: Areas) =>
    new Map(
      Object.entries(areas).flatMap(([area, messages]) =>
        Object.entries(messages).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
      ),
    );
  const [inEnglish, inFrench] = [flat(en), flat(fr)];
  const missing = [...inEnglish.keys()].filter((key) => !inFrench.has(key)).map((key) => `${key}: not in fr`);
  const extra = [...inFrench.keys()].filter((key) => !inEnglish.has(key)).map((key) => `${key}: not in en`);
  const unlike = [...inEnglish].flatMap(([key, text]) => {
    const other = inFrench.get(key);
    if (other === undefined) return [];
    const wanted = argumentsType(text);
    // Only English is spelled by the country.
    const plain = argumentsType(text, 'country');
    if ([wanted, plain].includes(argumentsType(other))) return [];
    return [`${key}: en takes ${wanted || 'nothing'}, fr takes ${argumentsType(other) || 'nothing'}`];
  });
  return [...missing, ...extra, ...unlike];
}

const RUNTIME_IMPORT = /^import \{ number(, )?(.*) \} from "@messageformat\/runtime";$/m;

/** The module of one language: of areas, or of the messages of one. `pluralNumber.ts` formats its numbers. */
export function compileAreas(language: keyof typeof LOCALES, areas: Areas | Areas[string]): string {
  return compileModule(new MessageFormat(LOCALES[language]), areas).replace(
    RUNTIME_IMPORT,
    (_, _comma, others: string) =>
      `import { number } from "#app/platform/i18n/pluralNumber.ts";${others && `\nimport { ${others} } from "@messageformat/runtime";`}`,
  );
}

const screenTypes = (messages: Areas[string]): string =>
  `interface Texts {\n${functionTypes(messages).join('\n')}\n}\ndeclare const messages: { en: Texts; fr: Texts };\nexport default messages;\n`;

const functionTypes = (messages: Areas[string]): string[] =>
  Object.entries(messages).map(
    ([key, text]) =>
      `    /** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n    ${JSON.stringify(key)}: (${argumentsType(text)}) => string;`,
  );

function typesOf(areas: Areas): string {
  const lines = Object.entries(areas).flatMap(([area, messages]) => [
    `  ${JSON.stringify(area)}: {`,
    ...functionTypes(messages),
    '  };',
  ]);
  return `export interface Messages {\n${lines.join('\n')}\n}\n`;
}

function argumentsType(text: string, without?: string): string {
  const found = [...messageArguments(text)]
    .filter(([name]) => name !== without)
    .sort(([a], [b]) => a.localeCompare(b));
  return found.length === 0 ? '' : `args: { ${found.map(([name, type]) => `${name}: ${type}`).join('; ')} }`;
}
