/** Line icons of a product's facts, on a 24 px grid, by the feature's code. Those of one code with several words share one. */
const CUP =
  'M5 9h11v6a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9Zm11 1.5h1.5a2.5 2.5 0 0 1 0 5H16M8 6.5c0-1.5 1-1.5 1-3M12 6.5c0-1.5 1-1.5 1-3';
const DROP =
  'M12 3.5c3.5 4.2 5.5 7.2 5.5 10.2a5.5 5.5 0 0 1-11 0c0-3 2-6 5.5-10.2ZM9.5 14a2.5 2.5 0 0 0 2.5 2.5';
const CLOCK = 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2';

export const MAIL = 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5';

export const FACT_ICONS: Readonly<Record<string, string>> = {
  roast:
    'M6.5 17.5C3 14 4.5 8.5 8.5 5.5S17.5 3.5 19 6s.5 8-3.5 11-7 2.5-9 .5Zm0 0c3-1.5 2-4.5 5-6.5s3.5-3.5 5.5-6',
  caffeine: 'M13 3 5.5 13.5H12L11 21l7.5-10.5H12L13 3Z',
  cupSizes: CUP,
  recyclable:
    'M9 5.5 10.7 3.3a1.6 1.6 0 0 1 2.6 0L16 7.5m0 0 .5-3M16 7.5l-3-.5M19 12l1.7 3a1.6 1.6 0 0 1-1.4 2.5H14m0 0 2.2 2.2M14 17.5l2.2-2.2M9.5 17.5H4.7a1.6 1.6 0 0 1-1.4-2.5L6 10.5m0 0-2.9.9M6 10.5l.9 2.9',
  certification:
    'M12 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11ZM8.5 13.5 7.5 21l4.5-2.5 4.5 2.5-1-7.5M9.8 9l1.6 1.6 2.8-3',
  podFormat: 'M5 6.5h14l-2 12.5H7L5 6.5Zm-1-2.5h16v2.5H4V4Zm4 6.5h8',
  reservoirOz: DROP,
  capacityOz: DROP,
  heatUpSeconds: CLOCK,
  hoursHot: CLOCK,
  icedSetting: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5',
  strengthControl: 'M4.5 17a8 8 0 1 1 15 0M12 15l4-5.5M12 15.2v-.2',
  milkFrother: CUP,
  carafeCups: CUP,
  smart: 'M4 10a12 12 0 0 1 16 0M6.8 13.2a8 8 0 0 1 10.4 0M9.6 16.4a4 4 0 0 1 4.8 0M12 19.5v-.2',
  autoOffMinutes: 'M12 3.5V11M7.5 6.5a7.5 7.5 0 1 0 9 0',
  podCapacity: 'M4 8l8-4 8 4v8.5l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8.5',
  dishwasherSafe: 'M5 4h14v16H5zM5 8.5h14M8 6.2h.2M12 17.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
};
