import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import keepEarlyActions from './earlyActions.script.ts';
import { type EarlyActions, replayEarlyActions } from './earlyActions.ts';

/** The listeners of the window, and what it keeps. */
const page: { listen: Record<string, (event: object) => void>; earlyActions?: EarlyActions } = { listen: {} };
/** What hears of an event that React has let past. */
let hear: (event: object) => void = () => undefined;
beforeEach(() => {
  class None {}
  vi.stubGlobal('window', page);
  vi.stubGlobal('MouseEvent', None);
  const documentElement = {
    addEventListener: (_: string, listener: typeof hear) => {
      hear = listener;
    },
  };
  vi.stubGlobal('document', { documentElement });
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    page.listen[type] = listener;
  });
  for (const name of ['HTMLInputElement', 'HTMLTextAreaElement', 'HTMLSelectElement'])
    vi.stubGlobal(name, None);
  keepEarlyActions();
});
afterEach(() => vi.unstubAllGlobals());

/** A button whose part is hydrated for the first event, and that counts its presses. */
function button() {
  const target = {
    presses: 0,
    isConnected: true,
    dispatchEvent: () => hear({ target }),
    matches: () => false,
    closest: () => target,
    hasAttribute: () => false,
    click: () => {
      target.presses += 1;
    },
  };
  return target;
}
const press = (target: object): void =>
  page.listen.click?.({ type: 'click', target, preventDefault() {}, stopImmediatePropagation() {} });

it('a press that comes while the one before it is being done is done as well', async () => {
  const early = page.earlyActions as EarlyActions;
  const [send, other] = [button(), button()];
  press(send);
  press(send);
  early.wake = () => void replayEarlyActions(early);
  early.wake();
  // Both presses before the page was mounted count as one; it was done at once, and its task has not ended.
  expect(send.presses).toBe(1);
  press(send);
  press(other);
  await expect.poll(() => [send.presses, other.presses]).toEqual([2, 1]);
  expect(early.kept).toEqual([]);
});
