import type { EarlyAction, EarlyActions } from './earlyActions.ts';

/** React's internal node of an element. */
interface Fiber {
  flags: number;
  return: Fiber | null;
  /** Set from its first update on. */
  alternate: Fiber | null;
}

/**
 * Keeps early actions. The source text of this function is sent inside the page ahead of every script
 * (`tooling/scriptText.ts`): it uses nothing outside itself.
 */
export default function keepEarlyActions(): void {
  const kept: EarlyAction[] = [];
  // React marks an element when it reaches it, and hydrates part by part: until then a press would be lost. This checks
  // that nothing from here up is still to be placed (flag 2) or hydrated (flag 4096).
  const isAlive = (element: Element): boolean => {
    // What the server has drawn for good (`ui/Still.tsx`) is as alive as what is around it.
    const known = element.closest('[data-still]') ?? element;
    let fiber: Fiber | null | undefined = Object.entries(known).find(([key]) =>
      key.startsWith('__reactFiber'),
    )?.[1];
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
    // Browsers handle popover buttons themselves. Before the page is mounted no mark says that a part is hydrated.
    if (!target || target.hasAttribute('popovertarget')) return;
    // An action after a kept one waits for it.
    if (early.telling || (early.wake && kept.length === 0 && isAlive(target))) return;
    event.stopImmediatePropagation();
    // A press ticks a box; what is kept is the change event that follows. The press is hidden from React, which would
    // hydrate the box on the spot, already ticked, and ignore the change.
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
