import { parseSync, Visitor } from 'oxc-parser';
import type { File } from './check.ts';

/** The strings of a program, in quotes or in a template, and where each begins. */
export function stringsIn({ path, text }: File): { text: string; at: number }[] {
  const found: { text: string; at: number }[] = [];
  new Visitor({
    Literal({ value, start }) {
      if (typeof value === 'string') found.push({ text: value, at: start });
    },
    TemplateElement({ value, start }) {
      found.push({ text: value.cooked ?? value.raw, at: start });
    },
  }).visit(parseSync(path, text).program);
  return found;
}
