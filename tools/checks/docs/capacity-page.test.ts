import { expect, test } from 'vitest';
import { ACTS, MEASURES } from '../../../bench/capacity/acts.ts';
import { findStaleFigures, withFigures } from './capacity-page.check.ts';

const EMPTY = [
  '# Capacity',
  '<!-- figures of capacity -->\n<!-- end of the figures of capacity -->',
  '<!-- figures of partitions -->\n<!-- end of the figures of partitions -->',
  'And so on.',
].join('\n\n');
/** As if everything had cost 1.5. */
const figures = { get: () => 1.5 };
const full = withFigures(EMPTY, figures);

test('a page is filled with what was measured, and the rest of it stays', () => {
  expect(findStaleFigures(full)).toEqual([]);
  expect(full.startsWith('# Capacity\n')).toBe(true);
  expect(full.endsWith('And so on.')).toBe(true);
  expect(full.match(/^\| a renewal .*$/m)?.[0].match(/1\.50/g)).toHaveLength(Object.keys(MEASURES).length);
});

test('a table without a row, a column or a figure is found, and one that is not there', () => {
  const [act] = ACTS;
  expect(findStaleFigures(full.replace(new RegExp(`^\\| ${act} .*\n`, 'm'), ''))).toHaveLength(1);
  expect(findStaleFigures(full.replace('by month', 'by year'))).toHaveLength(1);
  expect(findStaleFigures(full.replace(' 1.50 ', '      '))).toHaveLength(1);
  expect(findStaleFigures(EMPTY)).toHaveLength(2);
  expect(findStaleFigures('')).toHaveLength(2);
});
