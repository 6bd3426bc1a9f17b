/** What the buttons of a text with markup put around what is chosen. */
export const MARKUPS = ['paragraph', 'bold', 'link', 'list'] as const;
export type Markup = (typeof MARKUPS)[number];

interface Marked {
  text: string;
  /** What is chosen afterwards: the words, or of a link its address. */
  start: number;
  end: number;
}

const HREF = '/';

/** A text with markup around the part between `start` and `end`. */
export function marked({ text, start, end }: Marked, markup: Markup): Marked {
  const words = text.slice(start, end);
  const { before, inner, after } = AROUND[markup](words);
  const at = start + before.length;
  const whole = text.slice(0, start) + before + inner + after + text.slice(end);
  if (markup !== 'link') return { text: whole, start: at, end: at + inner.length };
  const href = start + '<a href="'.length;
  return { text: whole, start: href, end: href + HREF.length };
}

const AROUND: Record<Markup, (words: string) => { before: string; inner: string; after: string }> = {
  paragraph: (inner) => ({ before: '<p>', inner, after: '</p>' }),
  bold: (inner) => ({ before: '<strong>', inner, after: '</strong>' }),
  link: (inner) => ({ before: `<a href="${HREF}">`, inner, after: '</a>' }),
  // Each line is an item.
  list: (words) => ({
    before: '<ul><li>',
    inner: words
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('</li><li>'),
    after: '</li></ul>',
  }),
};
