/**
 * What a shopper does on a part of a page that is painted but not yet alive: kept, and done when it is. On a slow line
 * the scripts may be a second behind the picture, and a press that does nothing is the worst answer. What keeps them is
 * `earlyActions.script.ts`.
 */

export interface EarlyAction {
  type: string;
  target: HTMLElement;
  /** Of a field, as it was left: React may have written what it knows into it since. */
  value: string;
  checked: boolean;
}

export interface EarlyActions {
  kept: EarlyAction[];
  isAlive: (element: Element) => boolean;
  /** Told of each action that is kept; there once the page is alive. */
  wake?: () => void;
  /** While a kept one is done. */
  telling?: boolean;
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/** How often a kept action looks whether its part is alive, and how long, ms. */
const LOOK_EVERY = 30;
const LOOK_FOR = 20_000;

let replaying = false;

/** Does what is kept as soon as its part is alive, in order: what a press does may depend on the change before it. */
export async function replayEarlyActions(early: EarlyActions): Promise<void> {
  if (replaying) return;
  replaying = true;
  const { kept, isAlive } = early;
  const isDue = ({ target }: EarlyAction): boolean => !target.isConnected || isAlive(target);
  for (let waited = 0; kept.length > 0 && waited < LOOK_FOR; waited += LOOK_EVERY) {
    // What was taken off the page meanwhile holds up nothing that came after it.
    for (let first = kept[0]; first && isDue(first); first = kept[0]) {
      early.telling = true;
      if (first.target.isConnected) act(first);
      early.telling = false;
      await new Promise((resolve) => setTimeout(resolve));
      // The same done again meanwhile stands in its place, and is still to be done.
      if (kept[0] === first) kept.shift();
    }
    if (kept.length > 0) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
  kept.length = 0;
  replaying = false;
}

function act(action: EarlyAction): void {
  if (action.type === 'click') action.target.click();
  else tell(action);
}

/** React takes what it finds for what it knows already; it has to see it change. */
function tell({ type, target, value, checked }: EarlyAction): void {
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
    if (type === 'input') return;
    target.checked = !checked;
    target.click();
    return;
  }
  if (target instanceof HTMLSelectElement) {
    target.value = value;
  } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    target.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
  }
  target.dispatchEvent(new Event(type, { bubbles: true }));
}
