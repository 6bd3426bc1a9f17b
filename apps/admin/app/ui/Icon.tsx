/** Line icons on a 24 px grid, drawn as the shop's: one stroke, round ends. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  up: 'm6 14.5 6-6 6 6',
  down: 'm6 9.5 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.2',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v9.5h11V10',
  catalogue: 'M4.5 8.5 12 4.5l7.5 4v7.5L12 20l-7.5-4V8.5ZM4.5 8.5 12 12.5l7.5-4M12 12.5V20',
  content: 'M6 4.5h9l3.5 3.5v11.5H6zM9.5 11h5.5M9.5 15h5.5',
  prices: 'M4.5 12.5V4.5h8l7 7-8 8zM8.5 8.4v.2',
  programmes:
    'M4.5 9.5h15v10h-15zM3.5 6.5h17v3h-17zM12 6.5v13M12 6.5C9 6.5 7 5.5 7.5 4s3-1 4.5 2.5c1.5-3.5 4-4 4.5-2.5S15 6.5 12 6.5',
  orders: 'M5 8h14l-1 12H6L5 8Zm4 0V7a3 3 0 0 1 6 0v1',
  settings:
    'M4 8h9M17 8h3M15 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM4 16h3M11 16h9M9 18.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  undo: 'M8 4.5 4 8.5l4 4M4 8.5h10a5.5 5.5 0 0 1 0 11H8',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  trash: 'M5 7h14M9.5 7V4.5h5V7M6.5 7l1 12.5h9l1-12.5',
  columns: 'M4.5 5.5h15v13h-15zM9.5 5.5v13M14.5 5.5v13',
  bookmark: 'M7 4.5h10v15l-5-4-5 4z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  out: 'M13 5H6v14h7M10 12h10M16.5 8.5 20 12l-3.5 3.5',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: the text of the element around it carries the meaning. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
