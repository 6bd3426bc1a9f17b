/** Line icons on a 24 px grid, drawn for this shop: one stroke, round ends. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  bag: 'M5 8h14l-1 12H6L5 8Zm4 0V7a3 3 0 0 1 6 0v1',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'm6 9.500 6 6 6-6',
  'chevron-right': 'm9.500 6 6 6-6 6',
  'chevron-left': 'm14.500 6-6 6 6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  truck:
    'M3 6.500h11v10H3zM14 10h4l3 3.500v3h-7M7 19.500a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600Zm10 0a1.800 1.800 0 1 0 0-3.600 1.800 1.800 0 0 0 0 3.600Z',
  repeat:
    'M4.500 11A7.500 7.500 0 0 1 18 7.200L20 9M20 4.500V9h-4.500M19.500 13A7.500 7.500 0 0 1 6 16.800L4 15m0 4.500V15h4.500',
  zoom: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.500 4.500M8 11h6M11 8v6',
  filter: 'M4 7h16M7 12h10M10 17h4',
  trash: 'M5 7h14M9.500 7V4.500h5V7M7 7l.8 12.500h8.400L17 7M10.500 10.500v6M13.500 10.500v6',
  info: 'M12 20.500a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17ZM12 11v5.500M12 7.500v.2',
  leaf: 'M5 19C5 10 10 5 19.500 4.500 19.500 14 14.500 19 8 17.500M5 20c1-4.500 4-8 8-10',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  mail: 'M3.500 6h17v12h-17zM4 6.500l8 6.500 8-6.500',
  phone:
    'M6 3.500h3l1.500 5-2 1.500a11 11 0 0 0 5.500 5.500l1.500-2 5 1.500v3c0 1.400-1.100 2.500-2.500 2.500C11 20.500 3.500 13 3.500 6 3.500 4.600 4.600 3.500 6 3.500Z',
  arrow: 'M4.500 12h15M13.500 6l6 6-6 6',
  cup: 'M5 8h12v7a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V8Zm12 1.500h1.500a2.500 2.500 0 0 1 0 5H17M8.500 5V3.500M13 5V3.500',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative: whatever it stands on says in words what it means. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
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
