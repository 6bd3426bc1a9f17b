import type { VisitorFetch } from '@crema/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberAnswers } from './answerMemory.ts';

const now = { ms: Date.parse('2027-01-04T12:00:00Z') };
const clock = { now: () => new Date(now.ms) };
let asked: string[] = [];
let headers: Record<string, string>;
let status: number;
const engine: VisitorFetch = async (input) => {
  const { method, url } = new Request(input);
  asked.push(`${method} ${new URL(url).pathname}`);
  return new Response(JSON.stringify({ n: asked.length }), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
};

beforeEach(() => {
  asked = [];
  headers = { 'cache-tag': 'site:usb2c category:tea' };
  status = 200;
});

const twice = async (path = '/c/tea', init?: RequestInit) => {
  const memory = rememberAnswers(engine, clock, 10_000);
  await memory.fetch(`http://engine${path}`, init);
  const answer = await memory.fetch(`http://engine${path}`, init);
  return { memory, answer };
};

describe('the memory of answers', () => {
  it('asks once for what is tagged, and gives body and headers again', async () => {
    const { answer } = await twice();
    expect(asked).toEqual(['GET /c/tea']);
    expect(await answer.json()).toEqual({ n: 1 });
    expect(answer.headers.get('cache-tag')).toBe('site:usb2c category:tea');
  });

  it('forgets by tag, and only by its own', async () => {
    const { memory } = await twice();
    memory.invalidate(['category:coffee']);
    await memory.fetch('http://engine/c/tea');
    expect(asked).toHaveLength(1);
    memory.invalidate(['category:tea']);
    await memory.fetch('http://engine/c/tea');
    expect(asked).toHaveLength(2);
  });

  it('forgets when the answer says so', async () => {
    headers['x-valid-until'] = new Date(now.ms + 1_000).toISOString();
    const { memory } = await twice();
    expect(asked).toHaveLength(1);
    now.ms += 1_000;
    await memory.fetch('http://engine/c/tea');
    expect(asked).toHaveLength(2);
  });

  it.each<[string, () => void]>([
    ['untagged', () => delete headers['cache-tag']],
    ['private', () => Object.assign(headers, { 'cache-control': 'private' })],
    ['setting a cookie', () => Object.assign(headers, { 'set-cookie': 'a=1' })],
    ['stale already', () => Object.assign(headers, { 'x-valid-until': new Date(0).toISOString() })],
    [
      'failed',
      () => {
        status = 503;
      },
    ],
  ])('keeps no answer that is %s', async (_, arrange) => {
    arrange();
    await twice();
    expect(asked).toHaveLength(2);
  });

  it.each<[string, string, RequestInit | undefined]>([
    ['a preview', '/cms/pages?cmsTicketId=t', undefined],
    ['a customer’s own call', '/c/tea', { headers: { authorization: 'Bearer t' } }],
    ['a mutation', '/c/tea', { method: 'POST' }],
  ])('keeps nothing of %s', async (_, path, init) => {
    await twice(path, init);
    expect(asked).toHaveLength(2);
  });

  it('lets nobody change what all share', async () => {
    const { answer } = await twice();
    const { parsed } = answer as unknown as { parsed: { n: number } };
    expect(() => {
      parsed.n = 9;
    }).toThrow(TypeError);
  });
});
