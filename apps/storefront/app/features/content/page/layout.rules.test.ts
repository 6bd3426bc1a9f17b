import { expect, test } from 'vitest';
import { layOut } from './layout.rules.ts';
import { slugOf } from './slug.ts';

const of = (typeCode: string, heading?: string) => ({
  uid: `${typeCode} ${heading}`,
  typeCode,
  ...(heading === undefined ? {} : { heading }),
});
const read = ['Shipping', 'Retours et échanges', 'Canceling', 'Gifts'].map((heading) =>
  of('RichTextComponent', heading),
);
const kinds = (slots: { components: { typeCode: string }[] }[]) =>
  slots.flatMap(({ components }) => components.map(({ typeCode }) => typeCode));

test('what is read stands beside the list of its headings; from another kind on, sections have the whole width', () => {
  const page = layOut([
    {
      position: 'Section1',
      components: [of('PageIntroComponent', 'Shipping and returns'), of('ShortcutsComponent'), ...read],
    },
    { position: 'Section2', components: [of('HelpComponent', 'Help'), of('RichTextComponent', 'After')] },
  ]);
  expect(kinds(page.intro)).toEqual(['PageIntroComponent', 'ShortcutsComponent']);
  expect(kinds(page.body)).toEqual(read.map(() => 'RichTextComponent'));
  expect(kinds(page.rest)).toEqual(['HelpComponent', 'RichTextComponent']);
  expect(page.anchors.map(({ id }) => id)).toEqual(['shipping', 'retours-et-echanges', 'canceling', 'gifts']);
});

test('a short page has no list, and a page without a head or a text has none of them', () => {
  const short = layOut([{ position: 'Section1', components: [...read.slice(1), of('StepsComponent')] }]);
  expect([short.intro, short.anchors, short.rest]).toEqual([[], [], []]);
  expect(layOut([{ position: 'Section1', components: [of('HeroBannerComponent', 'Hello')] }])).toMatchObject({
    body: [],
    rest: [{ components: [{ typeCode: 'HeroBannerComponent' }] }],
  });
  expect(layOut([])).toEqual({ intro: [], body: [], rest: [], anchors: [] });
});

test('a heading makes an address that can be read aloud', () => {
  expect(slugOf('Puis-je annuler une commande?')).toBe('puis-je-annuler-une-commande');
  expect(slugOf('…')).toBe('');
});
