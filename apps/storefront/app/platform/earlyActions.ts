/**
 * Actions of a shopper on a part of a page that is painted but not yet hydrated: kept, and repeated when it is. On a
 * slow connection the scripts may be a second later than the picture, and a press that does nothing is the worst
 * answer. `earlyActions.script.ts` keeps them.
 */

export interface EarlyAction {
  type: string;
  target: HTMLElement;
  /** Value of the field at that time: React may have overwritten it since. */
  value: string;
  checked: boolean;
}

export interface EarlyActions {
  kept: EarlyAction[];
  /** Whether an element's part is hydrated. Asking hydrates it at once where that is possible: ask only about what is pressed or has the focus. */
  isAlive: (element: Element) => boolean;
  /** Called for each action that is kept until React listens: the scripts, which may be waiting, come at once. */
  hurry?: () => void;
  /** Called for each action that is kept from then on. */
  wake?: () => void;
  /** True while a kept action is being repeated. */
  telling?: boolean;
}

declare global {
  interface Window {
    earlyActions?: EarlyActions;
  }
}

/** Milliseconds between two checks whether a kept action's part is hydrated, and of all checks together. */
const LOOK_EVERY = 10;
const LOOK_FOR = 20_000;

let replaying = false;

/** Repeats kept actions as soon as their parts are hydrated, in order: a press may depend on the change before it. */
export async function replayEarlyActions(early: EarlyActions): Promise<void> {
  if (replaying) return;
  replaying = true;
  const { kept, isAlive } = early;
  const isDue = ({ target }: EarlyAction): boolean => !target.isConnected || isAlive(target);
  for (let waited = 0; kept.length > 0 && waited < LOOK_FOR; waited += LOOK_EVERY) {
    // An action whose element was removed is skipped.
    for (let first = kept[0]; first && isDue(first); first = kept[0]) {
      early.telling = true;
      if (first.target.isConnected) act(first);
      early.telling = false;
      await new Promise((resolve) => setTimeout(resolve));
      // If the same action was made again meanwhile, it has replaced this one and is still to be repeated.
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

/** React takes a field's present value for known; it must see a change. */
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
