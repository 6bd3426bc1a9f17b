import type { Edit, MailMessage } from './message.ts';

/**
 * Facts inside a sentence of a mail, each between signs that no text holds, so that its template is known:
 * `Your order 123` was said of `Your order {{code}}`. The signs are taken out before a mail is sent.
 */
const [BEGIN, MIDDLE, END] = ['\uE000', '\uE001', '\uE002'] as const;
const SIGNS = /[\uE000-\uE002]/g;
const FACT = /\uE000([^\uE000-\uE002]*)\uE001([^\uE000-\uE002]*)\uE002/g;

type Facts = Readonly<Record<string, string>>;

/** Texts as facts of a mail, by name; an empty one stays empty, so that sentences about it are left out. */
export const marked = <Given extends Readonly<Record<string, string | undefined>>>(facts: Given): Given =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      value ? `${BEGIN}${name}${MIDDLE}${value.replace(SIGNS, '')}${END}` : value,
    ]),
  ) as Given;

/** A sentence without the signs: what is read. */
export const plain = (sentence: string): string => sentence.replace(FACT, '$2').replace(SIGNS, '');

/** `Your order {{code}}`. */
export const templateOf = (sentence: string): string =>
  sentence.replace(FACT, (_, name: string) => `{{${name}}}`);

/** The facts in a sentence, by name. */
export const factsIn = (sentence: string): Facts =>
  Object.fromEntries([...sentence.matchAll(FACT)].map(([, name = '', value = '']) => [name, value]));

const PLACE = /\{\{\s*([\w:-]+)\s*\}\}/g;

/** Names of the placeholders of a template, in order. */
export const placesIn = (template: string): string[] =>
  [...template.matchAll(PLACE)].map(([, name = '']) => name);

/** A template with its facts; `undefined` where one of them is not known. Those of the shop are filled in when it is sent. */
export function filled(template: string, facts: Facts): string | undefined {
  if (placesIn(template).some((name) => !(name in facts) && !OF_SHOP.has(name))) return undefined;
  return template.replace(PLACE, (_, name: string) => facts[name] ?? `{{${name}}}`);
}

/** Placeholders that every mail has. */
export const OF_SHOP: ReadonlySet<string> = new Set(['shop', 'phone']);

/** Composes a mail whose sentences can be said in other words. @param build the mail with its sentences edited, the subject first */
export function tellable(build: (edit: Edit) => MailMessage, key?: string): MailMessage {
  const told = (edit: Edit): MailMessage => {
    const { subject, text, html, ...rest } = build(edit);
    return { ...rest, subject: plain(subject), text: plain(text), html: plain(html) };
  };
  return { ...told((sentence) => [sentence]), retell: told, ...(key === undefined ? {} : { key }) };
}
