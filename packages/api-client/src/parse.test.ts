import { expect, test } from 'vitest';
import { parseBody } from './parse.ts';

const json = { headers: { 'content-type': 'application/json' } };

test('a buffered answer is parsed once, also by a bundle with its own copy of the class', async () => {
  class AnotherCopy extends Response {
    parsed: unknown;
    reads = 0;
    override text(): Promise<string> {
      this.reads += 1;
      return Promise.resolve('{"code":"coffee"}');
    }
  }
  const answer = new AnotherCopy(null, json);
  const [first, second] = [await parseBody(answer), await parseBody(answer)];
  expect(first).toEqual({ code: 'coffee' });
  expect(second).toBe(first);
  expect(answer.reads).toBe(1);
});

test('a failed answer that claims JSON and is not is given as text; a good one is refused', async () => {
  expect(await parseBody(new Response('<p>Gone</p>', { ...json, status: 502 }))).toBe('<p>Gone</p>');
  await expect(parseBody(new Response('<p>Gone</p>', json))).rejects.toThrow(SyntaxError);
});

test('HTML and text stay text, an empty body is nothing', async () => {
  expect(await parseBody(new Response('<p>', { headers: { 'content-type': 'text/html' } }))).toBe('<p>');
  expect(await parseBody(new Response('', json))).toBeUndefined();
});
