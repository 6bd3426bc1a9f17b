import type { EarlyAction, EarlyActions } from './earlyActions.ts';

/** What React keeps of an element. */
interface Fiber {
  flags: number;
  return: Fiber | null;
  /** There from its first update on. */
  alternate: Fiber | null;
}

/** Keeps them. Its text stands in the page ahead of every script (`tooling/scriptText.ts`): it uses nothing outside itself. */
export default function keepEarlyActions(): void {
  const kept: EarlyAction[] = [];
  // React marks an element when it reaches it, and part by part takes over what it has reached: until then a press
  // would be lost. This is its own test of that: nothing from here up is still to be placed (2) or hydrated (4096).
  const isAlive = (element: Element): boolean => {
    const mark = Object.keys(element).find((key) => key.startsWith('__reactFiber'));
    let fiber = (element as unknown as Record<string, Fiber | null | undefined>)[mark ?? ''];
    if (!fiber) return false;
    if (!fiber.alternate)
      for (; fiber; fiber = fiber.return) {
        if (fiber.flags & 4098) return false;
      }
    return true;
  };
  const early: EarlyActions = { kept, isAlive };
  const keep = (event: Event): void => {
    const from = event.target as HTMLElement;
    const isBox = event.type === 'click' && from.matches('[type=checkbox],[type=radio]');
    const target = event.type === 'click' && !isBox ? from.closest('button') : from;
    // Buttons that a browser serves by itself need nobody; before the page is alive no mark says that a part is.
    if (!target || target.hasAttribute('popovertarget')) return;
    // What comes after something kept waits for it.
    if (early.telling || (early.wake && kept.length === 0 && isAlive(target))) return;
    event.stopImmediatePropagation();
    // A box is ticked by its press and kept by the change that follows. React may not see the press: it would bring the
    // box to life on the spot, ticked already, and take the change for none.
    if (isBox) return;
    if (event.type === 'click') event.preventDefault();
    const { value = '', checked = false } = target as Partial<HTMLInputElement>;
    const { type } = event;
    const last = kept.at(-1);
    if (last?.target === target && last.type === type) kept.pop();
    kept.push({ type, target, value, checked });
    early.wake?.();
  };
  for (const type of ['click', 'change', 'input']) addEventListener(type, keep, true);
  window.earlyActions = early;
}
