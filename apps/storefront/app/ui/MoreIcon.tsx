import { Drawing, PATHS } from './Icon.tsx';

/** Line icons that only some screens load. */
const MORE_PATHS = {
  ...PATHS,
  trash: 'M5 7h14M9.5 7V4.5h5V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  leaf: 'M5 19C5 10 10 5 19.5 4.5 19.5 14 14.5 19 8 17.5M5 20c1-4.5 4-8 8-10',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  phone:
    'M6 3.5h3l1.5 5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 5 1.5v3c0 1.4-1.1 2.5-2.5 2.5C11 20.5 3.5 13 3.5 6 3.5 4.6 4.6 3.5 6 3.5Z',
  cup: 'M5 8h12v7a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V8Zm12 1.5h1.5a2.5 2.5 0 0 1 0 5H17M8.5 5V3.5M13 5V3.5',
  eye: 'M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6ZM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6Z',
  'eye-off':
    'M4 4l16 16M9.5 6.3A10 10 0 0 1 12 6c4 0 7.5 2 9.5 6a13 13 0 0 1-3 3.7M6.3 8A13 13 0 0 0 2.5 12c2 4 5.5 6 9.5 6a10 10 0 0 0 3.7-.7',
  pin: 'M12 21c4.5-4.5 7-8 7-11a7 7 0 0 0-14 0c0 3 2.5 6.5 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  card: 'M3 6h18v12.5H3zM3 10h18M6.5 15h4',
  repeat: 'M4.5 11A7.5 7.5 0 0 1 18 7.2L20 9M20 4.5V9h-4.5M19.5 13A7.5 7.5 0 0 1 6 16.8L4 15m0 4.5V15h4.5',
  box: 'M4 8l8-4 8 4v8.5l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8.5',
  heart: 'M12 20C5 15 3.5 11.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 2.5-1.5 6-8.5 11Z',
  door: 'M14 4.5H5.5v15H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
} as const;

export type MoreIconName = keyof typeof MORE_PATHS;

/** As `Icon`: decorative. */
export function MoreIcon({ name, className }: { name: MoreIconName; className?: string }) {
  return <Drawing path={MORE_PATHS[name]} className={className} />;
}
