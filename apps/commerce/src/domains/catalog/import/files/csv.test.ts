import { expect, test } from 'vitest';
import { readBack } from '../fixture.ts';

const HEADER = 'Handle,Title,Body (HTML),Variant Price';

test('newlines inside quoted cells count as lines of the file', async () => {
  const { drafts, refused } = await readBack(
    `${HEADER}\na,A,"<p>one\ntwo</p>\r\n<p>three</p>",1.00\n\nb,B,"x\n",nope\n`,
  );
  expect(drafts[0]?.line).toBe(2);
  expect(refused).toMatchObject([{ line: 6, handle: 'b' }]);
  expect(drafts[0]?.product?.description.en).toContain('two');
});

test('lines are the same whatever ends them', async () => {
  const rows = ['a,A,"x\ny\n\nz",1.00', '', 'b,B,"\n",1.00', 'c,C,x,nope', ''];
  const text = [HEADER, ...rows].join('\n');
  for (const end of ['\n', '\r\n', '\r']) {
    expect((await readBack(text.replaceAll('\n', end))).refused).toMatchObject([{ line: 9, handle: 'c' }]);
  }
});

test('a quote inside a bare cell is the character itself', async () => {
  const { drafts } = await readBack(`${HEADER}\na,6" cake,,1.00\nb,"A ""big"" one",,2.00\n`);
  expect(drafts.map((draft) => draft.product?.name.en)).toEqual(['6" cake', 'A "big" one']);
});

test('semicolons and tabs separate too', async () => {
  for (const separator of [';', '\t']) {
    const { drafts } = await readBack(`${HEADER}\na,A,x,1.00\n`.replaceAll(',', separator));
    expect(drafts[0]?.product?.variants[0]?.price).toBe(1);
  }
});

test('a quoted cell that never ends refuses the file before anything is written', async () => {
  await expect(readBack(`${HEADER}\na,A,x,1.00\nb,"B,x,1.00\nc,C,x,1.00\n`)).rejects.toThrow(/never ends/);
});

test('a column that is there twice refuses the file, however it is written; one that nobody reads does not', async () => {
  await expect(readBack(`${HEADER}, variant  price\na,A,x,1.00,2.00\n`)).rejects.toThrow(
    'The column Variant Price is in the header more than once: nothing was imported.',
  );
  await expect(readBack(`Title,${HEADER},handle\nA,a,A,x,1.00,b\n`)).rejects.toThrow(
    'The columns Title, Handle are in the header more than once: nothing was imported.',
  );
  await expect(readBack('Code,Title,Price,Code\na,A,1.00,b\n')).rejects.toThrow(/^The column Code is in/);
  const { drafts, notes } = await readBack(`${HEADER},Shelf,Shelf\na,A,x,1.00,1,2\n`);
  expect(drafts).toHaveLength(1);
  expect(notes[0]).toBe('Ignored columns: Shelf, Shelf.');
});

test('a header without rows refuses the file in a sentence', async () => {
  for (const text of [HEADER, `${HEADER}\n\n , \n`, 'Code,Title,Price\n'])
    await expect(readBack(text)).rejects.toThrow('The file is a header without rows: nothing was imported.');
});

test('short rows are filled up with nothing', async () => {
  const { drafts, warnings } = await readBack(`${HEADER}\na,A\n`);
  expect(drafts[0]?.product?.variants[0]?.price).toBe(0);
  expect(warnings[0]?.reason).toMatch(/not sellable/);
});
