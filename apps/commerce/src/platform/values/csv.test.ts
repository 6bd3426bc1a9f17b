import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile, unguarded } from './csv.ts';

test('text that a spreadsheet would compute is text, and Excel is told that it is UTF-8', () => {
  const file = csvFile([['=1+1', '+1', '-1+1', '@a', '\ta', 'é', '1.50', '-1.50', '-', 'a,"b"']]);
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(parse(file, { bom: true })).toEqual([
    ["'=1+1", "'+1", "'-1+1", "'@a", "'\ta", 'é', '1.50', '-1.50', '-', 'a,"b"'],
  ]);
});

test('whatever a cell holds, nothing computes and nothing is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (cells) => {
      fc.pre(cells.some((cell) => cell !== ''));
      const [row = []] = parse(csvFile([cells]), { bom: true }) as string[][];
      for (const [index, cell] of row.entries()) {
        // A number below zero is one, and a hyphen by itself is nothing.
        if (!/^-(?:\d+(?:\.\d+)?)?$/.test(cell)) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(unguarded(cell)).toBe(cells[index]);
      }
    }),
  );
});
