import type { EarlyAction, EarlyActions } from './earlyActions.ts';

/**
 * Keeps early actions. The source text of this function is sent in the page's head (`tooling/scriptText.ts`), so that
 * nothing is seen before it runs: it uses nothing outside itself.
 */
export default function keepEarlyActions(): void {
  const kept: EarlyAction[] = [];
  /** Where an event has got past React, which stops it ahead of a part that it cannot hydrate yet. */
  const known = new WeakSet<EventTarget>();
  for (const type of ['pointerdown', 'mouseup', 'keydown'])
    document.documentElement.addEventListener(
      type,
      ({ target }) => {
        if (early.wake && target) known.add(target);
      },
      true,
    );
  // React hydrates a part on the spot for an event like this, ahead of all others.
  const isAlive = (element: Element): boolean => {
    if (!known.has(element)) element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    return known.has(element);
  };
  // What React finds in a field when it hydrates it is known to it, and no change: meanwhile the field is as it was.
  const isAliveAsBefore = (target: HTMLElement, isBox: boolean): boolean => {
    const { checked, value, defaultValue, files } = target as Partial<HTMLInputElement>;
    const isText = !isBox && defaultValue !== undefined && !files;
    if (known.has(target) || !(isBox || isText)) return isAlive(target);
    // Unseen by React, which watches the element's own properties.
    const set = Object.getOwnPropertyDescriptor(
      Object.getPrototypeOf(target),
      isBox ? 'checked' : 'value',
    )?.set;
    set?.call(target, isBox ? !checked : defaultValue);
    const alive = isAlive(target);
    set?.call(target, isBox ? checked : value);
    return alive;
  };
  const early: EarlyActions = { kept, isAlive };
  const keep = (event: Event): void => {
    const from = event.target as HTMLElement;
    const isBox = event.type === 'click' && from.matches('[type=checkbox],[type=radio]');
    const target = event.type === 'click' && !isBox ? from.closest('button') : from;
    // Browsers handle popover buttons themselves.
    if (!target || target.hasAttribute('popovertarget')) return;
    // An action after a kept one waits for it.
    if (early.telling || (early.wake && kept.length === 0 && isAliveAsBefore(target, isBox))) return;
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
