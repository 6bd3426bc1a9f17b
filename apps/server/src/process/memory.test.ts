import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnMemory } from './memory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is loaded late is loaded once, when hardly anybody asks for the first time', () => {
  const server = createServer();
  const first = vi.fn();
  returnMemory(server, first);
  for (let asked = 0; asked < 5; asked += 1) server.emit('request');
  vi.advanceTimersByTime(2000);
  expect(first).not.toHaveBeenCalled();
  for (let probes = 0; probes < 4; probes += 1) server.emit('request');
  vi.advanceTimersByTime(2000);
  expect(first).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(first).toHaveBeenCalledOnce();
});
