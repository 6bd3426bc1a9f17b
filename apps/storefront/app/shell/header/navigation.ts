import type { ContentSlot } from '#app/features/content/content.types.ts';

export interface NavigationNode {
  title: string;
  url: string;
  children?: NavigationNode[];
}

/** The menu's tree from the NavigationBar slot; empty when the content has none. */
export function navigationOf(slots: readonly ContentSlot[]): NavigationNode[] {
  const component = componentIn(slots, 'NavigationBar', 'NavigationComponent');
  return (component?.children as NavigationNode[] | undefined) ?? [];
}

/** The first component of a type in a slot. */
export function componentIn(slots: readonly ContentSlot[], position: string, typeCode: string) {
  return slots
    .find((slot) => slot.position === position)
    ?.components.find((one) => one.typeCode === typeCode);
}
