import { describe, expect, it } from 'vitest';
import { hintAll } from './compileHint.ts';

describe('the hint to compile at once', () => {
  it('stands above all else in what a page begins with, and in nothing else', () => {
    const files = [
      { type: 'chunk', code: 'const deps=[];', isDynamicEntry: false },
      { type: 'chunk', code: 'press();', isDynamicEntry: true },
      { type: 'asset', source: 'a{}' },
    ];
    hintAll(files);
    expect(files).toEqual([
      { type: 'chunk', code: '//# allFunctionsCalledOnLoad\nconst deps=[];', isDynamicEntry: false },
      { type: 'chunk', code: 'press();', isDynamicEntry: true },
      { type: 'asset', source: 'a{}' },
    ]);
  });
});
