import type { EarlyAction, EarlyActions } from './earlyActions.ts';

/**
 * Keeps early actions. The source text of this function is sent in the page's head (`tooling/scriptText.ts`), so that
 * nothing is seen before it runs: it uses nothing outside itself.
 */
export default function keepEarlyActions(): void {
  const kept: EarlyAction[] = [];
  /** Where an event has got past React, which stops it ahead of a part that it cannot hydrate yet. */
  const known = new WeakSet<EventTarget>();
  document.documentElement.addEventListener(
    'mouseup',
    ({ target }) => early.wake && target && known.add(target),
    true,
  );
  // React hydrates a part on the spot for an event like this, ahead of all others.
  const isAlive = (element: Element): boolean => {
    if (!known.has(element)) element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    return known.has(element);
  };
  // So that what is then typed or ticked is a change to it.
  addEventListener('focusin', ({ target }) => early.wake && target && isAlive(target as Element), true);
  const early: EarlyActions = { kept, isAlive };
  const keep = (event: Event): void => {
    const from = event.target as HTMLElement;
    const isBox = event.type === 'click' && from.matches('[type=checkbox],[type=radio]');
    const isButton = event.type === 'click' && !isBox;
    const target = isButton ? from.closest('button') : from;
    // Browsers handle popover buttons themselves.
    if (!target || target.hasAttribute('popovertarget')) return;
    // What React finds in a field when it hydrates it is no change to it: that is kept too.
    const isSeen = (): boolean => (isButton ? isAlive(target) : known.has(target));
    // An action after a kept one waits for it.
    if (early.telling || (early.wake && kept.length === 0 && isSeen())) return;
    event.stopImmediatePropagation();
    // A press ticks a box; what is kept is the change event that follows.
    if (isBox) return;
    if (event.type === 'click') event.preventDefault();
    const { value = '', checked = false } = target as Partial<HTMLInputElement>;
    const { type } = event;
    const last = kept.at(-1);
    if (last?.target === target && last.type === type) kept.pop();
    kept.push({ type, target, value, checked });
    (early.wake ?? early.hurry)?.();
  };
  for (const type of ['click', 'change', 'input']) addEventListener(type, keep, true);
  window.earlyActions = early;
}
