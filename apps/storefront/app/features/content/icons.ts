import type { MoreIconName } from '#app/ui/MoreIcon.tsx';

const ICONS: ReadonlySet<string> = new Set<MoreIconName>([
  ...([
    'truck',
    'return',
    'repeat',
    'leaf',
    'lock',
    'cup',
    'box',
    'mail',
    'phone',
    'card',
    'person',
    'search',
  ] as const),
]);

/** The icon that an editor named, or a tick in place of one that there is none of. */
export const iconOf = (icon: string): MoreIconName => (ICONS.has(icon) ? (icon as MoreIconName) : 'check');
