import { describe, expect, it } from 'vitest';
import { messageArguments } from './message-arguments.ts';
import { compileAreas, differences } from './messages.ts';

/** The compiled functions of an area of messages. */
async function compiled(language: 'en' | 'fr', messages: Record<string, string>) {
  const source = compileAreas(language, { area: messages }).replaceAll(
    /from "((?:@messageformat\/runtime|#app\/)[^"]*)"/g,
    (_, name: string) => `from ${JSON.stringify(import.meta.resolve(name))}`,
  );
  const module = await import(`data:text/javascript,${encodeURIComponent(source)}`);
  return module.default.area as Record<string, (args?: Record<string, unknown>) => string>;
}

describe('compiled messages', () => {
  it('say the number in the language’s own way', async () => {
    const { boxes: en } = await compiled('en', {
      boxes: '{n, plural, =0 {no boxes} one {# box} other {# boxes}}',
    });
    expect([0, 1, 2, 1_200].map((n) => en?.({ n }))).toEqual(['no boxes', '1 box', '2 boxes', '1,200 boxes']);
    const { boxes: fr } = await compiled('fr', {
      boxes: '{n, plural, one {# boîte} many {# de boîtes} other {# boîtes}}',
    });
    expect([0, 1, 2, 1_000_000].map((n) => fr?.({ n })?.replaceAll(/\s/g, ' '))).toEqual([
      '0 boîte',
      '1 boîte',
      '2 boîtes',
      '1 000 000 de boîtes',
    ]);
  });

  it('choose, and nest', async () => {
    const { line } = await compiled('en', {
      line: '{who, select, agent {{name} helps} other {{n, plural, one {one order} other {# orders}} for {name}}}',
    });
    expect(line?.({ who: 'agent', name: 'Ada', n: 2 })).toBe('Ada helps');
    expect(line?.({ who: 'x', name: 'Ada', n: 2 })).toBe('2 orders for Ada');
  });

  it('leave markup as text', async () => {
    const { text } = await compiled('en', { text: 'a <b>{name}</b>' });
    expect(text?.({ name: '<i>' })).toBe('a <b><i></b>');
  });
});

describe('the arguments of a message', () => {
  it.each([
    ['plain', {}],
    ['{name}', { name: 'string | number' }],
    ['{n, plural, one {# {what}} other {#}}', { n: 'number', what: 'string | number' }],
    ['{n} of {n, plural, one {#} other {#}}', { n: 'number' }],
    ['{who, select, a {x} other {y}}', { who: 'string' }],
    ['{at, date, long}', { at: 'Date | number' }],
  ])('of %j', (text, expected) => {
    expect(Object.fromEntries(messageArguments(text))).toEqual(expected);
  });
});

describe('the two languages', () => {
  it('agree when keys and arguments do', () => {
    expect(differences({ a: { x: '{n} of {m}' } }, { a: { x: '{m} sur {n}' } })).toEqual([]);
  });

  it('agree when only English is spelled by the country', () => {
    const en = { a: { x: '{country, select, CA {{n} colours} other {{n} colors}}' } };
    expect(differences(en, { a: { x: '{n} couleurs' } })).toEqual([]);
    expect(differences(en, { a: { x: 'couleurs' } })).toHaveLength(1);
  });

  it('disagree on a missing key, either way, and on an argument', () => {
    const problems = differences({ a: { x: '', y: '{n}' } }, { a: { y: '{m}', z: '' } });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['a.x', 'a.z', 'a.y']);
  });
});
