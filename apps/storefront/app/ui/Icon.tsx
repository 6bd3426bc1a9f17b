/** Line icons on a 24 px grid, drawn for this shop: one stroke, round ends. Those that not every page has are in MoreIcon. */
export const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  bag: 'M5 8h14l-1 12H6L5 8Zm4 0V7a3 3 0 0 1 6 0v1',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c1-4 4-5.5 7.5-5.5s6.5 1.5 7.5 5.5',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  truck:
    'M3 6.5h11v10H3zM14 10h4l3 3.5v3h-7M7 19.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Zm10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  return: 'M8 4.5 4 8.5l4 4M4 8.5h10a5.5 5.5 0 0 1 0 11H8',
  zoom: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5M8 11h6M11 8v6',
  filter: 'M4 7h16M7 12h10M10 17h4',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5M12 7.5v.2',
  arrow: 'M4.5 12h15M13.5 6l6 6-6 6',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: the text of the element around it carries the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return <Drawing path={PATHS[name]} className={className} />;
}

export function Drawing({ path, className = 'size-6' }: { path: string; className?: string }) {
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
      <path d={path} />
    </svg>
  );
}
